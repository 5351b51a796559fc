/** The drawings of films, one folder for each Killer or Location. Register new ones here; others get a plain drawing. */

import type { Component } from "svelte";
import { CAMP, TOKENS as CAMP_TOKENS } from "./camp_happy_trails/map";
import { PICTURES as CAMP_ITEMS } from "./camp_happy_trails/pictures";
import type { FilmMap, Token } from "./film";
import Hans from "./hans_the_butcher/Portrait.svelte";

/** The Killers' portraits. */
export const PORTRAITS: Readonly<Record<string, Component | undefined>> = { "hans-the-butcher": Hans };

/** The Locations' maps. */
export const MAPS: Readonly<Record<string, FilmMap | undefined>> = { "camp-happy-trails": CAMP };

/** The tokens that they place on maps. */
export const TOKENS: Readonly<Record<string, Token | undefined>> = { ...CAMP_TOKENS };

/** The pictures of their Items. */
export const PICTURES = { ...CAMP_ITEMS };
