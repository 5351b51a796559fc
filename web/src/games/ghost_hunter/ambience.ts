/** How the mansion sounds: wind in the chimney, a slow drone under the floor, a clock and boards; a knell with its great moments. */

import { tone, type Ambience } from "../../look/sounds";
import type { View } from "./types";

export const ambience: Ambience = {
  // An organ in C minor, with a slow march.
  score: {
    root: 130.8,
    scale: [0, 2, 3, 5, 7, 8, 10],
    chords: [
      [0, 2, 4],
      [5, 7, 9],
      [3, 5, 9],
      [4, 8, 11],
    ],
    tempo: [46, 96],
    pad: "triangle",
    lead: "sine",
    pulse: [0, 2],
  },
  danger(view) {
    const { battle, monsters, hunters, seat } = view as View;
    const own = hunters.find((hunter) => hunter.seat === seat);
    const wounds = own?.most_hp ? 1 - own.hp / own.most_hp : 0;
    return 0.1 + 0.08 * monsters.length + 0.3 * wounds + (battle ? 0.4 : 0);
  },
  drones: [
    { shape: "sine", hertz: 43.7, loud: 0.13, swell: 21 },
    { shape: "triangle", hertz: 65.4, loud: 0.03, swell: 27 },
  ],
  winds: [{ low: 220, high: 620, narrow: 3, loud: 0.18, swell: 9 }],
  nowAndThen: [
    {
      tones: [tone("triangle", 880, 878, 0, 0.09, 0.02), tone("triangle", 740, 738, 0.6, 0.09, 0.018)],
      every: [14, 38],
    },
    { tones: [tone("sawtooth", 92, 74, 0, 0.5, 0.02)], every: [24, 70] },
  ],
  cue: [
    tone("sine", 196, 194, 0, 2.4, 0.26),
    tone("sine", 523, 519, 0.02, 1.6, 0.06),
    tone("sine", 49, 40, 0.04, 2.2, 0.5),
  ],
};
