/** The pictures of the park's cards. */

import barbedSpear from "~icons/game-icons/barbed-spear?raw";
import beerHorn from "~icons/game-icons/beer-horn?raw";
import bowTie from "~icons/game-icons/bow-tie?raw";
import bugleCall from "~icons/game-icons/bugle-call?raw";
import cape from "~icons/game-icons/cape?raw";
import cityCar from "~icons/game-icons/city-car?raw";
import conversation from "~icons/game-icons/conversation?raw";
import cubes from "~icons/game-icons/cubes?raw";
import dam from "~icons/game-icons/dam?raw";
import drum from "~icons/game-icons/drum?raw";
import dungeonGate from "~icons/game-icons/dungeon-gate?raw";
import echoRipples from "~icons/game-icons/echo-ripples?raw";
import forest from "~icons/game-icons/forest?raw";
import fox from "~icons/game-icons/fox?raw";
import foxHead from "~icons/game-icons/fox-head?raw";
import horseshoe from "~icons/game-icons/horseshoe?raw";
import house from "~icons/game-icons/house?raw";
import jewelCrown from "~icons/game-icons/jewel-crown?raw";
import lasso from "~icons/game-icons/lasso?raw";
import medicalPack from "~icons/game-icons/medical-pack?raw";
import nightSky from "~icons/game-icons/night-sky?raw";
import notebook from "~icons/game-icons/notebook?raw";
import oldLantern from "~icons/game-icons/old-lantern?raw";
import openGate from "~icons/game-icons/open-gate?raw";
import papers from "~icons/game-icons/papers?raw";
import pitchfork from "~icons/game-icons/pitchfork?raw";
import plainDagger from "~icons/game-icons/plain-dagger?raw";
import plow from "~icons/game-icons/plow?raw";
import rabbit from "~icons/game-icons/rabbit?raw";
import rolledCloth from "~icons/game-icons/rolled-cloth?raw";
import sailboat from "~icons/game-icons/sailboat?raw";
import sawedOffShotgun from "~icons/game-icons/sawed-off-shotgun?raw";
import shotgunRounds from "~icons/game-icons/shotgun-rounds?raw";
import sinkingTrap from "~icons/game-icons/sinking-trap?raw";
import skeletonKey from "~icons/game-icons/skeleton-key?raw";
import swamp from "~icons/game-icons/swamp?raw";
import waterFlask from "~icons/game-icons/water-flask?raw";
import whip from "~icons/game-icons/whip?raw";
import whistle from "~icons/game-icons/whistle?raw";
import winchesterRifle from "~icons/game-icons/winchester-rifle?raw";
import wineGlass from "~icons/game-icons/wine-glass?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "item-boot-knife": art(plainDagger, "courage"),
  "item-riding-crop": art(whip, "night"),
  "item-hay-fork": art(pitchfork, "courage"),
  "item-boar-spear": art(barbedSpear, "courage"),
  "item-estate-shotgun": art(sawedOffShotgun, "night"),
  "item-stalking-rifle": art(winchesterRifle, "reason"),
  "item-man-trap": art(sinkingTrap, "courage"),
  "item-decoy-horn": art(bugleCall, "hope"),
  "item-dog-whistle": art(whistle, "night"),
  "item-leading-rein": art(lasso, "reason"),
  "item-waxed-coat": art(cape, "reason"),
  "item-hip-flask": art(waterFlask, "hope"),
  "item-veterinary-bag": art(medicalPack, "hope"),
  "item-aniseed-rag": art(rolledCloth, "fear"),
  "item-sugar-lumps": art(cubes, "hope"),
  "item-boathouse-key": art(skeletonKey, "reason"),
  "item-game-book": art(notebook, "hope"),
  "item-fox-mask": art(foxHead, "fear"),
  "terror-cars-on-the-drive": art(cityCar, "night"),
  "terror-beaters": art(drum, "courage"),
  "terror-gone-to-ground": art(fox, "fear"),
  "terror-horn-over-the-mere": art(echoRipples, "reason"),
  "terror-bad-ground": art(swamp, "fear"),
  "terror-gate-left-open": art(openGate, "hope"),
  "terror-lamp-oil": art(oldLantern, "courage"),
  "terror-early-dark": art(nightSky, "night"),
  "event-stable-girl": art(horseshoe, "hope"),
  "event-poacher": art(rabbit, "night"),
  "event-heir": art(jewelCrown, "hope"),
  "event-shooting-lunch": art(shotgunRounds, "courage"),
  "event-deep-plough": art(plow, "reason"),
  "event-sluice-open": art(dam, "reason"),
  "event-ice-house-passage": art(dungeonGate, "reason"),
  "event-they-answer-the-horn": art(beerHorn, "fear"),
  "event-old-retainer": art(bowTie, "hope"),
  "event-word-gets-round": art(conversation, "hope"),
  "setup-stirrup-cup": art(wineGlass, "hope"),
  "setup-paper-chase": art(papers, "night"),
  "setup-drawing-the-coverts": art(forest, "reason"),
  "setup-regatta": art(sailboat, "reason"),
  "setup-long-weekend": art(house, "night"),
};
