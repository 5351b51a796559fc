/** The sounds of a night outdoors: leaves, water, crickets, an owl; stabbing strings for the important events. */

import { tone, type Ambience } from "../../look/sounds";
import type { View } from "./types";

const stab = (at: number, loud: number) => [
  tone("sawtooth", 932, 915, at, 0.16, loud),
  tone("sawtooth", 988, 972, at, 0.16, loud),
];

export const ambience: Ambience = {
  // Low strings in E phrygian.
  score: {
    root: 82.4,
    scale: [0, 1, 3, 5, 7, 8, 10],
    chords: [
      [0, 4, 7],
      [1, 5, 8],
      [0, 4, 9],
      [6, 8, 11],
    ],
    tempo: [54, 120],
    pad: "triangle",
    lead: "sine",
    pulse: [0, 1, 2, 3],
  },
  danger(view) {
    const { killer, player } = view as View;
    const wounds = player.most_health ? 1 - player.health / player.most_health : 0;
    return 0.12 + 0.04 * killer.row + 0.35 * wounds + (killer.finale ? 0.2 : 0);
  },
  drones: [{ shape: "sine", hertz: 49, loud: 0.1, swell: 21 }],
  winds: [
    { low: 260, high: 480, narrow: 1.2, loud: 0.1, swell: 9 },
    { low: 90, high: 170, narrow: 1.5, loud: 0.22, swell: 5 },
  ],
  nowAndThen: [
    { tones: [0, 0.09, 0.18, 0.5, 0.59, 0.68].map((at) => tone("sine", 4300, 4200, at, 0.06, 0.025)), every: [3, 9] },
    {
      tones: [
        tone("sine", 392, 370, 0, 0.35, 0.06),
        tone("sine", 370, 349, 0.6, 0.2, 0.05),
        tone("sine", 392, 349, 0.85, 0.6, 0.06),
      ],
      every: [25, 70],
    },
  ],
  cue: [...stab(0, 0.1), ...stab(0.2, 0.12), ...stab(0.4, 0.14), tone("sine", 73, 49, 0, 1.4, 0.5)],
};
