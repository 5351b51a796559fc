/** The pictures of the priory's cards. */

import alarmClock from "~icons/game-icons/alarm-clock?raw";
import blackBook from "~icons/game-icons/black-book?raw";
import brandyBottle from "~icons/game-icons/brandy-bottle?raw";
import busDoors from "~icons/game-icons/bus-doors?raw";
import busStop from "~icons/game-icons/bus-stop?raw";
import candleHolder from "~icons/game-icons/candle-holder?raw";
import candles from "~icons/game-icons/candles?raw";
import clockTower from "~icons/game-icons/clock-tower?raw";
import floorHatch from "~icons/game-icons/floor-hatch?raw";
import forkKnifeSpoon from "~icons/game-icons/fork-knife-spoon?raw";
import gardeningShears from "~icons/game-icons/gardening-shears?raw";
import gothicCross from "~icons/game-icons/gothic-cross?raw";
import handOk from "~icons/game-icons/hand-ok?raw";
import medicalPackAlt from "~icons/game-icons/medical-pack-alt?raw";
import monkFace from "~icons/game-icons/monk-face?raw";
import newspaper from "~icons/game-icons/newspaper?raw";
import nunFace from "~icons/game-icons/nun-face?raw";
import openBook from "~icons/game-icons/open-book?raw";
import padlock from "~icons/game-icons/padlock?raw";
import perfumeBottle from "~icons/game-icons/perfume-bottle?raw";
import prayer from "~icons/game-icons/prayer?raw";
import prayerBeads from "~icons/game-icons/prayer-beads?raw";
import quillInk from "~icons/game-icons/quill-ink?raw";
import ropeCoil from "~icons/game-icons/rope-coil?raw";
import scrollQuill from "~icons/game-icons/scroll-quill?raw";
import shakingHands from "~icons/game-icons/shaking-hands?raw";
import sickle from "~icons/game-icons/sickle?raw";
import silence from "~icons/game-icons/silence?raw";
import sing from "~icons/game-icons/sing?raw";
import sleepy from "~icons/game-icons/sleepy?raw";
import sling from "~icons/game-icons/sling?raw";
import smartphone from "~icons/game-icons/smartphone?raw";
import soundOff from "~icons/game-icons/sound-off?raw";
import stoneBlock from "~icons/game-icons/stone-block?raw";
import stoneCrafting from "~icons/game-icons/stone-crafting?raw";
import templeDoor from "~icons/game-icons/temple-door?raw";
import terror from "~icons/game-icons/terror?raw";
import threeKeys from "~icons/game-icons/three-keys?raw";
import wallLight from "~icons/game-icons/wall-light?raw";
import well from "~icons/game-icons/well?raw";
import woodStick from "~icons/game-icons/wood-stick?raw";

import { type Art, art } from "../../art";

export const CARDS: Readonly<Record<string, Art>> = {
  "item-candle-snuffer": art(candleHolder, "night"),
  "item-penknife": art(quillInk, "courage"),
  "item-processional-cross": art(gothicCross, "hope"),
  "item-pruning-hook": art(sickle, "courage"),
  "item-stonemasons-hammer": art(stoneCrafting, "courage"),
  "item-orchard-sling": art(sling, "reason"),
  "item-wooden-clapper": art(woodStick, "fear"),
  "item-alarm-clock": art(alarmClock, "fear"),
  "item-trapdoor-bolt": art(padlock, "reason"),
  "item-hand-signs": art(handOk, "hope"),
  "item-rope-girdle": art(ropeCoil, "reason"),
  "item-leaded-missal": art(blackBook, "night"),
  "item-blessed-salts": art(perfumeBottle, "hope"),
  "item-herbal-liqueur": art(brandyBottle, "hope"),
  "item-infirmarians-box": art(medicalPackAlt, "hope"),
  "item-confiscated-phone": art(smartphone, "reason"),
  "item-book-of-hours": art(openBook, "hope"),
  "item-prayer-beads": art(prayerBeads, "hope"),
  "terror-another-coach": art(busDoors, "night"),
  "terror-grate-lifts": art(floorHatch, "fear"),
  "terror-someone-screams": art(terror, "fear"),
  "terror-they-run-for-the-light": art(wallLight, "courage"),
  "terror-plainsong": art(sing, "reason"),
  "terror-lay-sisters-keys": art(threeKeys, "hope"),
  "terror-votive-candles": art(candles, "courage"),
  "terror-great-silence": art(soundOff, "night"),
  "event-novice": art(nunFace, "hope"),
  "event-journalist": art(newspaper, "reason"),
  "event-penitent": art(prayer, "night"),
  "event-late-arrivals": art(busStop, "night"),
  "event-they-keep-the-vow": art(silence, "reason"),
  "event-blocked-stair": art(stoneBlock, "reason"),
  "event-open-well": art(well, "fear"),
  "event-hand-in-hand-procession": art(shakingHands, "hope"),
  "event-burden-of-names": art(scrollQuill, "fear"),
  "event-somnambulists": art(sleepy, "night"),
  "setup-first-bell": art(monkFace, "night"),
  "setup-silent-supper": art(forkKnifeSpoon, "night"),
  "setup-work-hour": art(gardeningShears, "reason"),
  "setup-confessions": art(templeDoor, "fear"),
  "setup-last-night": art(clockTower, "night"),
};
