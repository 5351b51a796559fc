/** The pictures of the Action cards and Bonus Items; a film draws its own cards. */

import bowman from "~icons/game-icons/bowman?raw";
import burningSkull from "~icons/game-icons/burning-skull?raw";
import cardPickup from "~icons/game-icons/card-pickup?raw";
import clawSlashes from "~icons/game-icons/claw-slashes?raw";
import coffeeMug from "~icons/game-icons/coffee-mug?raw";
import needle from "~icons/game-icons/compass?raw";
import crossedSwords from "~icons/game-icons/crossed-swords?raw";
import deadlyStrike from "~icons/game-icons/deadly-strike?raw";
import dodge from "~icons/game-icons/dodge?raw";
import hatchet from "~icons/game-icons/hatchet?raw";
import knapsack from "~icons/game-icons/knapsack?raw";
import magnifyingGlass from "~icons/game-icons/magnifying-glass?raw";
import megaphone from "~icons/game-icons/megaphone?raw";
import openTreasureChest from "~icons/game-icons/open-treasure-chest?raw";
import personInBed from "~icons/game-icons/person-in-bed?raw";
import punching from "~icons/game-icons/punch?raw";
import screaming from "~icons/game-icons/screaming?raw";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled?raw";
import sprint from "~icons/game-icons/sprint?raw";
import swordClash from "~icons/game-icons/sword-clash?raw";
import thirdEye from "~icons/game-icons/third-eye?raw";
import tombstone from "~icons/game-icons/tombstone?raw";
import toolbox from "~icons/game-icons/toolbox?raw";
import walking from "~icons/game-icons/walk?raw";

import { type Art, art } from "./art";

/** By the ids of entries. */
export const CARDS: Readonly<Record<string, Art>> = {
  "action-walk": art(walking, "reason"),
  "action-focus": art(thirdEye, "night"),
  "action-weak-attack": art(punching, "courage"),
  "action-short-rest": art(coffeeMug, "hope"),
  "action-close-call": art(dodge, "fear"),
  "action-search": art(magnifyingGlass, "hope"),
  "action-sprint": art(sprint, "reason"),
  "action-guard": art(crossedSwords, "fear"),
  "action-distraction": art(megaphone, "night"),
  "action-improvise": art(toolbox, "hope"),
  "action-planning": art(needle, "hope"),
  "action-retaliate": art(swordClash, "courage"),
  "action-furious-strike": art(clawSlashes, "courage"),
  "action-long-rest": art(personInBed, "night"),
  "action-critical-blow": art(deadlyStrike, "courage"),
  "bonus-item-lauries-bow": art(bowman, "reason"),
  "bonus-item-reikos-axe": art(hatchet, "courage"),
};

/** For cards without a picture of their own, by the start of their ids. */
export const KINDS: Readonly<Record<string, Art>> = {
  action: art(cardPickup, "night"),
  item: art(knapsack, "hope"),
  "bonus-item": art(knapsack, "hope"),
  terror: art(screaming, "fear"),
  "dark-power": art(burningSkull, "fear"),
  finale: art(tombstone, "fear"),
  event: art(scrollUnfurled, "night"),
  setup: art(openTreasureChest, "night"),
};
