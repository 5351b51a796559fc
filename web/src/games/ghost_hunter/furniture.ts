/** What stands in each room, seen from above, before its tile is turned; and what its floor is made of. */

export type Stuff = "wood" | "dark" | "cloth" | "red" | "stone" | "metal" | "green" | "water" | "pale" | "light";
export type Shape = readonly [Stuff, string];
export type Ground = "boards" | "parquet" | "flags" | "carpet" | "grass" | "earth" | "planks" | "chequer";

const rect = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const chair = (x: number, y: number): Shape => ["cloth", rect(x, y, 7, 7)];
const rug = (x: number, y: number, wide: number, high: number): Shape[] => [
  ["red", rect(x, y, wide, high)],
  ["cloth", `${rect(x + 3, y + 3, wide - 6, high - 6)}${rect(x + 5, y + 5, wide - 10, high - 10)}`],
];
const bed = (x: number, y: number, wide = 18): Shape[] => [
  ["wood", rect(x, y, wide, 27)],
  ["pale", rect(x + 2, y + 2, wide - 4, 7)],
  ["cloth", rect(x + 1, y + 10, wide - 2, 16)],
];
const shelf = (x: number, y: number, wide: number, high: number): Shape[] => [
  ["dark", rect(x, y, wide, high)],
  ["red", wide > high ? rect(x + 2, y + 1, wide / 3, high - 2) : rect(x + 1, y + 2, wide - 2, high / 3)],
  [
    "green",
    wide > high ? rect(x + wide / 2, y + 1, wide / 4, high - 2) : rect(x + 1, y + high / 2, wide - 2, high / 4),
  ],
];
const steps = (x: number, y: number, wide: number, high: number, many: number): Shape[] =>
  Array.from({ length: many }, (_, at) => [
    at % 2 ? "stone" : "pale",
    rect(x + (at * wide) / (many * 3), y + (at * high) / many, wide - (2 * at * wide) / (many * 3), high / many - 0.6),
  ]);
const crate = (x: number, y: number, size = 12): Shape[] => [
  ["wood", rect(x, y, size, size)],
  ["dark", `M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}l1.500 0l${size} ${-size}z`],
];
const tower: Shape[] = [
  ["stone", disc(50, 50, 26)],
  ["dark", disc(50, 50, 21)],
  [
    "stone",
    "M50 50L50 29A21 21 0 0 1 65 35zM50 50L71 50A21 21 0 0 1 65 65zM50 50L50 71A21 21 0 0 1 35 65zM50 50L29 50A21 21 0 0 1 35 35z",
  ],
  ["metal", disc(50, 50, 5)],
];

/** By the id of a tile. */
export const ROOMS: Readonly<Record<string, { ground: Ground; shapes: readonly Shape[] }>> = {
  "t-1": { ground: "boards", shapes: steps(34, 58, 32, 32, 6) },
  "t-2": { ground: "boards", shapes: [["dark", rect(64, 30, 26, 40)], ...steps(66, 32, 22, 36, 6)] },
  "t-3": {
    ground: "carpet",
    shapes: [
      ["wood", rect(30, 70, 40, 9)],
      ["dark", rect(32, 79, 36, 5)],
      chair(46, 84),
      ["light", disc(36, 74, 3)],
      ["green", disc(16, 84, 6)],
      ["green", disc(84, 84, 6)],
    ],
  },
  "t-4": {
    ground: "parquet",
    shapes: [
      ...rug(34, 34, 32, 32),
      ["cloth", rect(10, 12, 9, 24)],
      ["cloth", rect(10, 64, 9, 24)],
      ["wood", rect(42, 44, 16, 12)],
      ["stone", rect(10, 42, 6, 16)],
      ["light", rect(11, 46, 3, 8)],
    ],
  },
  "t-5": {
    ground: "parquet",
    shapes: [
      ["dark", "M60 56h28v30q-10 4-16-4-4-6-12-8z"],
      ["pale", rect(60, 56, 28, 5)],
      ["red", rect(68, 46, 12, 6)],
      ["wood", rect(68, 14, 4, 14)],
      ["wood", rect(80, 14, 4, 14)],
    ],
  },
  "t-6": { ground: "chequer", shapes: [...rug(40, 14, 20, 72)] },
  "t-7": {
    ground: "chequer",
    shapes: [
      ["stone", disc(50, 50, 13)],
      ["water", disc(50, 50, 9)],
      ["pale", disc(50, 50, 3)],
    ],
  },
  "t-8": {
    ground: "boards",
    shapes: [
      ["wood", rect(10, 36, 8, 28)],
      ["metal", disc(14, 44, 2.5)],
      ["cloth", rect(82, 30, 8, 40)],
      ["green", disc(86, 18, 5)],
    ],
  },
  "t-9": {
    ground: "boards",
    shapes: [
      ["cloth", rect(10, 40, 9, 30)],
      ["wood", rect(30, 82, 34, 8)],
      ["light", disc(47, 86, 3)],
    ],
  },
  "t-10": {
    ground: "carpet",
    shapes: [
      ["wood", rect(26, 36, 48, 28)],
      ["green", rect(30, 40, 40, 20)],
      ["pale", `${disc(40, 50, 2)}${disc(54, 46, 2)}`],
      ["red", disc(58, 54, 2)],
      ["dark", "M34 82l40-4v2l-40 4z"],
    ],
  },
  "t-11": {
    ground: "parquet",
    shapes: [
      ["wood", rect(32, 30, 26, 42)],
      [
        "pale",
        `${disc(38, 38, 3)}${disc(52, 38, 3)}${disc(38, 51, 3)}${disc(52, 51, 3)}${disc(38, 64, 3)}${disc(52, 64, 3)}`,
      ],
      chair(23, 34),
      chair(23, 47),
      chair(23, 60),
      chair(60, 34),
      chair(60, 60),
    ],
  },
  "t-12": { ground: "boards", shapes: [...rug(41, 10, 18, 80), ["light", `${disc(12, 30, 3)}${disc(88, 70, 3)}`]] },
  "t-13": { ground: "boards", shapes: [...rug(41, 10, 18, 80), ["wood", rect(10, 40, 7, 20)]] },
  "t-14": { ground: "flags", shapes: tower },
  "t-15": { ground: "flags", shapes: tower },
  "t-16": { ground: "flags", shapes: [...steps(10, 34, 22, 32, 6), ...crate(74, 12)] },
  "t-17": {
    ground: "chequer",
    shapes: [
      ["wood", rect(32, 86, 36, 8)],
      ["metal", disc(50, 90, 1.5)],
      ...rug(38, 46, 24, 36),
      ["green", disc(16, 84, 6)],
      ["green", disc(84, 84, 6)],
      ["light", `${disc(28, 90, 2.5)}${disc(72, 90, 2.5)}`],
    ],
  },
  "t-18": {
    ground: "parquet",
    shapes: [
      ["pale", disc(50, 50, 22)],
      ["wood", disc(50, 50, 19)],
      ["light", `${disc(50, 50, 4)}${disc(50, 38, 2)}${disc(62, 50, 2)}${disc(50, 62, 2)}${disc(38, 50, 2)}`],
      ["cloth", `${rect(10, 12, 16, 6)}${rect(74, 82, 16, 6)}`],
    ],
  },
  "t-19": {
    ground: "boards",
    shapes: [
      ["dark", rect(34, 62, 32, 30)],
      ...steps(36, 64, 28, 26, 5),
      ["metal", `${rect(31, 60, 2, 32)}${rect(67, 60, 2, 32)}`],
    ],
  },
  "t-20": {
    ground: "planks",
    shapes: [
      ["dark", rect(12, 34, 26, 32)],
      ["metal", "M16 38h18l-4 24H20z"],
      ["stone", "M21 42h8l-2 16h-4z"],
    ],
  },
  "t-21": {
    ground: "flags",
    shapes: [
      ["metal", "M36 36h28l8 28H28z"],
      ["pale", disc(50, 58, 10)],
      ["cloth", disc(44, 62, 6)],
      ["cloth", disc(58, 61, 6)],
    ],
  },
  "t-22": {
    ground: "flags",
    shapes: [
      [
        "metal",
        `${rect(8, 8, 84, 3)}${rect(16, 11, 2, 8)}${rect(30, 11, 2, 8)}${rect(70, 11, 2, 8)}${rect(82, 11, 2, 8)}`,
      ],
      ["green", `${disc(16, 26, 6)}${disc(84, 26, 6)}`],
    ],
  },
  "t-23": {
    ground: "planks",
    shapes: [
      ["dark", "M8 40l20 6 10-8 16 9 12-7 26 5v18l-20 5-14-7-15 8-14-8-21 6z"],
      ["wood", "M30 50l34-6 1 4-34 6z"],
    ],
  },
  "t-24": {
    ground: "grass",
    shapes: [
      ["green", `${disc(20, 22, 10)}${disc(80, 24, 9)}${disc(20, 80, 9)}${disc(78, 78, 11)}`],
      ["stone", disc(50, 50, 14)],
      ["water", disc(50, 50, 10)],
      ["pale", disc(50, 50, 2.5)],
      ["red", `${disc(17, 20, 2)}${disc(80, 76, 2)}${disc(83, 22, 2)}`],
    ],
  },
  "t-25": { ground: "carpet", shapes: [...bed(12, 12), ["wood", rect(70, 72, 18, 16)], ["light", disc(38, 16, 3)]] },
  "t-26": {
    ground: "flags",
    shapes: [
      ["wood", `${rect(16, 40, 22, 6)}${rect(62, 40, 22, 6)}${rect(16, 54, 22, 6)}${rect(62, 54, 22, 6)}`],
      ["pale", rect(40, 12, 20, 9)],
      ["light", `${disc(43, 16, 2)}${disc(57, 16, 2)}`],
      ["red", rect(45, 24, 10, 52)],
    ],
  },
  "t-27": {
    ground: "flags",
    shapes: [
      ["metal", rect(10, 12, 30, 9)],
      ["green", disc(17, 16, 3)],
      ["water", disc(26, 16, 3)],
      ["light", disc(34, 16, 2.5)],
      ["wood", rect(58, 68, 30, 12)],
      ["pale", rect(62, 71, 10, 6)],
    ],
  },
  "t-28": {
    ground: "earth",
    shapes: [
      ["stone", "M12 14l18-2 6 12-14 10-10-6zM66 66l20-4 4 22-18 4zM16 74l12-4 6 14-16 4z"],
      ["dark", "M52 18l24 10-8 12-20-8z"],
    ],
  },
  "t-29": {
    ground: "boards",
    shapes: [
      ["pale", rect(12, 14, 15, 20)],
      ["cloth", rect(13, 22, 13, 11)],
      ["wood", "M70 74q9-14 18 0v8H70z"],
      ["red", disc(34, 84, 5)],
      ["light", disc(22, 82, 3)],
    ],
  },
  "t-30": {
    ground: "boards",
    shapes: [
      ...shelf(10, 12, 24, 8),
      ...shelf(66, 12, 24, 8),
      ...shelf(10, 80, 24, 8),
      ["wood", rect(62, 66, 24, 14)],
      ["pale", rect(66, 69, 8, 8)],
    ],
  },
  "t-31": {
    ground: "carpet",
    shapes: [
      ["dark", rect(34, 10, 32, 4)],
      ...bed(36, 12, 28),
      ["wood", `${rect(20, 14, 10, 9)}${rect(70, 14, 10, 9)}`],
      ["light", disc(25, 18, 3)],
    ],
  },
  "t-32": {
    ground: "chequer",
    shapes: [
      ["stone", `${rect(14, 14, 14, 14)}${rect(72, 14, 14, 14)}${rect(14, 72, 14, 14)}${rect(72, 72, 14, 14)}`],
      ["metal", disc(21, 21, 4)],
      ["pale", disc(79, 21, 4)],
      ["red", disc(21, 79, 4)],
      ["green", disc(79, 79, 4)],
    ],
  },
  "t-33": {
    ground: "planks",
    shapes: [
      ["dark", rect(14, 12, 72, 10)],
      ["cloth", `${rect(20, 13, 5, 8)}${rect(40, 13, 5, 8)}`],
      ["red", rect(30, 13, 5, 8)],
      ["pale", rect(56, 13, 5, 8)],
      ...crate(70, 70),
    ],
  },
  "t-34": { ground: "planks", shapes: [...bed(12, 12, 14), ...bed(74, 12, 14), ["wood", rect(40, 78, 20, 10)]] },
  "t-35": {
    ground: "parquet",
    shapes: [
      ...shelf(12, 10, 24, 8),
      ...shelf(64, 10, 24, 8),
      ...shelf(10, 66, 8, 24),
      ["wood", disc(56, 56, 12)],
      ["pale", rect(52, 52, 8, 7)],
      ["light", disc(62, 60, 2.5)],
    ],
  },
  "t-36": {
    ground: "flags",
    shapes: [
      ["metal", rect(10, 10, 26, 12)],
      ["light", disc(18, 16, 3)],
      ["dark", disc(28, 16, 4)],
      ["wood", rect(40, 40, 22, 20)],
      ["pale", disc(47, 48, 4)],
      ["metal", rect(54, 44, 2, 10)],
    ],
  },
  "t-37": {
    ground: "flags",
    shapes: [...crate(12, 12, 18), ...crate(32, 14, 12), ...crate(70, 68, 18), ...crate(74, 14, 14)],
  },
  "t-38": {
    ground: "flags",
    shapes: [
      ["wood", `${rect(10, 12, 8, 30)}${rect(82, 58, 8, 30)}`],
      ["red", `${disc(14, 20, 3)}${disc(14, 34, 3)}`],
      ["pale", `${disc(86, 66, 3)}${disc(86, 80, 3)}`],
      ["dark", `${disc(24, 82, 7)}${disc(38, 84, 5)}`],
    ],
  },
  "t-39": {
    ground: "flags",
    shapes: [
      ["stone", "M42 10h16v32h32v16H58v32H42V58H10V42h32z"],
      ["light", `${disc(20, 22, 2.5)}${disc(80, 78, 2.5)}`],
    ],
  },
  "t-40": {
    ground: "earth",
    shapes: [
      ["dark", disc(50, 50, 24)],
      [
        "light",
        "M50 28l5.500 14.500L71 42 59 52l5 15-14-9-14 9 5-15-12-10 15.500.5zM50 24a26 26 0 1 1-.1 0zm0 2a24 24 0 1 0 .1 0z",
      ],
    ],
  },
  "t-41": {
    ground: "flags",
    shapes: [
      ["metal", rect(60, 12, 28, 26)],
      ["dark", rect(66, 18, 16, 14)],
      ["light", rect(69, 24, 10, 6)],
      ["metal", `${rect(12, 76, 50, 5)}${rect(56, 38, 5, 38)}`],
    ],
  },
  "t-42": {
    ground: "parquet",
    shapes: [
      ["wood", `${rect(10, 12, 5, 22)}${rect(10, 66, 5, 22)}${rect(85, 12, 5, 22)}${rect(85, 66, 5, 22)}`],
      ["red", rect(43, 12, 14, 76)],
      ["light", `${disc(24, 50, 2.5)}${disc(76, 50, 2.5)}`],
    ],
  },
};
