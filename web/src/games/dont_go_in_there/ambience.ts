/** The sounds of the house: wind in the chimney, creaking beams, a distant clock; a bell at key moments. */

import { tone, type Ambience } from "../../look/sounds";
import { cardsLeft } from "./sets";
import type { View } from "./types";

const CARDS_OF_A_TYPE = 8;

export const ambience: Ambience = {
  // A music box in D minor, with a limping clock.
  score: {
    root: 146.8,
    scale: [0, 2, 3, 5, 7, 8, 11],
    chords: [
      [0, 2, 4],
      [5, 7, 9],
      [3, 5, 7],
      [4, 6, 8],
    ],
    tempo: [50, 78],
    pad: "sine",
    lead: "triangle",
    pulse: [0, 2.5],
  },
  danger(view) {
    const { boards, types, removed, resolving } = view as View;
    const nearly = boards.filter(({ spaces }) => spaces.filter((seat) => seat !== null).length === 2).length;
    const begun = 1 - cardsLeft(view as View) / (types.length * CARDS_OF_A_TYPE - removed);
    return 0.1 + 0.3 * begun + 0.12 * nearly + (resolving ? 0.35 : 0);
  },
  drones: [
    { shape: "sine", hertz: 55, loud: 0.12, swell: 13 },
    { shape: "sine", hertz: 82.6, loud: 0.06, swell: 19 },
  ],
  winds: [
    { low: 180, high: 520, narrow: 3, loud: 0.16, swell: 11 },
    { low: 700, high: 1100, narrow: 9, loud: 0.05, swell: 17 },
  ],
  nowAndThen: [
    { tones: [tone("sawtooth", 96, 71, 0, 0.5, 0.03), tone("sawtooth", 118, 84, 0.18, 0.4, 0.02)], every: [16, 45] },
    { tones: [0, 1, 2, 3].map((at) => tone("triangle", 2100, 1900, at, 0.03, 0.03)), every: [25, 60] },
  ],
  cue: [
    tone("sine", 147, 146, 0, 2.4, 0.4),
    tone("sine", 349, 346, 0, 1.6, 0.16),
    tone("triangle", 415, 411, 0.02, 1.1, 0.07),
  ],
};
