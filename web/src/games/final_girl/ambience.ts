/** The sounds of a night outdoors: leaves, water, crickets, an owl; stabbing strings for the important events. */

import { tone, type Ambience } from "../../look/sounds";

const stab = (at: number, loud: number) => [
  tone("sawtooth", 932, 915, at, 0.16, loud),
  tone("sawtooth", 988, 972, at, 0.16, loud),
];

export const ambience: Ambience = {
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
