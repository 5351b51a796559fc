/** Positions of the spaces of the camp, and the landmarks next to them. */

import type { FilmMap, Landmark, Spots, Token } from "../film";
import Lake from "./Lake.svelte";

/** On a narrow map the spaces keep their order but are farther apart. In percent. */
const NARROW: Spots = {
  "nw-woods": [12, 25],
  cabins: [29, 39],
  "north-path": [29, 16],
  "camp-gate": [52, 9],
  "north-woods": [75, 17],
  "utility-shed": [90, 24],
  "east-path": [90, 43],
  swamp: [76, 58],
  "se-exit": [88, 82],
  dock: [65, 70],
  lake: [56, 52],
  cliff: [66, 34],
  "makeout-point": [43, 28],
  "south-path": [57, 91],
  firepit: [31, 90],
  "lakeside-cabin": [32, 67],
  "sports-courts": [12, 56],
  "sw-exit": [10, 82],
};

/** On a wide one. */
const WIDE: Spots = {
  "nw-woods": [10, 24],
  cabins: [25, 44],
  "north-path": [30, 16],
  "camp-gate": [51, 14],
  "north-woods": [72, 17],
  "utility-shed": [92, 25],
  "east-path": [83, 42],
  swamp: [90, 60],
  "se-exit": [88, 86],
  dock: [66, 73],
  lake: [56, 53],
  cliff: [64, 36],
  "makeout-point": [45, 32],
  "south-path": [54, 92],
  firepit: [30, 92],
  "lakeside-cabin": [36, 62],
  "sports-courts": [11, 57],
  "sw-exit": [9, 86],
};

/** What stands at a space, drawn around its foot: above the middle of its plate. */
const LANDMARKS: Readonly<Record<string, readonly Landmark[]>> = {
  cabins: [
    ["night", "M-34-18v-15h20v15zM4-20v-17h24v17z"],
    ["roof", "M-38-31l14-12 14 12zM-1-35l17-14 17 14z"],
    ["lit", "M-28-28h7v7h-7zM12-31h8v8h-8z"],
  ],
  "lakeside-cabin": [
    ["night", "M-16-18v-20h32v20z"],
    ["roof", "M-22-36L0-54l22 18zM8-52h5v8H8z"],
    ["lit", "M-10-32h8v8h-8zM4-32h7v14H4z"],
  ],
  "utility-shed": [
    ["night", "M-14-18v-19h28v19z"],
    ["roof", "M-18-35l6-9h26l6 9z"],
    ["lit", "M-8-30h6v5h-6z"],
    ["plank", "M3-31h8v13H3z"],
  ],
  dock: [
    ["plank", "M-8-18l-18-34h10l18 34zM-30-46h6v14h-6zM-15-22h6v10h-6z"],
    ["night", "M-20-42h10v1.500h-10zM-16-35h10v1.500h-10zM-12-27h10v1.500h-10z"],
  ],
  firepit: [
    ["stone", "M-14-18a4 3 0 1 1 8 0zM-4-17a4 3 0 1 1 8 0zM6-18a4 3 0 1 1 8 0z"],
    ["flame", "M0-40c3 6 9 9 8 16-1 5-5 6-8 6s-8-2-8-7c0-5 4-6 8-15z"],
    ["lit", "M0-31c2 3 4 5 3 9-.500 3-5 3-6 0-1-4 2-5 3-9z"],
  ],
  "camp-gate": [
    ["plank", "M-26-14v-24h4v24zM22-14v-24h4v24zM-30-38l30-5 30 5v4l-30-5-30 5z"],
    ["lit", "M-1-38h2v3h-2z"],
  ],
  cliff: [["stone", "M-30-16l8-22 10 5 8-14 12 12 8-5 12 24z"]],
  "makeout-point": [
    ["stone", "M-28-16l10-10 12 2 10-8 12 8 10 8z"],
    ["night", "M-12-27h20l3 5 4 1v4h-32v-4l2-2z"],
    ["lit", "M12-22h3v2h-3z"],
  ],
  "sports-courts": [["plank", "M-26-16v-20h1.500v20zM-26-36h13v8h-13zM24-16v-20h1.500v20zM12-36h13v8H12z"]],
  swamp: [
    [
      "night",
      "M-26-16q2-18-2-26 6 8 5 26zM-18-16q0-12 4-18-1 10 0 18zM18-16q-2-16 4-28-2 14 0 28zM26-16q0-10 4-14-1 8 0 14z",
    ],
  ],
};

/** Trees: where, in hundredths, and how tall in pixels. They keep off the paths. */
const TREES: FilmMap["trees"] = [
  [3, 12, 44],
  [8, 9, 52],
  [14, 10, 40],
  [19, 7, 46],
  [4, 30, 38],
  [19, 28, 34],
  [22, 22, 42],
  [40, 8, 44],
  [43, 17, 34],
  [60, 7, 46],
  [62, 19, 36],
  [81, 10, 50],
  [86, 8, 42],
  [97, 10, 48],
  [97, 36, 44],
  [94, 45, 38],
  [75, 27, 32],
  [97, 72, 46],
  [96, 92, 50],
  [78, 93, 44],
  [74, 90, 36],
  [72, 84, 30],
  [43, 82, 36],
  [44, 96, 42],
  [20, 97, 48],
  [3, 70, 40],
  [3, 98, 44],
  [20, 78, 42],
  [23, 70, 34],
  [2, 46, 36],
  [20, 46, 30],
  [19, 92, 34],
  [66, 96, 40],
  [80, 74, 32],
];

export const CAMP: FilmMap = {
  narrow: NARROW,
  wide: WIDE,
  landmarks: LANDMARKS,
  unlit: ["cliff", "swamp"],
  trees: TREES,
  Ground: Lake,
};

/** What its Items lay on the map. */
export const TOKENS: Readonly<Record<string, Token>> = {
  boat: {
    words: "the boat",
    path: "M1 17h22l-4 8H5zM11 2h1.500v14H11zM13.500 4l7 10h-7zM10 6v9H4z",
    colour: "#d9b27a",
  },
  fireworks: {
    words: "fireworks",
    path: "M8 14h5v13H8zM10.500 8l4 6h-8zM18 1l.9 5 4-2-2 4 3 1.200-4 1.300 1 4.500-3-3-3 3 .5-4.700-4-1.100 4-1.500-2-4 4 2.300z",
    colour: "#ff6b5e",
  },
  trap: {
    words: "the trap",
    path: "M2 22Q12 0 22 22l-2-3-1.500 2-1.500-6-2 4-1-6-2 5-2-5-1 6-2-4-1.500 6L4 19zM1 23h22v3H1z",
    colour: "#c3ccd4",
  },
};
