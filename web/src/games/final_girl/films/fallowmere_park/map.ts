/** The map of the park: where its spaces are, and what stands there. */

import type { FilmMap, Stand } from "../film";
import { BIRCHES, BOAT, PINES, REEDS } from "../stands";

const WIDE: FilmMap["wide"] = {
  gatehouse: [49, 12],
  "beech-avenue": [46, 30],
  forecourt: [67, 21],
  "great-hall": [88, 18],
  "kitchen-court": [91, 39],
  "stable-yard": [70, 42],
  kennels: [25, 24],
  "walled-garden": [77, 58],
  glasshouse: [92, 64],
  "ha-ha": [64, 64],
  "deer-lawn": [44, 51],
  coverts: [10, 42],
  "ice-house": [23, 60],
  "reed-bank": [34, 74],
  mere: [48, 80],
  boathouse: [63, 88],
  "church-stile": [86, 87],
  weir: [10, 86],
};

const NARROW: FilmMap["narrow"] = {
  gatehouse: [46, 15],
  "beech-avenue": [37, 28],
  forecourt: [66, 23],
  "great-hall": [87, 15],
  "kitchen-court": [87, 32],
  "stable-yard": [61, 37],
  kennels: [13, 31],
  "walled-garden": [76, 47],
  glasshouse: [88, 59],
  "ha-ha": [65, 62],
  "deer-lawn": [38, 49],
  coverts: [12, 48],
  "ice-house": [21, 61],
  "reed-bank": [36, 71],
  mere: [48, 81],
  boathouse: [63, 90],
  "church-stile": [86, 80],
  weir: [12, 84],
};

const STANDS: Readonly<Record<string, Stand>> = {
  "beech-avenue": BIRCHES,
  coverts: PINES,
  "reed-bank": REEDS,
  mere: BOAT,
  gatehouse: {
    lit: true,
    parts: [
      ["stone", "M-40 2v-38h20V2zM20 2v-38h20V2zM-20-32h40v10q-20-10-40 0z"],
      ["roof", "M-44-34l14-14 14 14zM16-34l14-14 14 14z"],
      ["night", "M-18 2v-20q18-14 36 0V2z"],
      ["lit", "M-34-26h7v8h-7zM27-26h7v8h-7z"],
      ["rock", "M-12 2v-18h2V2zM-1 2v-20h2V2zM10 2v-18h2V2z"],
    ],
  },
  forecourt: {
    lit: true,
    parts: [
      ["stone", "M-30 4q30 10 60 0l-6-8h-48z"],
      ["rock", "M-6-4v-16h12v16zM-14-18q14 8 28 0l-4-6h-20z"],
      ["foam", "M-1-24q-8-12-12 0h-2q4-18 14-8 10-10 14 8h-2q-4-12-12 0z"],
      ["night", "M24-4v-8l4-2 4-6h14l6 6 6 2v8z"],
      ["lit", "M54-10l12-4v12z"],
    ],
  },
  "great-hall": {
    lit: true,
    parts: [
      ["stone", "M-46 2v-30h92V2z"],
      ["roof", "M-50-26l10-14h80l10 14zM-12-40L0-52l12 12z"],
      ["night", "M-34-40v-12h6v12zM28-40v-12h6v12z"],
      ["lit", "M-40-20h7v10h-7zM-28-20h7v10h-7zM21-20h7v10h-7zM33-20h7v10h-7zM-5-18H5V2H-5zM-4-34h8v6h-8z"],
    ],
  },
  "kitchen-court": {
    lit: true,
    parts: [
      ["stone", "M-32 2v-22h50V2z"],
      ["roof", "M-36-18l8-12h42l8 12z"],
      ["night", "M10-26v-22h8v22z"],
      ["pale", "M14-50q-8-6 0-10t-2-8q10 4 6 10t2 8z"],
      ["lit", "M-24-14h9v8h-9zM-8-14H1v8h-9z"],
      ["plank", "M24 2v-12h16V2zM24-12h16v2H24z"],
    ],
  },
  "stable-yard": {
    lit: true,
    parts: [
      ["night", "M-42 2v-22h84V2z"],
      ["roof", "M-46-18l8-12h76l8 12zM-8-28v-10L0-44l8 6v10z"],
      ["plank", "M-34 2v-16h14V2zM-12 2v-16H2V2zM10 2v-16h14V2z"],
      ["lit", "M-32-14h10v6h-10zM30-12h7v7h-7zM-2-38h4v5h-4z"],
      ["pale", "M-9-13q5-6 8 2l-2 6h-4z"],
    ],
  },
  kennels: {
    parts: [
      ["night", "M-40 2v-18l12-10 12 10V2zM-12 2v-18L0-26l12 10V2zM16 2v-18l12-10 12 10V2z"],
      [
        "roof",
        "M-44-14l16-14 16 14-3 3-13-11-13 11zM-16-14L0-28l16 14-3 3L0-22l-13 11zM12-14l16-14 16 14-3 3-13-11-13 11z",
      ],
      ["plank", "M-46 4V-8h2V4zM-20 4V-8h2V4zM8 4V-8h2V4zM40 4V-8h2V4zM-46-6h90v2h-90z"],
      ["lit", "M-31-8h2v2h-2zM-27-8h2v2h-2zM-3-8h2v2h-2zM1-8h2v2H1z"],
    ],
  },
  "walled-garden": {
    parts: [
      ["stone", "M-42 4v-18h30v6h24v-6h30V4z"],
      ["rock", "M-42-14h30v3h-30zM12-14h30v3H12z"],
      ["leaf", "M-38-14q4-16 12-8 4-12 12 0v8zM14-14q4-14 12-6 6-12 14 6z"],
      ["red", "M-32-20h4v4h-4zM-22-22h4v4h-4zM22-20h4v4h-4zM32-18h4v4h-4z"],
      ["night", "M-10 4v-10q10-8 20 0V4z"],
    ],
  },
  glasshouse: {
    lit: true,
    parts: [
      ["glass", "M-38 2v-18q4-20 38-24 34 4 38 24V2z"],
      ["pale", "M-38-16h76v2h-76zM-1-40h2V2h-2zM-20-36h2V2h-2zM18-36h2V2h-2z"],
      ["leaf", "M-34 2q4-16 10-8 6-14 12 0 6-12 12-2 8-14 14 0 8-10 14 10z"],
      ["lit", "M-8-12h5v5h-5z"],
    ],
  },
  "ha-ha": {
    parts: [
      ["leaf", "M-46-6q46-18 92 0v4h-92z"],
      ["stone", "M-46-4h92v12q-46 8-92 0z"],
      ["rock", "M-40 0h14v4h-14zM-20 0H-4v4h-16zM4 0h16v4H4zM26 0h14v4H26zM-30 6h16v3h-16zM-6 6h16v3H-6z"],
    ],
  },
  "deer-lawn": {
    parts: [
      ["leaf", "M-44 4q44-14 88 0z"],
      ["plank", "M-22 2l2-14-4-6 2-8 6 2 2 6 20 1 4 4v15h-3L6-8-8-9l-3 11h-3l1-11-4 11z"],
      ["pale", "M-20-24q-10-2-10-14 4 8 8 8-2-6 0-12 2 8 4 16zM-18-24q8-2 8-14-3 8-6 8 1-6-1-12-3 8-3 16z"],
      ["leaf", "M24 4q-4-30 8-34 12 4 8 34z"],
    ],
  },
  "ice-house": {
    parts: [
      ["leaf", "M-40 4q4-36 40-36t40 36z"],
      ["stone", "M-16 4v-16q16-16 32 0V4z"],
      ["night", "M-10 4v-12q10-10 20 0V4z"],
      ["rock", "M-2 4V-8h4V4z"],
    ],
  },
  boathouse: {
    lit: true,
    parts: [
      ["plank", "M-28 0v-24h50V0zM-30 4v-6h5v6zM18 4v-6h5v6z"],
      ["roof", "M-34-22L-3-42l31 20z"],
      ["night", "M-14 0v-14h22V0z"],
      ["lit", "M-24-18h6v7h-6zM13-18h6v7h-6z"],
      ["foam", "M-36 4q12-6 24 0t24 0 24 0v3h-72z"],
    ],
  },
  "church-stile": {
    lit: true,
    parts: [
      ["stone", "M8 2v-26h32V2zM-2 2v-40h14V2z"],
      ["roof", "M-4-36L5-60l9 24zM12-22l12-10 20 10z"],
      ["lit", "M2-30h6v8H2zM20-16h5v9h-5zM30-16h5v9h-5z"],
      ["plank", "M-40 4v-22h4V4zM-18 4v-22h4V4zM-44-14h34v3h-34zM-44-6h34v3h-34zM-32-2h18v4h-18z"],
    ],
  },
  weir: {
    parts: [
      ["stone", "M-40-12h80v6h-80zM-44 4v-24h8V4zM36 4v-24h8V4z"],
      ["foam", "M-34-8h68l6 14q-10 6-20 0t-20 0-20 0-20 0z"],
      ["night", "M-20-8l-3 13h3l3-13zM0-8L-2 5h3l2-13zM20-8L20 5h3l1-13z"],
      ["plank", "M-36-26h72v4h-72zM-20-22v10h3v-10zM16-22v10h3v-10z"],
    ],
  },
};

export const PARK: FilmMap = {
  wide: WIDE,
  narrow: NARROW,
  stands: STANDS,
  water: {
    wide: [
      [33, 82],
      [40, 72],
      [52, 70],
      [60, 76],
      [60, 92],
      [50, 99],
      [37, 97],
    ],
    narrow: [
      [34, 80],
      [44, 72],
      [56, 74],
      [60, 84],
      [56, 95],
      [44, 96],
      [34, 90],
    ],
    moon: { wide: [41, 88], narrow: [41, 87] },
  },
  ground: ["#4a4a2c", "#2a301f", "#0b0f0a"],
  road: { way: "#97886a", steps: "#c9bb98" },
  tree: { fill: "#1a1710", edge: "#4d3d22" },
  areas: [
    {
      fill: "#46552f",
      edge: "#5d6d3d",
      wide: [
        [34, 44],
        [44, 38],
        [58, 46],
        [60, 58],
        [48, 64],
        [34, 60],
      ],
      narrow: [
        [24, 40],
        [40, 34],
        [54, 40],
        [56, 54],
        [40, 60],
        [26, 54],
      ],
    },
    {
      fill: "#5b5345",
      edge: "#796d59",
      wide: [
        [60, 18],
        [74, 12],
        [97, 16],
        [98, 42],
        [84, 48],
        [62, 46],
      ],
      narrow: [
        [54, 16],
        [74, 10],
        [97, 12],
        [98, 34],
        [80, 40],
        [52, 38],
      ],
    },
  ],
  weather: "mist",
};
