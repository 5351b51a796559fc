/** Marks of single games for the lines of "How to play", by the game's id. */

import type { Component } from "svelte";

import FollowYourFear from "./follow_your_fear/Mark.svelte";

export const marks: Readonly<Record<string, Component<{ of: string }>>> = { "follow-your-fear": FollowYourFear };
