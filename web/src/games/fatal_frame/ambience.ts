/** The sounds of the village: a thin wind, a wind bell, dripping water; a shutter and a drum at key moments. */

import { tone, type Ambience } from "../../look/sounds";
import type { View } from "./types";

export const ambience: Ambience = {
  // A koto in the in scale.
  score: {
    root: 123.5,
    scale: [0, 1, 5, 7, 8],
    chords: [
      [0, 2, 3],
      [1, 3, 5],
      [0, 2, 4],
      [3, 5, 6],
    ],
    tempo: [42, 84],
    pad: "sine",
    lead: "triangle",
    pulse: [0, 0.5],
  },
  danger(view) {
    const { combat, round, last_round: last } = view as View;
    return combat ? (combat.boss ? 1 : 0.75) : 0.1 + (0.35 * round) / last;
  },
  drones: [
    { shape: "sine", hertz: 61.7, loud: 0.1, swell: 15 },
    { shape: "sine", hertz: 65.4, loud: 0.08, swell: 23 },
  ],
  winds: [
    { low: 420, high: 900, narrow: 7, loud: 0.12, swell: 12 },
    { low: 140, high: 260, narrow: 2, loud: 0.12, swell: 18 },
  ],
  nowAndThen: [
    {
      tones: [
        tone("sine", 2093, 2090, 0, 1.6, 0.03),
        tone("sine", 3136, 3130, 0.02, 1, 0.012),
        tone("sine", 2349, 2345, 0.4, 1.4, 0.02),
      ],
      every: [14, 40],
    },
    { tones: [tone("sine", 900, 1500, 0, 0.05, 0.06), tone("sine", 700, 1250, 0.22, 0.05, 0.03)], every: [8, 24] },
  ],
  cue: [
    tone("square", 2400, 300, 0, 0.025, 0.12),
    tone("square", 1800, 200, 0.09, 0.03, 0.12),
    tone("sine", 82, 55, 0.1, 1.3, 0.6),
    tone("sine", 1245, 1230, 0.15, 1.5, 0.06),
  ],
};
