/** The films that are drawn: a Killer or a Location a folder. A new one is named here; one that is not is drawn plainly. */

import type { Component } from "svelte";
import * as camp from "./camp_happy_trails/map";
import { PICTURES as CAMP_ITEMS } from "./camp_happy_trails/pictures";
import Hans from "./hans_the_butcher/Portrait.svelte";

/** The Killers' portraits. */
export const PORTRAITS: Readonly<Record<string, Component | undefined>> = { "hans-the-butcher": Hans };

/** Where spaces are drawn, in hundredths, what stands at them, and the trees. */
export const MAPS = { narrow: camp.NARROW, wide: camp.WIDE, landmarks: camp.LANDMARKS, trees: camp.TREES };

/** The pictures of their Items. */
export const PICTURES = { ...CAMP_ITEMS };
