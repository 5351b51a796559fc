/** The pictures of the camp's cards. */

import barrier from "~icons/game-icons/barrier?raw";
import baseballBat from "~icons/game-icons/baseball-bat?raw";
import bowArrow from "~icons/game-icons/bow-arrow?raw";
import bowieKnife from "~icons/game-icons/bowie-knife?raw";
import bunkBeds from "~icons/game-icons/bunk-beds?raw";
import burningTree from "~icons/game-icons/burning-tree?raw";
import coach from "~icons/game-icons/bus?raw";
import campfire from "~icons/game-icons/campfire?raw";
import candlestickPhone from "~icons/game-icons/candlestick-phone?raw";
import clover from "~icons/game-icons/clover?raw";
import cursedStar from "~icons/game-icons/cursed-star?raw";
import drowning from "~icons/game-icons/drowning?raw";
import fireworkRocket from "~icons/game-icons/firework-rocket?raw";
import firstAidKit from "~icons/game-icons/first-aid-kit?raw";
import flashlight from "~icons/game-icons/flashlight?raw";
import flyingFlag from "~icons/game-icons/flying-flag?raw";
import graspingClaws from "~icons/game-icons/grasping-claws?raw";
import houseKeys from "~icons/game-icons/house-keys?raw";
import linkedRings from "~icons/game-icons/linked-rings?raw";
import loveLetter from "~icons/game-icons/love-letter?raw";
import lovers from "~icons/game-icons/lovers?raw";
import medicinePills from "~icons/game-icons/medicine-pills?raw";
import meditation from "~icons/game-icons/meditation?raw";
import moon from "~icons/game-icons/moon?raw";
import nightSleep from "~icons/game-icons/night-sleep?raw";
import rabbitHead from "~icons/game-icons/rabbit-head?raw";
import ranchGate from "~icons/game-icons/ranch-gate?raw";
import revolver from "~icons/game-icons/revolver?raw";
import rollingDices from "~icons/game-icons/rolling-dices?raw";
import running from "~icons/game-icons/run?raw";
import secretDoor from "~icons/game-icons/secret-door?raw";
import sodaCan from "~icons/game-icons/soda-can?raw";
import soundWaves from "~icons/game-icons/sound-waves?raw";
import spellBook from "~icons/game-icons/spell-book?raw";
import spraying from "~icons/game-icons/spray?raw";
import trashCan from "~icons/game-icons/trash-can?raw";
import treasureMap from "~icons/game-icons/treasure-map?raw";
import warpPipe from "~icons/game-icons/warp-pipe?raw";
import whistle from "~icons/game-icons/whistle?raw";
import wolfTrap from "~icons/game-icons/wolf-trap?raw";
import woodAxe from "~icons/game-icons/wood-axe?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "item-baseball-bat": art(baseballBat, "courage"),
  "item-whistle": art(whistle, "night"),
  "item-energy-drink": art(sodaCan, "reason"),
  "item-bin-lid": art(trashCan, "night"),
  "item-knife": art(bowieKnife, "courage"),
  "item-motorboat-keys": art(houseKeys, "reason"),
  "item-archery-bow": art(bowArrow, "reason"),
  "item-fireworks": art(fireworkRocket, "fear"),
  "item-lucky-dice": art(rollingDices, "hope"),
  "item-mysterious-pills": art(medicinePills, "fear"),
  "item-axe": art(woodAxe, "courage"),
  "item-first-aid-kit": art(firstAidKit, "hope"),
  "item-lucky-rabbits-foot": art(rabbitHead, "hope"),
  "item-old-revolver": art(revolver, "night"),
  "item-bear-trap": art(wolfTrap, "courage"),
  "item-flashlight": art(flashlight, "hope"),
  "item-map": art(treasureMap, "hope"),
  "item-pepper-spray": art(spraying, "fear"),
  "terror-the-legend-is-true": art(spellBook, "fear"),
  "terror-a-stroke-of-luck": art(clover, "hope"),
  "terror-scatter": art(running, "fear"),
  "terror-two-at-the-gate": art(ranchGate, "night"),
  "terror-toward-the-sound": art(soundWaves, "night"),
  "terror-fire": art(burningTree, "courage"),
  "terror-asleep-in-a-bunk": art(bunkBeds, "night"),
  "terror-nobody-is-coming": art(candlestickPhone, "fear"),
  "event-sworn-together": art(linkedRings, "hope"),
  "event-boyfriend": art(loveLetter, "courage"),
  "event-girlfriend": art(lovers, "courage"),
  "event-the-damned": art(cursedStar, "fear"),
  "event-a-late-bus": art(coach, "night"),
  "event-stubborn-kids": art(barrier, "fear"),
  "event-hands-that-hold": art(graspingClaws, "fear"),
  "event-black-water": art(drowning, "reason"),
  "event-the-old-drain": art(warpPipe, "reason"),
  "event-sleepwalkers": art(nightSleep, "night"),
  "setup-the-map-in-the-attic": art(secretDoor, "hope"),
  "setup-capture-the-flag": art(flyingFlag, "courage"),
  "setup-the-silent-hour": art(meditation, "night"),
  "setup-moonlit-swim": art(moon, "reason"),
  "setup-bonfire": art(campfire, "courage"),
};
