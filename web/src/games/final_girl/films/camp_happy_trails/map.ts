/** The map of the camp: where its spaces are, and what stands there. */

import type { FilmMap, Stand, Token } from "../film";
import { BARRIER, BIRCHES, BOAT, CAR, FOOTBRIDGE, GATE, LANTERN, PINES, REEDS, SIGNPOST } from "../stands";

const WIDE: FilmMap["wide"] = {
  "nw-woods": [8, 20],
  cabins: [25, 42],
  "north-path": [27, 13],
  "camp-gate": [49, 14],
  "north-woods": [71, 15],
  "utility-shed": [91, 20],
  "east-path": [82, 40],
  swamp: [91, 62],
  "se-exit": [85, 88],
  dock: [65, 71],
  lake: [55, 52],
  cliff: [63, 34],
  "makeout-point": [43, 33],
  "south-path": [52, 90],
  firepit: [30, 90],
  "lakeside-cabin": [35, 63],
  "sports-courts": [9, 55],
  "sw-exit": [9, 87],
};

const NARROW: FilmMap["narrow"] = {
  "nw-woods": [12, 22],
  cabins: [31, 35],
  "north-path": [31, 13],
  "camp-gate": [58, 10],
  "north-woods": [83, 15],
  "utility-shed": [88, 30],
  "east-path": [87, 45],
  swamp: [81, 61],
  "se-exit": [84, 83],
  dock: [61, 72],
  lake: [53, 55],
  cliff: [66, 36],
  "makeout-point": [49, 24],
  "south-path": [52, 91],
  firepit: [24, 89],
  "lakeside-cabin": [31, 68],
  "sports-courts": [13, 51],
  "sw-exit": [13, 77],
};

const STANDS: Readonly<Record<string, Stand>> = {
  "nw-woods": PINES,
  "north-path": SIGNPOST,
  "camp-gate": GATE,
  "north-woods": BIRCHES,
  "east-path": LANTERN,
  swamp: REEDS,
  "se-exit": BARRIER,
  "sw-exit": CAR,
  lake: BOAT,
  "south-path": FOOTBRIDGE,
  cabins: {
    lit: true,
    parts: [
      ["night", "M-40 0v-18h26v18zM4-2v-20h30v20z"],
      ["roof", "M-45-16l18-15 18 15zM-2-20l21-17 21 17z"],
      ["lit", "M-33-12h8v8h-8zM13-15h10v9H13z"],
    ],
  },
  "lakeside-cabin": {
    lit: true,
    parts: [
      ["night", "M-22 0v-24h44V0z"],
      ["roof", "M-29-22L0-46l29 24zM10-44h7v10h-7z"],
      ["lit", "M-14-17h11v10h-11zM6-17h9V0H6z"],
    ],
  },
  "utility-shed": {
    lit: true,
    parts: [
      ["night", "M-20 0v-24h40V0z"],
      ["roof", "M-26-22l8-12h36l8 12z"],
      ["lit", "M-12-16h8v7h-8z"],
      ["plank", "M4-17h11V0H4z"],
    ],
  },
  dock: {
    parts: [
      ["plank", "M-12 4l-24-38h13L13 4zM-42-24h7v14h-7zM-18-36h7v10h-7z"],
      ["night", "M-30-27h14v1.500h-14zM-25-19h14v1.500h-14zM-19-10h14v1.500h-14zM-14-2h14v1.500h-14z"],
    ],
  },
  firepit: {
    lit: true,
    parts: [
      ["stone", "M-20 2a5 4 0 1 1 10 0zM-7 3a5 4 0 1 1 10 0zM7 2a5 4 0 1 1 10 0z"],
      ["flame", "M0-32c5 9 13 13 12 23C11-2 6 0 0 0s-12-2-12-9c0-6 7-10 12-23z"],
      ["lit", "M0-18c3 5 7 8 5 13-1 4-8 4-10 0-1-5 3-8 5-13z"],
    ],
  },
  cliff: {
    parts: [
      ["stone", "M-42 4l12-30 13 7 11-20 16 17 11-7 18 33z"],
      ["rock", "M-30-26l13 7-8 23h-17zM-6-39l9 9-9 34h-8z"],
    ],
  },
  "makeout-point": {
    parts: [
      ["stone", "M-38 4l14-13 16 3 14-11 16 11 14 10z"],
      ["night", "M-18-12h28l4 7 6 1v6h-44v-6l3-2z"],
      ["lit", "M16-6h5v3h-5z"],
    ],
  },
  "sports-courts": { parts: [["chalk", "M-34 2v-28M34 2v-28M-34-26h16v11h-16M34-26H18v11h16M-14 0h28"]] },
};

export const CAMP: FilmMap = {
  wide: WIDE,
  narrow: NARROW,
  stands: STANDS,
  water: {
    wide: [
      [38, 47],
      [54, 40],
      [70, 42],
      [79, 51],
      [74, 63],
      [58, 66],
      [42, 59],
    ],
    narrow: [
      [38, 46],
      [60, 40],
      [72, 46],
      [74, 58],
      [66, 68],
      [52, 66],
      [38, 62],
    ],
    moon: { wide: [46, 50], narrow: [44, 50] },
  },
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
