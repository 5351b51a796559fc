/** The drawings of films, one folder for each Killer or Location. Register new ones here; others get a plain drawing. */

import type { Component } from "svelte";
import type { EventInfo } from "../../../protocol";
import type { Roll } from "../../face";
import Laurie from "../girls/Laurie.svelte";
import Reiko from "../girls/Reiko.svelte";
import { CAMP, TOKENS as CAMP_TOKENS } from "./camp_happy_trails/map";
import { ROLLS as OF_CAMP_DICE } from "./camp_happy_trails/rolls";
import { PARK } from "./fallowmere_park/map";
import type { FilmMap, Girl, Markers, Minion, Token } from "./film";
import Hans from "./hans_the_butcher/Hans.svelte";
import { PRIORY } from "./harrowcell_priory/map";
import Bronagh from "./low_water/Bronagh.svelte";
import { MINIONS as OF_LOW_WATER } from "./low_water/figures";
import LowWater from "./low_water/LowWater.svelte";
import { AWAY as BEHIND_WALLS, MARKERS as OF_BROTHER } from "./the_walled_brother/figures";
import Marta from "./the_walled_brother/Marta.svelte";
import SisterAgnese from "./the_walled_brother/SisterAgnese.svelte";
import WalledBrother from "./the_walled_brother/WalledBrother.svelte";
import { MINIONS as OF_WHIPPER_IN } from "./the_whipper_in/figures";
import Odile from "./the_whipper_in/Odile.svelte";
import WhipperIn from "./the_whipper_in/WhipperIn.svelte";
import Winifred from "./the_whipper_in/Winifred.svelte";

/** The Killers, and those who take the place of one, each in a box of 344 by 220 with the face at 193, 75. */
export const KILLERS: Readonly<Record<string, Component | undefined>> = {
  "hans-the-butcher": Hans,
  "the-whipper-in": WhipperIn,
  "the-walled-brother": WalledBrother,
  "low-water": LowWater,
};

/** Where a Killer is who is not on the map, as the end of a sentence. */
export const AWAY: Readonly<Record<string, string | undefined>> = { "the-walled-brother": BEHIND_WALLS };

export const GIRLS: Readonly<Record<string, Girl | undefined>> = {
  laurie: { Portrait: Laurie, hair: "#6e2a1e" },
  reiko: { Portrait: Reiko, hair: "#10131c" },
  winifred: { Portrait: Winifred, hair: "#a5491f" },
  odile: { Portrait: Odile, hair: "#141013" },
  marta: { Portrait: Marta, hair: "#b7aebb" },
  "sister-agnese": { Portrait: SisterAgnese, hair: "#23242e" },
  bronagh: { Portrait: Bronagh, hair: "#c79a1e" },
};

/** The kinds of Minions. */
export const MINIONS: Readonly<Record<string, Minion | undefined>> = { ...OF_WHIPPER_IN, ...OF_LOW_WATER };

/** The Locations' maps. */
export const MAPS: Readonly<Record<string, FilmMap | undefined>> = {
  "camp-happy-trails": CAMP,
  "fallowmere-park": PARK,
  "harrowcell-priory": PRIORY,
};

/** The tokens that they place on maps. */
export const TOKENS: Readonly<Record<string, Token | undefined>> = { ...CAMP_TOKENS };

/** The markers of which several can lie in a space, by the name of the field that counts them. */
export const MARKERS: Readonly<Record<string, Markers | undefined>> = { ...OF_BROTHER };

/** What the dice tray shows of their own events, by verb. */
export const ROLLS: Readonly<Record<string, ((info: EventInfo) => Roll) | undefined>> = { ...OF_CAMP_DICE };
