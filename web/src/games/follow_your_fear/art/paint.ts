/** Colours and places of the pictures, in 200 x 140. */

import type { Light } from "./pictures";

interface Paint {
  sky: readonly [string, string];
  glow: string;
  /** The body from its lit top to its dark foot. */
  body: readonly [string, string, string];
  ground: string;
  spark: string;
}

export const PAINTS: Readonly<Record<Light, Paint>> = {
  courage: {
    sky: ["#5a1a10", "#150605"],
    glow: "#ff9a4d",
    body: ["#ffe2b8", "#ef7a3d", "#7c1f12"],
    ground: "#0d0403",
    spark: "#ffb45c",
  },
  reason: {
    sky: ["#125055", "#04171a"],
    glow: "#7fe6e0",
    body: ["#e6fffb", "#58b9b6", "#14555b"],
    ground: "#020b0d",
    spark: "#aef7f0",
  },
  hope: {
    sky: ["#6a5210", "#1a1203"],
    glow: "#ffe27a",
    body: ["#fff7d2", "#e9bf4a", "#7d5c10"],
    ground: "#0d0902",
    spark: "#fff0a8",
  },
  red: {
    sky: ["#5a1414", "#120404"],
    glow: "#ff6a5a",
    body: ["#ffd6cc", "#cf4433", "#4a0f0a"],
    ground: "#080202",
    spark: "#ff9c8c",
  },
  violet: {
    sky: ["#2e1d58", "#06030f"],
    glow: "#b08cff",
    body: ["#efe6ff", "#7d5dcb", "#26124f"],
    ground: "#030107",
    spark: "#cdb6ff",
  },
  sepia: {
    sky: ["#4d3c2c", "#0e0a06"],
    glow: "#e8c49a",
    body: ["#fff3e2", "#b8926a", "#4d331b"],
    ground: "#060402",
    spark: "#f2d9b8",
  },
  steel: {
    sky: ["#2c4a5e", "#060b10"],
    glow: "#a8d4ec",
    body: ["#f0f9ff", "#7fa8c4", "#264454"],
    ground: "#020507",
    spark: "#d2ebf8",
  },
  green: {
    sky: ["#2f4417", "#070b03"],
    glow: "#bfe06a",
    body: ["#f6ffd6", "#8aad3e", "#314710"],
    ground: "#030501",
    spark: "#dff09a",
  },
  crimson: {
    sky: ["#4a1030", "#0d0309"],
    glow: "#ff5f8d",
    body: ["#ffd3e0", "#c2386a", "#4a0d2a"],
    ground: "#060104",
    spark: "#ff8db0",
  },
  blue: {
    sky: ["#183460", "#040a18"],
    glow: "#7fb4ff",
    body: ["#e2efff", "#4a7fd0", "#122c62"],
    ground: "#02050c",
    spark: "#b9d4ff",
  },
};

/** The bright and the dark side of each seat's tokens. */
export const PAWNS = [
  ["#ffb061", "#b9581a"],
  ["#a9cdfa", "#34639f"],
  ["#b9e6a8", "#3d7c38"],
  ["#dcc0f6", "#6d4496"],
] as const;

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** Shapes behind a creature: dark ones, ones that shine faintly, and faint lines. */
export interface Place {
  dark: string;
  bright: string;
  lines: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function trunks(random: () => number): string {
  return Array.from({ length: 9 }, (_, at) => {
    const [x, top] = [Math.round(at * 25 + random() * 10 - 5), Math.round(140 * (0.65 - random() * 0.4))];
    return `M${x - 9} 140L${x} ${top}L${x + 9} 140z`;
  }).join("");
}

const RAYS = Array.from({ length: 12 }, (_, at) => {
  const [a, b] = [(at * 30 - 4) * (Math.PI / 180), (at * 30 + 4) * (Math.PI / 180)];
  const end = (angle: number): string =>
    `${Math.round(100 + 190 * Math.sin(angle))} ${Math.round(77 - 190 * Math.cos(angle))}`;
  return `M100 77L${end(a)}L${end(b)}z`;
}).join("");

/** Bricks of both walls of a passage that becomes narrower. */
const BRICKS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 3 }, (_, brick) => {
    const [y, x] = [row * 18 + 2, brick * 20 - (row % 2 ? 12 : 2)];
    const wide = Math.min(18, 46 - Math.abs(row - 3) * 2 - x);
    return wide < 4 ? "" : `M${x} ${y}h${wide}v15h${-wide}zM${200 - x} ${y}h${-wide}v15h${wide}z`;
  }).join(""),
).join("");

const STEPS = Array.from({ length: 8 }, (_, at) => `M${at * 12} ${70 + at * 9}h${200 - at * 24}`).join("");

const EYES = [
  [22, 30, 1],
  [48, 62, 0.7],
  [166, 26, 0.9],
  [184, 74, 1.1],
  [150, 98, 0.6],
  [30, 98, 0.8],
]
  .map(
    ([x = 0, y = 0, k = 1]) =>
      `M${x - 7 * k} ${y}q${5 * k} ${-5 * k} ${6 * k} ${1.5 * k}zM${x + 7 * k} ${y}q${-5 * k} ${-5 * k} ${-6 * k} ${1.5 * k}z`,
  )
  .join("");

const frame = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}h${wide}v${high}h${-wide}zM${x + 4} ${y + 4}v${high - 8}h${wide - 8}v${8 - high}z`;

/** The place of each Fear. */
const HAUNTS: Readonly<Record<string, Place>> = {
  // One lit window on the far bank, and a moon over the water between.
  loneliness: {
    dark: "M118 96l10-14 10 14v12h-20zM0 108h200v32H0z",
    bright: `${circle(152, 34, 17)}M126 98h5v6h-5z`,
    lines: "M128 112h34M136 118h28M142 124h30M20 116h30M8 126h26",
  },
  // A stair that leads down, and what watches from the walls.
  dark: { dark: "M0 140L0 72L60 140zM200 140V72l-60 68z", bright: EYES, lines: STEPS },
  // Portraits without anybody in them.
  forgotten: {
    dark: `${frame(12, 14, 40, 50)}${frame(150, 20, 38, 44)}${frame(20, 76, 30, 34)}${frame(160, 76, 28, 36)}`,
    bright: "M18 20h28v38H18zM156 26h26v32h-26z",
    lines: "M0 70h200M32 14V4M169 20V6",
  },
  // Roofs far below, seen between two cliffs.
  heights: {
    dark: "M0 0h34l-10 26 12 18-16 28 8 24-28 44zM200 0h-30l8 30-14 22 18 26-10 30 28 32zM84 140l4-18 4 18zM108 140l3-13 3 13z",
    bright: "M66 138l8-8 8 8zM118 138l9-9 9 9z",
    lines: "M44 20q18-8 34 0M126 34q16-8 30 0M50 96q12-6 24 0M70 6V60M134 84v40M60 74v30",
  },
  // A rotten floor, with caps that grow out of it and spores in the air.
  decay: {
    dark: "M0 112l60-8 40 8 46-9 54 9v28H0zM26 112V92q-18-2-16-14 10-16 40 0 0 12-16 14v20zM168 112V84q-16-2-14-12 14-18 38 0 0 10-15 12v28z",
    bright: `${circle(44, 34, 3)}${circle(62, 52, 2)}${circle(150, 30, 2.5)}${circle(164, 48, 4)}${circle(136, 16, 2)}${circle(28, 56, 2)}`,
    lines: "M0 122h70M80 126h60M150 120h50M40 140l6-28M110 140l-4-28M160 140l-2-28",
  },
  // Two walls of bricks that come closer.
  trapped: { dark: BRICKS, bright: "M88 140L96 0h8l8 140z", lines: "M0 128h200" },
};

/** What is behind a creature: trunks in firelight for Courage, circles for Reason, rays for Hope, and each Fear's own place. */
export function placeOf(light: Light, fear: string | undefined, random: () => number): Place {
  const haunt = fear === undefined ? undefined : HAUNTS[fear];
  if (haunt) return haunt;
  if (light === "reason")
    return {
      dark: "",
      bright: "",
      lines: [26, 48, 70, 92].map((r) => circle(100, 70, r)).join("") + "M0 70h200M100 0v140",
    };
  if (light === "hope") return { dark: "", bright: RAYS, lines: "" };
  return { dark: trunks(random), bright: "", lines: "" };
}

/** The edge of the ground in front. */
export function groundLine(random: () => number): string {
  const points = Array.from({ length: 21 }, (_, at) => {
    const y = 140 * (0.87 + 0.04 * Math.sin(at * 1.3)) - (at % 2) * 5 * random();
    return `L${at * 10} ${y.toFixed(1)}`;
  });
  return `M0 140V121${points.join("")}V140z`;
}

export const sparks = (random: () => number): { x: number; y: number; r: number }[] =>
  Array.from({ length: 14 }, () => ({
    x: Math.round(random() * 200),
    y: Math.round(random() * 119),
    r: Math.round(5 + random() * 13) / 10,
  }));
