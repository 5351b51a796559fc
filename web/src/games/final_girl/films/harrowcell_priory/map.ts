/** The map of the priory: where its spaces are, and what stands there. */

import type { FilmMap, Stand } from "../film";

const WIDE: FilmMap["wide"] = {
  "bell-tower": [9, 15],
  nave: [30, 17],
  choir: [52, 16],
  "night-stair": [73, 16],
  dorter: [91, 22],
  "gate-lodge": [8, 40],
  "cloister-north": [39, 36],
  "cloister-east": [53, 50],
  "cloister-south": [38, 63],
  "cloister-west": [24, 49],
  crypt: [67, 32],
  scriptorium: [75, 48],
  infirmary: [92, 54],
  "guest-hall": [9, 65],
  undercroft: [12, 89],
  refectory: [36, 86],
  "orchard-door": [62, 89],
  "herb-garden": [85, 79],
  "well-court": [68, 69],
};

const NARROW: FilmMap["narrow"] = {
  "bell-tower": [13, 18],
  nave: [41, 18],
  choir: [67, 12],
  "night-stair": [87, 20],
  crypt: [67, 27],
  dorter: [88, 33.5],
  "gate-lodge": [13, 34],
  "cloister-north": [42, 34],
  scriptorium: [78, 45.5],
  "cloister-west": [20, 49],
  "cloister-east": [57, 51],
  "cloister-south": [39, 63],
  infirmary: [87, 59],
  "guest-hall": [13, 65],
  "well-court": [67, 67],
  refectory: [38, 78],
  "herb-garden": [83, 79],
  undercroft: [15, 86],
  "orchard-door": [59, 92],
};

/** One walk of the cloister. */
const WALK: Stand = {
  parts: [
    ["stone", "M-44 2v-22h88V2z"],
    ["roof", "M-48-18l6-10h84l6 10z"],
    ["night", "M-38 2v-10q7-12 14 0V2zM-18 2v-10q7-12 14 0V2zM2 2v-10q7-12 14 0V2zM22 2v-10q7-12 14 0V2z"],
  ],
};

const STANDS: Readonly<Record<string, Stand>> = {
  "cloister-north": WALK,
  "cloister-east": WALK,
  "cloister-south": WALK,
  "cloister-west": { lit: true, parts: [...WALK.parts, ["lit", "M-2-14h5v6h-5z"]] },
  "bell-tower": {
    parts: [
      ["stone", "M-18 2v-42h36V2z"],
      ["roof", "M-22-38L0-62l22 24z"],
      ["night", "M-10-18v-12q10-12 20 0v12z"],
      ["lit", "M-5-20q0-12 5-12t5 12l2 3H-7z"],
      ["rock", "M-18-14h36v3h-36z"],
    ],
  },
  nave: {
    lit: true,
    parts: [
      ["stone", "M-34 2v-26L0-50l34 26V2z"],
      ["roof", "M-40-22L0-54l40 32-4 4L0-46l-36 28z"],
      ["lit", "M-9-20a9 9 0 1 1 18 0 9 9 0 1 1-18 0z"],
      ["stone", "M-1-29h2v18h-2zM-9-21H9v2H-9z"],
      ["night", "M-7 2v-8q7-8 14 0v8z"],
    ],
  },
  choir: {
    lit: true,
    parts: [
      ["stone", "M-40 2v-26h54q20 4 24 26z"],
      ["roof", "M-44-22l10-14h46q22 4 26 14z"],
      ["lit", "M-32-4v-10q4-8 8 0v10zM-18-4v-10q4-8 8 0v10zM-4-4v-10q4-8 8 0v10zM12-4v-10q4-8 8 0v10z"],
      ["pale", "M-2-46h4v12h-4zM-6-43H6v3H-6z"],
    ],
  },
  "night-stair": {
    parts: [
      ["stone", "M-36 4v-6h14v-7h14v-7H6v-7h14v-7h16V4z"],
      ["rock", "M-36-2h14v2h-14zM-22-9h14v2h-14zM-8-16H6v2H-8zM6-23h14v2H6zM20-30h16v2H20z"],
      ["night", "M22-30v-16q7-8 14 0v16z"],
    ],
  },
  dorter: {
    lit: true,
    parts: [
      ["stone", "M-42 2v-28h84V2z"],
      ["roof", "M-46-24l10-16h72l10 16z"],
      ["night", "M-36-16h6v7h-6zM-24-16h6v7h-6zM-12-16h6v7h-6zM12-16h6v7h-6zM24-16h6v7h-6z"],
      ["lit", "M0-16h6v7H0z"],
    ],
  },
  "gate-lodge": {
    lit: true,
    parts: [
      ["stone", "M-34 2v-34h68V2z"],
      ["roof", "M-38-30L0-50l38 20z"],
      ["night", "M-14 2v-16q14-14 28 0V2z"],
      ["lit", "M-28-20h8v9h-8z"],
      ["plank", "M-12 2v-14h10V2zM2 2v-14h10V2z"],
    ],
  },
  crypt: {
    parts: [
      ["stone", "M-30 4v-22q30-20 60 0V4z"],
      ["night", "M-18 4v-14q18-16 36 0V4z"],
      ["rock", "M-14 4v-4h28v4zM-10 0v-4h20v4zM-6-4v-4H6v4z"],
      ["pale", "M-2-44h4v16h-4zM-7-39H7v4H-7z"],
    ],
  },
  scriptorium: {
    lit: true,
    parts: [
      ["stone", "M-28 2v-26h56V2z"],
      ["roof", "M-33-22L-20-38h40l13 16z"],
      ["lit", "M-20-8v-10q6-8 12 0v10zM8-8v-10q6-8 12 0v10z"],
      ["pale", "M-8 4L0 0l8 4V-4L0-8l-8 4z"],
    ],
  },
  infirmary: {
    lit: true,
    parts: [
      ["stone", "M-30 2v-26h60V2z"],
      ["roof", "M-36-22L0-42l36 20z"],
      ["red", "M-2-34h4v4h4v4H2v4h-4v-4h-4v-4h4z"],
      ["lit", "M-22-16h8v8h-8zM14-16h8v8h-8z"],
      ["plank", "M-5-14H5V2H-5z"],
    ],
  },
  "guest-hall": {
    lit: true,
    parts: [
      ["night", "M-32 2v-24h64V2z"],
      ["roof", "M-38-20l10-16h56l10 16z"],
      ["lit", "M-24-15h8v8h-8zM-8-15H0v8h-8zM16-15h8v8h-8z"],
      ["plank", "M5-14h9V2H5z"],
      ["pale", "M-44 2v-8h8v8zM-43-8h6v2h-6z"],
    ],
  },
  undercroft: {
    parts: [
      ["stone", "M-42 4v-22h84V4z"],
      ["night", "M-34 4v-8q9-14 18 0v8zM-9 4v-8Q0-18 9-4v8zM16 4v-8q9-14 18 0v8z"],
      ["plank", "M-4 4v-8h8v8z"],
      ["rock", "M-42-18h84v3h-84z"],
    ],
  },
  refectory: {
    lit: true,
    parts: [
      ["stone", "M-44 2v-24h88V2z"],
      ["roof", "M-48-20l12-16h72l12 16z"],
      ["lit", "M-36-4v-9q5-7 10 0v9zM-18-4v-9q5-7 10 0v9zM8-4v-9q5-7 10 0v9zM26-4v-9q5-7 10 0v9z"],
      ["night", "M-4 2v-14h8V2z"],
    ],
  },
  "orchard-door": {
    parts: [
      ["stone", "M-42 4v-26h84V4z"],
      ["rock", "M-42-22h84v4h-84z"],
      ["plank", "M-10 4v-16q10-10 20 0V4z"],
      ["leaf", "M-40-20q-2-18 12-16 6-12 16-2 8 2 6 16zM14-20q0-16 12-14 14 0 12 14z"],
      ["red", "M-30-32h4v4h-4zM-18-36h4v4h-4zM22-30h4v4h-4z"],
    ],
  },
  "herb-garden": {
    parts: [
      ["plank", "M-40 4v-8h34v8zM6 4v-8h34v8zM-30-10v-8h60v8z"],
      [
        "leaf",
        "M-38-2q3-10 7 0 3-12 7 0 3-10 7 0 3-12 7 0zM8-2q3-10 7 0 3-12 7 0 3-10 7 0 3-12 7 0zM-28-14q3-10 7 0 3-12 7 0 3-10 7 0 3-12 7 0 3-10 7 0 3-12 7 0 3-10 7 0z",
      ],
    ],
  },
  "well-court": {
    parts: [
      ["stone", "M-22 4v-14h44V4zM-24-12q24-10 48 0-24 8-48 0z"],
      ["night", "M-16-12q16-6 32 0-16 5-32 0z"],
      ["plank", "M-20-10v-26h3v26zM17-10v-26h3v26zM-22-34h44v3h-44z"],
      ["roof", "M-28-34L0-50l28 16z"],
      ["rock", "M-3-31h2v14h-2zM-7-19h10l-2 8h-6z"],
    ],
  },
};

export const PRIORY: FilmMap = {
  wide: WIDE,
  narrow: NARROW,
  stands: STANDS,
  ground: ["#3a4250", "#222833", "#090b11"],
  road: { way: "#757a82", steps: "#a9b0b8" },
  tree: { fill: "#0c1318", edge: "#2b3a42" },
  areas: [
    {
      fill: "#3f4550",
      edge: "#656d7a",
      wide: [
        [22, 18],
        [60, 10],
        [98, 14],
        [98, 58],
        [72, 76],
        [44, 94],
        [6, 94],
        [4, 60],
      ],
      narrow: [
        [10, 16],
        [50, 6],
        [96, 12],
        [97, 60],
        [76, 74],
        [44, 84],
        [8, 88],
        [5, 56],
      ],
    },
    {
      fill: "#33502f",
      edge: "#7d8791",
      wide: [
        [39, 42],
        [47, 50],
        [38, 58],
        [30, 50],
      ],
      narrow: [
        [42, 36],
        [54, 45],
        [40, 54],
        [28, 45],
      ],
    },
  ],
  weather: "rain",
};
