/** The sounds of the house: wind in the chimney, creaking beams, a distant clock; a bell at key moments. */

import { tone, type Ambience } from "../../look/sounds";

export const ambience: Ambience = {
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
