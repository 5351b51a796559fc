/** Pictures of cards, each in a box of 64 by 44: painted shapes, from back to front. */

/** A colour of the palette in Art.svelte, and a path. */
export type Stroke = readonly [paint: "dark" | "mid" | "pale" | "red" | "glow" | "steel" | "wood", path: string];

export interface Picture {
  sky: "dusk" | "blood" | "water" | "forest" | "lamp";
  strokes: readonly Stroke[];
}

export const BOW: readonly Stroke[] = [
  ["wood", "M24 4c22 4 22 32 0 36l-1-3c16-5 16-25 0-30z"],
  ["pale", "M23 5h1.200v34H23z"],
  ["steel", "M12 21h34v2H12zM46 18l8 4-8 4z"],
  ["red", "M10 18l5 3v2l-5 3 2-4z"],
];

export const AXE: readonly Stroke[] = [
  ["wood", "M18 38l-3-3L40 10l3 3z"],
  ["steel", "M36 8c4-4 9-5 13-4l1 3c2 3 1 9-3 14-3 0-6-1-8-4l-5-5z"],
  ["pale", "M50 7c2 3 1 9-3 14l-1-1c3-4 4-9 2-12z"],
];

export const PICTURES: Readonly<Record<string, Picture>> = {
  "action-walk": {
    sky: "forest",
    strokes: [
      ["mid", "M22 44l7-22h6l7 22z"],
      [
        "pale",
        "M25 36c-1-4 0-7 2-7s3 3 2 7zM26 38h3v3h-3zM35 28c-1-4 0-6 2-6s3 2 2 6zM36 29.500h3v2.500h-3zM28 20c0-3 .5-4 1.500-4s1.500 1 1.500 4z",
      ],
      ["dark", "M0 44V8l5 10h-2l5 10H6l6 16zM64 44V8l-5 10h2l-5 10h2l-6 16z"],
    ],
  },
  "action-focus": {
    sky: "dusk",
    strokes: [
      ["pale", "M6 22Q32-2 58 22 32 46 6 22z"],
      ["wood", "M32 11a11 11 0 1 1-.01 0z"],
      ["dark", "M32 16a6 6 0 1 1-.01 0zM4 20Q32-8 60 20l-2 2Q32-2 6 22z"],
      ["glow", "M29 16a2.500 2.500 0 1 1-.01 0z"],
    ],
  },
  "action-weak-attack": {
    sky: "blood",
    strokes: [
      ["wood", "M8 40l14-14 6 6-12 12H8z"],
      ["pale", "M20 24c0-6 4-9 9-9l11-6c4 0 6 2 6 5l2 8c0 8-6 12-14 12-8 1-14-2-14-10z"],
      ["dark", "M24 24c2-3 7-4 11-2l1 3c-4-2-8-1-10 2zM33 15l3 8h-2l-3-7zM39 11l3 10h-2l-3-8z"],
      ["glow", "M52 6l3-5 1 6 6 1-5 3 1 6-4-4-5 2 2-5z"],
    ],
  },
  "action-short-rest": {
    sky: "forest",
    strokes: [
      ["wood", "M36 40a6 6 0 1 1 .01 0zM49 40a6 6 0 1 1 .01 0zM42.500 29a6 6 0 1 1 .01 0z"],
      ["pale", "M36 37a3 3 0 1 1 .01 0zM49 37a3 3 0 1 1 .01 0zM42.500 26a3 3 0 1 1 .01 0z"],
      ["dark", "M15 18a5 5 0 1 1 .01 0zM9 24c1-5 9-6 12 0l3 8 9 2 1 7h-5l-1-4-9-1 0 6H9z"],
      ["dark", "M0 40h64v4H0z"],
    ],
  },
  "action-close-call": {
    sky: "lamp",
    strokes: [
      ["wood", "M4 10l24 6-5 6 6 3-5 5L2 20zM60 34l-26-6 4-5-6-4 7-4 25 9z"],
      ["pale", "M28 16l-5 6 6 3-5 5 2 .500 6-6-6-3 5-5zM32 19l6 4-4 5-2-.500 4-5-6-4z"],
      ["dark", "M8 13l8 2v1l-8-2zM46 27l10 3v1l-10-3z"],
      ["glow", "M31 4l2 5-2 4-2-4zM40 38l3-3 1 4zM20 38l2-4 2 4z"],
    ],
  },
  "action-search": {
    sky: "lamp",
    strokes: [
      ["wood", "M10 14h44v28H10z"],
      ["dark", "M13 17h38v9H13zM13 29h38v10H13z"],
      ["wood", "M9 30h46v11H9z"],
      ["mid", "M14 24h36l4 6H10z"],
      ["glow", "M29 34h6v3h-6zM32 3l3 8h-6z"],
      ["steel", "M20 22l10 3-1 2-10-3zM36 22h8v4h-8z"],
    ],
  },
  "action-sprint": {
    sky: "dusk",
    strokes: [
      ["mid", "M0 12h16v1.500H0zM4 20h14v1.500H4zM0 29h18v1.500H0z"],
      [
        "pale",
        "M40 5a4 4 0 1 1-.01 0zM32 14l8 0 4 7 6 1-1 3-8-1-2-4-4 7 6 5-3 9h-4l2-7-7-4-5 7-8 2-1-3 6-2 7-16-4 1-3 5-3-2 4-6z",
      ],
      ["dark", "M0 42h64v2H0z"],
    ],
  },
  "action-guard": {
    sky: "blood",
    strokes: [
      ["pale", "M32 6a6 6 0 1 1-.01 0z"],
      ["dark", "M22 44c-2-14 0-24 10-24s12 10 10 24z"],
      ["pale", "M12 34l26-18 3 5-24 18zM52 34L26 16l-3 5 24 18z"],
      ["glow", "M32 1l1.500 4-1.500 2-1.500-2zM48 8l-3 4-2-1zM16 8l3 4 2-1z"],
    ],
  },
  "action-distraction": {
    sky: "dusk",
    strokes: [
      ["mid", "M6 40q12-34 34-28l-1 2Q20 10 9 40z"],
      ["steel", "M40 10l4-4 4 3-3 5c3 4 1 8-3 13l-9-6c2-5 3-9 7-11z"],
      ["glow", "M44 7l3 2-1 1-3-2zM54 34l2-6 2 6 5 2-5 2-2 6-2-6-5-2z"],
      ["dark", "M0 42h64v2H0z"],
    ],
  },
  "action-improvise": {
    sky: "lamp",
    strokes: [
      ["wood", "M8 40L40 8l3 3-32 32zM40 8c3-6 10-8 15-6 2 5 0 12-6 15z"],
      ["steel", "M40 24h18l-3 18H43z"],
      ["dark", "M42 26h14v3H42zM38 24q11-12 22 0h-2q-9-9-18 0z"],
    ],
  },
  "action-planning": {
    sky: "lamp",
    strokes: [
      ["pale", "M8 10l14-4 20 5 14-4v30l-14 4-20-5-14 4z"],
      ["mid", "M22 6v30l1 0V6zM42 11v30h1V11z"],
      [
        "red",
        "M13 30q6-12 16-8t16-6l1 1.500q-8 9-17 6.500t-14 7zM46 12l2-2 2.500 2.500L53 10l2 2-2.500 2.500L55 17l-2 2-2.500-2.500L48 19l-2-2 2.500-2.500z",
      ],
    ],
  },
  "action-retaliate": {
    sky: "blood",
    strokes: [
      ["steel", "M10 6l3-3 30 28-4 4zM54 6l-3-3-30 28 4 4z"],
      ["wood", "M40 34l4-4 9 8-3 4zM24 34l-4-4-9 8 3 4z"],
      ["glow", "M32 10l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"],
    ],
  },
  "action-furious-strike": {
    sky: "blood",
    strokes: [
      ["red", "M6 40Q20 20 34 2l3 1Q24 24 9 42zM22 42Q36 22 48 4l3 1Q40 26 25 43zM38 42q10-14 18-28l3 1q-7 16-18 28z"],
      ["pale", "M10 38Q24 18 35 3l1 .500Q25 22 11 39zM26 40Q40 20 49 5l1 .500Q40 24 27 41z"],
    ],
  },
  "action-long-rest": {
    sky: "dusk",
    strokes: [
      ["glow", "M50 3a9 9 0 1 0 9 12 8 8 0 0 1-9-12z"],
      ["wood", "M6 14h4v28H6zM54 26h4v16h-4zM8 32h48v6H8z"],
      ["pale", "M11 24c0-4 12-4 12 0v6H11z"],
      ["red", "M20 28q14-8 34 0v6H20z"],
      ["dark", "M17 19a4 4 0 1 1-.01 0z"],
    ],
  },
  "action-critical-blow": {
    sky: "blood",
    strokes: [
      ["glow", "M32 0l4 12 12-8-6 13 16 2-14 7 10 12-14-5-2 11-7-10-10 9 3-13L6 28l14-6L10 10l14 5z"],
      ["steel", "M30 34l-3-20 5-12 5 12-3 20z"],
      ["dark", "M25 33h14v3H25zM29.500 36h5v8h-5z"],
    ],
  },
  "bonus-item-lauries-bow": { sky: "blood", strokes: BOW },
  "bonus-item-reikos-axe": { sky: "dusk", strokes: AXE },
};
