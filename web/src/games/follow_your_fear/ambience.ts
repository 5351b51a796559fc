/** The sound of the game: slow breath, a low choir, distant glass; a falling bell for great moments. */

import { tone, type Ambience } from "../../look/sounds";
import type { View } from "./types";

export const ambience: Ambience = {
  // A choir in A, between dorian and dream.
  score: {
    root: 110,
    scale: [0, 2, 3, 6, 7, 9, 10],
    chords: [
      [0, 4, 9],
      [1, 5, 7],
      [3, 5, 9],
      [0, 2, 8],
    ],
    tempo: [40, 72],
    pad: "sine",
    lead: "sine",
    pulse: [0, 1.5],
  },
  danger(view) {
    const { phase, fear, corrupt, players, seat } = view as View;
    const taken = seat === null ? 0 : (players[seat]?.taken.reduce((sum, number) => sum + number, 0) ?? 0);
    return 0.12 + (fear ? 0.1 : 0) + (phase === "fear" ? 0.3 : 0) + 0.02 * corrupt.length + 0.05 * taken;
  },
  drones: [
    { shape: "sine", hertz: 49, loud: 0.12, swell: 17 },
    { shape: "sine", hertz: 73.4, loud: 0.06, swell: 23 },
    { shape: "triangle", hertz: 110.6, loud: 0.02, swell: 29 },
  ],
  winds: [{ low: 160, high: 380, narrow: 2, loud: 0.16, swell: 7 }],
  nowAndThen: [
    { tones: [tone("sine", 1568, 1560, 0, 2, 0.02), tone("sine", 1864, 1850, 0.3, 1.8, 0.014)], every: [16, 44] },
    { tones: [tone("sine", 61, 42, 0, 1.4, 0.14)], every: [22, 60] },
  ],
  cue: [
    tone("sine", 392, 196, 0, 1.8, 0.2),
    tone("sine", 466, 233, 0.1, 1.6, 0.14),
    tone("sine", 65, 44, 0.05, 2, 0.5),
  ],
};
