/** The pictures of the Walled Brother's cards and of his film's girls' Items. */

import brickWall from "~icons/game-icons/brick-wall?raw";
import brokenPottery from "~icons/game-icons/broken-pottery?raw";
import brokenWall from "~icons/game-icons/broken-wall?raw";
import castleRuins from "~icons/game-icons/castle-ruins?raw";
import dramaMasks from "~icons/game-icons/drama-masks?raw";
import dustCloud from "~icons/game-icons/dust-cloud?raw";
import evilHand from "~icons/game-icons/evil-hand?raw";
import heartBeats from "~icons/game-icons/heart-beats?raw";
import hoodedFigure from "~icons/game-icons/hooded-figure?raw";
import humanEar from "~icons/game-icons/human-ear?raw";
import lungs from "~icons/game-icons/lungs?raw";
import metronome from "~icons/game-icons/metronome?raw";
import ringingBell from "~icons/game-icons/ringing-bell?raw";
import robberHand from "~icons/game-icons/robber-hand?raw";
import semiClosedEye from "~icons/game-icons/semi-closed-eye?raw";
import shouting from "~icons/game-icons/shouting?raw";
import skeletalHand from "~icons/game-icons/skeletal-hand?raw";
import stoneWall from "~icons/game-icons/stone-wall?raw";
import trowel from "~icons/game-icons/trowel?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "terror-a-dropped-cup": art(brokenPottery, "night"),
  "terror-fingers-in-the-mortar": art(evilHand, "fear"),
  "terror-the-slit-in-the-wall": art(semiClosedEye, "fear"),
  "terror-whispering": art(humanEar, "night"),
  "terror-dust-on-the-floor": art(dustCloud, "night"),
  "terror-your-own-breath": art(lungs, "fear"),
  "terror-one-of-them-answers": art(shouting, "courage"),
  "terror-bricks-back-in-place": art(brickWall, "reason"),
  "terror-grip-of-lime": art(skeletalHand, "fear"),
  "terror-through-every-wall": art(brokenWall, "courage"),
  "dark-power-thin-plaster": art(stoneWall, "night"),
  "dark-power-reaches-through": art(robberHand, "fear"),
  "dark-power-borrowed-voices": art(dramaMasks, "fear"),
  "dark-power-the-whole-chapter": art(hoodedFigure, "fear"),
  "finale-no-more-walls": art(castleRuins, "courage"),
  "finale-he-hears-your-heart": art(heartBeats, "fear"),
  "finale-every-bell": art(ringingBell, "night"),
  "bonus-item-martas-metronome": art(metronome, "hope"),
  "bonus-item-agneses-trowel": art(trowel, "courage"),
};
