/** The pictures of the Whipper-In's cards and of his film's girls' Items. */

import bassetHoundHead from "~icons/game-icons/basset-hound-head?raw";
import breakingChain from "~icons/game-icons/breaking-chain?raw";
import carnivoreMouth from "~icons/game-icons/carnivore-mouth?raw";
import cavalry from "~icons/game-icons/cavalry?raw";
import crossedChains from "~icons/game-icons/crossed-chains?raw";
import deerHead from "~icons/game-icons/deer-head?raw";
import dogHouse from "~icons/game-icons/dog-house?raw";
import frenchHorn from "~icons/game-icons/french-horn?raw";
import grab from "~icons/game-icons/grab?raw";
import hound from "~icons/game-icons/hound?raw";
import hunterEyes from "~icons/game-icons/hunter-eyes?raw";
import huntingHorn from "~icons/game-icons/hunting-horn?raw";
import jumpingDog from "~icons/game-icons/jumping-dog?raw";
import mailedFist from "~icons/game-icons/mailed-fist?raw";
import pawPrint from "~icons/game-icons/paw-print?raw";
import saberSlash from "~icons/game-icons/saber-slash?raw";
import saddle from "~icons/game-icons/saddle?raw";
import spade from "~icons/game-icons/spade?raw";
import wolfHead from "~icons/game-icons/wolf-head?raw";
import wolfHowl from "~icons/game-icons/wolf-howl?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "terror-tally-ho": art(huntingHorn, "courage"),
  "terror-full-cry": art(wolfHowl, "fear"),
  "terror-laid-on-the-line": art(pawPrint, "night"),
  "terror-loose-them": art(breakingChain, "courage"),
  "terror-at-bay": art(deerHead, "fear"),
  "terror-long-note": art(frenchHorn, "night"),
  "terror-cut-off": art(crossedChains, "night"),
  "terror-his-own-hands": art(grab, "fear"),
  "terror-cubs": art(wolfHead, "courage"),
  "terror-whip-hand": art(mailedFist, "fear"),
  "terror-second-horse": art(cavalry, "night"),
  "dark-power-blooded-pack": art(carnivoreMouth, "fear"),
  "dark-power-long-lope": art(jumpingDog, "night"),
  "dark-power-another-couple": art(hound, "fear"),
  "dark-power-no-kennel-shut": art(dogHouse, "fear"),
  "finale-kill-in-the-open": art(hunterEyes, "fear"),
  "finale-dig-them-out": art(spade, "courage"),
  "finale-call-off-the-pack": art(bassetHoundHead, "night"),
  "bonus-item-winifreds-stirrup": art(saddle, "reason"),
  "bonus-item-odiles-foil": art(saberSlash, "courage"),
};
