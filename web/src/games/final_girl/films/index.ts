/** The films that are drawn: a Killer or a Location a folder. A new one is named here; one that is not is drawn plainly. */

import type { Component } from "svelte";
import { CAMP, TOKENS as CAMP_TOKENS } from "./camp_happy_trails/map";
import { PICTURES as CAMP_ITEMS } from "./camp_happy_trails/pictures";
import type { FilmMap, Token } from "./film";
import Hans from "./hans_the_butcher/Portrait.svelte";

/** The Killers' portraits. */
export const PORTRAITS: Readonly<Record<string, Component | undefined>> = { "hans-the-butcher": Hans };

/** The Locations' maps. */
export const MAPS: Readonly<Record<string, FilmMap | undefined>> = { "camp-happy-trails": CAMP };

/** What they lay on them. */
export const TOKENS: Readonly<Record<string, Token | undefined>> = { ...CAMP_TOKENS };

/** The pictures of their Items. */
export const PICTURES = { ...CAMP_ITEMS };
