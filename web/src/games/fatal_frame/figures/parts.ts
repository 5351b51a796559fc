/** The parts that drawings of Ghosts share, on a field of 200 by 200. */

/**
 * One shape. paint: "skin", "robe", "shade" or a color; with a width after a space it is a line instead of an area.
 */
export type Layer = readonly [paint: string, d: string, opacity?: number];

export interface Figure {
  /** The colors of the robe, from the lit side to the dark side. */
  robe: readonly [light: string, dark: string];
  /** The colors of the skin. */
  skin?: readonly [light: string, dark: string];
  /** Behind the body, the body, the head, and what is in front of it. */
  back?: readonly Layer[];
  body: readonly Layer[];
  head: readonly Layer[];
  front?: readonly Layer[];
  /** How the whole figure and its head are turned. */
  turn?: string;
  tilt?: string;
}

export const INK = "#07060b";
export const PALE = "#e9eef2";
export const BLOOD = "#8d1420";
export const EMBER = "#ff4a50";
export const WOOD = "#5b3d22";
export const BRASS = "#d2a64f";

/** A robe with wide shoulders; the collar of its owner follows separately. */
export const ROBE: Layer = ["robe", "M30 200q-2-46 24-66 18-13 46-13t46 13q26 20 24 66z"];
export const NARROW: Layer = ["robe", "M48 200q0-42 18-58 14-12 34-12t34 12q18 16 18 58z"];
export const FOLD: Layer = ["#05060a", "M103 146q34 8 40 54h-50q-2-30 10-54z", 0.42];
export const COLLAR: Layer = [PALE, "M82 118l18 34 18-34 7 8-25 46-25-46z", 0.88];
export const DARK_COLLAR: Layer = ["#14121c", "M82 118l18 34 18-34 8 8-26 50-26-50z", 0.9];
export const NECK: Layer = ["skin", "M88 100h24v22q-12 12-24 0z"];
export const FACE: Layer = ["skin", "M74 76q0-31 26-31t26 31q-1 34-26 40-25-6-26-40z"];
export const ROUND: Layer = ["skin", "M72 78q0-32 28-32t28 32q0 34-28 37-28-3-28-37z"];
/** The side of the face that lies in the dark. */
export const CHEEK: Layer = ["#05060a", "M104 46q22 2 22 30-1 34-26 40 12-14 12-36 0-20-8-34z", 0.3];
export const NOSE: Layer = ["#31424a 1.6", "M100 80l-3 12h5", 0.55];

export const HOLLOW: readonly Layer[] = [
  [INK, "M80 78q9-8 16 1-7 8-16-1zM104 79q7-9 16-1-9 9-16 1z"],
  [
    EMBER,
    "M87 79a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0zM109 79a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0z",
  ],
  ["#4a5560 1.300", "M79 72q8-5 16 0M105 72q8-5 16 0", 0.7],
];
export const SHUT: readonly Layer[] = [
  [`${INK} 2.200`, "M80 79q8 5 15 0M105 79q8 5 15 0"],
  ["#4a5560 1.300", "M79 71q8-5 16-1M105 70q8-4 16 1", 0.7],
];
export const WIDE: readonly Layer[] = [
  ["#f8fbf4", "M77 79q10-12 20 0-10 11-20 0zM103 79q10-12 20 0-10 11-20 0z"],
  [INK, "M84 79a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM108 79a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
  [`${INK} 1.400`, "M77 79q10-12 20 0-10 11-20 0zM103 79q10-12 20 0-10 11-20 0z"],
];
/** Blood or dark water from the eyes. */
export const TEARS: Layer = ["#7a1420 2.200", "M88 84q-1 14-4 22M112 84q0 12 3 21"];
export const GASP: Layer = ["#16070c", "M93 102q7-8 14 0 0 9-7 11-7-2-7-11z"];
export const GRIM: Layer = ["#2a1218 2.200", "M91 104q9-4 18 0"];
export const SMILE: Layer = ["#3a1018 2", "M88 100q12 9 24 0"];

/** Hair behind the head, and the hair that frames a face. */
export const LONG_BACK: Layer = [INK, "M66 80q-2-44 34-44t34 44q2 50 14 92-20 8-26-24H78q-6 32-26 24 12-42 14-92z"];
export const LONG_FRONT: Layer = [INK, "M70 92q-6-52 30-53 36 1 30 53-3-26-15-39-12 8-30 2-12 14-15 37z"];
export const BOB_BACK: Layer = [INK, "M64 104q-6-66 36-66t36 66q-6 6-16 4H80q-10 2-16-4z"];
export const BANGS: Layer = [INK, "M70 74q-4-36 30-36t30 36q-10-6-16-6-14-2-28 0-8 0-16 6z"];
export const BUN: Layer = [INK, "M82 40q-6-18 18-20 24 2 18 20 14 8 14 32-10-20-32-20t-32 20q0-24 14-32z"];
export const CROP: Layer = [INK, "M73 70q-4-32 27-33 31 1 27 33-5-14-14-20-14 4-26 0-9 6-14 20z"];
/** Two hands on an edge in front of the figure. */
export const HANDS: Layer = [
  "skin",
  "M46 150q-4-16 3-17 3 0 4 7 1-10 5-10t5 10q2-8 6-7t4 9q3-5 6-3 3 2 1 14l-4 9q-16 6-26 0zM154 150q4-16-3-17-3 0-4 7-1-10-5-10t-5 10q-2-8-6-7t-4 9q-3-5-6-3-3 2-1 14l4 9q16 6 26 0z",
];
/** One hand that reaches for the viewer. */
export const REACH: Layer = [
  "skin",
  "M128 196q-2-18 8-28l-8-22q0-5 4-4l9 16-2-24q1-5 5 0l4 22 5-21q4-4 5 1l-3 24 8-14q4-2 4 3l-8 30q-2 14-10 22z",
];

/** A small butterfly: where its body is, and its size. */
export function butterfly(x: number, y: number, size: number): Layer {
  const at = (dx: number, dy: number): string => `${(dx * size).toFixed(1)} ${(dy * size).toFixed(1)}`;
  const wing = (side: number): string =>
    `q${at(side * 4, -12)} ${at(side * 13, -9)}q${at(side * 4, 6)} ${at(side * -11, 10)}q${at(side * 9, 2)} ${at(side * 6, 9)}q${at(side * -6, 5)} ${at(side * -8, -10)}z`;
  return ["#d8301f", `M${x} ${y}${wing(-1)}M${x} ${y}${wing(1)}`];
}
