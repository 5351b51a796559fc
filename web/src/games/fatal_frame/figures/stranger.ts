/** A drawing for a Ghost that has none of its own, such as one from a pack: always the same for the same id. */

import { randomOf } from "../random";
import * as part from "./parts";

const HAIR: readonly [readonly part.Layer[], readonly part.Layer[]][] = [
  [[part.LONG_BACK], [part.LONG_FRONT]],
  [[part.BOB_BACK], [part.BANGS]],
  [[part.LONG_BACK], [part.LONG_FRONT, part.BUN]],
  [[], [part.CROP]],
];
const EYES = [part.HOLLOW, part.SHUT, part.WIDE] as const;
const MOUTHS = [part.GASP, part.GRIM, part.SMILE] as const;
const ROBES = [
  ["#e7ebf0", "#4a5666"],
  ["#7e95b8", "#1c2940"],
  ["#8a5a72", "#2a1020"],
  ["#7c6a4e", "#241b12"],
  ["#5f8f86", "#142a28"],
] as const;

export function stranger(id: string): part.Figure {
  const random = randomOf(id);
  const one = <Kind>(all: readonly Kind[]): Kind => all[Math.floor(random() * all.length)] as Kind;
  const [behind, before] = one(HAIR);
  return {
    robe: one(ROBES),
    body: [...behind, one([part.ROBE, part.NARROW]), part.FOLD, part.NECK, one([part.COLLAR, part.DARK_COLLAR])],
    head: [
      one([part.FACE, part.ROUND]),
      part.CHEEK,
      ...one(EYES),
      ...(random() < 0.4 ? [part.TEARS] : []),
      part.NOSE,
      one(MOUTHS),
      ...before,
    ],
    tilt: `rotate(${Math.round(random() * 20 - 10)} 100 110)`,
    ...(random() < 0.3 ? { front: [part.REACH] } : {}),
  };
}
