/** The pictures of Hans's cards. */

import axeSwing from "~icons/game-icons/axe-swing?raw";
import beastEye from "~icons/game-icons/beast-eye?raw";
import blood from "~icons/game-icons/blood?raw";
import bootPrints from "~icons/game-icons/boot-prints?raw";
import bootStomp from "~icons/game-icons/boot-stomp?raw";
import candleFlame from "~icons/game-icons/candle-flame?raw";
import enrage from "~icons/game-icons/enrage?raw";
import flatHammer from "~icons/game-icons/flat-hammer?raw";
import footprint from "~icons/game-icons/footprint?raw";
import hotMeal from "~icons/game-icons/hot-meal?raw";
import knifeFork from "~icons/game-icons/knife-fork?raw";
import meal from "~icons/game-icons/meal?raw";
import meatHook from "~icons/game-icons/meat-hook?raw";
import skullInJar from "~icons/game-icons/skull-in-jar?raw";
import spinningBlades from "~icons/game-icons/spinning-blades?raw";
import stabbedNote from "~icons/game-icons/stabbed-note?raw";
import pane from "~icons/game-icons/window?raw";
import woodenDoor from "~icons/game-icons/wooden-door?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "terror-no-room-to-swing": art(axeSwing, "fear"),
  "terror-at-the-window": art(pane, "night"),
  "terror-step-by-step": art(bootPrints, "fear"),
  "terror-behind-the-door": art(woodenDoor, "fear"),
  "terror-fresh-tracks": art(footprint, "fear"),
  "terror-horrific-hammer-rush": art(flatHammer, "courage"),
  "terror-your-name": art(stabbedNote, "fear"),
  "terror-keepsakes": art(skullInJar, "night"),
  "terror-the-table-is-laid": art(knifeFork, "courage"),
  "terror-unholy-rage": art(enrage, "courage"),
  "terror-longer-strides": art(bootStomp, "fear"),
  "dark-power-wide-swing": art(spinningBlades, "fear"),
  "dark-power-he-remembers-you": art(beastEye, "fear"),
  "dark-power-well-fed": art(hotMeal, "courage"),
  "dark-power-slaughterhouse": art(meatHook, "fear"),
  "finale-the-last-light": art(candleFlame, "night"),
  "finale-thirst": art(blood, "fear"),
  "finale-red-supper": art(meal, "courage"),
};
