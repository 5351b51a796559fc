/** The drawings of films, one folder for each Killer or Location. Register new ones here; others get a plain drawing. */

import type { Component } from "svelte";
import type { EventInfo } from "../../../protocol";
import type { Roll } from "../../face";
import type { Art } from "../art";
import Laurie from "../girls/Laurie.svelte";
import Reiko from "../girls/Reiko.svelte";
import { CAMP, TOKENS as CAMP_TOKENS } from "./camp_happy_trails/map";
import { CARDS as OF_CAMP } from "./camp_happy_trails/pictures";
import { ROLLS as OF_CAMP_DICE } from "./camp_happy_trails/rolls";
import type { FilmMap, Token } from "./film";
import Hans from "./hans_the_butcher/Hans.svelte";
import { CARDS as OF_HANS } from "./hans_the_butcher/pictures";

/** The Killers, each in a box of 344 by 220 with the face at 193, 75. */
export const KILLERS: Readonly<Record<string, Component | undefined>> = { "hans-the-butcher": Hans };

/** The Final Girls, each in a box of 80 by 90. */
export const GIRLS: Readonly<Record<string, Component | undefined>> = { laurie: Laurie, reiko: Reiko };

/** The Locations' maps. */
export const MAPS: Readonly<Record<string, FilmMap | undefined>> = { "camp-happy-trails": CAMP };

/** The tokens that they place on maps. */
export const TOKENS: Readonly<Record<string, Token | undefined>> = { ...CAMP_TOKENS };

/** The pictures of their cards. */
export const CARDS: Readonly<Record<string, Art>> = { ...OF_CAMP, ...OF_HANS };

/** What the dice tray shows of their own events, by verb. */
export const ROLLS: Readonly<Record<string, ((info: EventInfo) => Roll) | undefined>> = { ...OF_CAMP_DICE };
