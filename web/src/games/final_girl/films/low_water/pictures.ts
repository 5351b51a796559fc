/** The pictures of the cards of the Drowned, and of their film's girl's Item. */

import barefoot from "~icons/game-icons/barefoot?raw";
import bigWave from "~icons/game-icons/big-wave?raw";
import cellarBarrels from "~icons/game-icons/cellar-barrels?raw";
import church from "~icons/game-icons/church?raw";
import coldHeart from "~icons/game-icons/cold-heart?raw";
import faceToFace from "~icons/game-icons/face-to-face?raw";
import heavyRain from "~icons/game-icons/heavy-rain?raw";
import hook from "~icons/game-icons/hook?raw";
import lowTide from "~icons/game-icons/low-tide?raw";
import raiseZombie from "~icons/game-icons/raise-zombie?raw";
import shamblingZombie from "~icons/game-icons/shambling-zombie?raw";
import stoneTablet from "~icons/game-icons/stone-tablet?raw";
import trail from "~icons/game-icons/trail?raw";
import waveCrest from "~icons/game-icons/wave-crest?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "terror-wet-footprints": art(barefoot, "reason"),
  "terror-more-on-the-bank": art(shamblingZombie, "fear"),
  "terror-pulled-under": art(bigWave, "reason"),
  "terror-they-know-the-lanes": art(trail, "night"),
  "terror-a-face-you-know": art(faceToFace, "fear"),
  "terror-in-the-cellars": art(cellarBarrels, "night"),
  "terror-slack-tide": art(lowTide, "reason"),
  "finale-the-bell-under-water": art(church, "reason"),
  "finale-all-up-the-bank": art(waveCrest, "fear"),
  "finale-rain-at-last": art(heavyRain, "night"),
  "dark-power-cold-hands": art(coldHeart, "reason"),
  "dark-power-names-on-the-stone": art(stoneTablet, "night"),
  "dark-power-still-rising": art(raiseZombie, "fear"),
  "bonus-item-bronaghs-boathook": art(hook, "reason"),
};
