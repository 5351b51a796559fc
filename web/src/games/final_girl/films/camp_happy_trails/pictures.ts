/** The pictures of the Items that lie about the camp. */

import { AXE, BOW, type Picture } from "../../art";

export const PICTURES: Readonly<Record<string, Picture>> = {
  "item-baseball-bat": {
    sky: "blood",
    strokes: [
      ["steel", "M10 40l-2-2L36 14c6-6 14-11 18-9s0 11-6 16L12 42z"],
      ["pale", "M36 14c6-6 12-9 15-8-5 2-12 8-16 12z"],
      ["dark", "M6 36l6 6-2 2-6-6zM12 34l4 4-3 3-4-4z"],
    ],
  },
  "item-whistle": {
    sky: "dusk",
    strokes: [
      ["steel", "M14 14h34v8H38a11 11 0 1 1-20-2l-4 0z"],
      ["dark", "M28 20a6 6 0 1 1-.01 0zM38 14h4v4h-4z"],
      ["glow", "M52 10l8-4 .500 1.500-8 4zM53 17h9v2h-9zM52 24l8 4-.500 1.500-8-4z"],
    ],
  },
  "item-energy-drink": {
    sky: "forest",
    strokes: [
      ["steel", "M22 8l3-4h14l3 4v30l-3 4H25l-3-4z"],
      ["red", "M22 12h20v22H22z"],
      ["glow", "M34 13l-8 11h5l-3 9 9-12h-5z"],
    ],
  },
  "item-bin-lid": {
    sky: "dusk",
    strokes: [
      ["steel", "M32 3a19 19 0 1 1-.01 0z"],
      ["mid", "M32 8a14 14 0 1 1-.01 0z"],
      ["steel", "M32 11a11 11 0 1 1-.01 0z"],
      ["dark", "M25 20h14v4H25zM25 18h3v8h-3zM36 18h3v8h-3z"],
    ],
  },
  "item-knife": {
    sky: "blood",
    strokes: [
      ["steel", "M20 28L50 4c5 4 2 12-6 18L26 34z"],
      ["pale", "M20 28L50 4l1 1-29 25z"],
      ["wood", "M8 38l12-10 6 6-12 9z"],
      ["red", "M48 12l3 5c1 2-3 3-4 1z"],
    ],
  },
  "item-motorboat-keys": {
    sky: "water",
    strokes: [
      ["glow", "M20 10a10 10 0 1 1-.01 0zm0 5a5 5 0 1 0 .01 0z"],
      ["glow", "M28 22l26 8-1 4-5-1.500-1 4-4-1.500 1-3.500-18-5z"],
      ["wood", "M16 28l6 2-3 12-10-3z"],
    ],
  },
  "item-archery-bow": { sky: "forest", strokes: BOW },
  "item-fireworks": {
    sky: "dusk",
    strokes: [
      ["red", "M14 20h8v20h-8z"],
      ["pale", "M14 26h8v4h-8zM18 12l5 8H13z"],
      ["wood", "M17.500 40h1.500v4h-1.500z"],
      ["glow", "M44 4l1.500 9 6-6-3 8 9-1-8 4 8 4-9-1 3 8-6-6-1.500 9-1.500-9-6 6 3-8-9 1 8-4-8-4 9 1-3-8 6 6z"],
    ],
  },
  "item-lucky-dice": {
    sky: "lamp",
    strokes: [
      ["pale", "M10 14l18-5 5 18-18 5zM36 18l18 4-4 18-18-4z"],
      [
        "dark",
        "M15 17a2 2 0 1 1-.01 0zM22 20a2 2 0 1 1-.01 0zM27 12a2 2 0 1 1-.01 0zM17 26a2 2 0 1 1-.01 0zM29 23a2 2 0 1 1-.01 0zM43 28a2 2 0 1 1-.01 0zM40 21a2 2 0 1 1-.01 0zM46 34a2 2 0 1 1-.01 0z",
      ],
    ],
  },
  "item-mysterious-pills": {
    sky: "lamp",
    strokes: [
      ["wood", "M18 12h22v28H18z"],
      ["pale", "M16 6h26v7H16zM20 20h18v12H20z"],
      ["red", "M27 22h4v8h-4zM25 24h8v4h-8zM46 32l8-4 2 4-8 4z"],
      ["pale", "M46 38h8v4h-8z"],
    ],
  },
  "item-axe": { sky: "blood", strokes: AXE },
  "item-first-aid-kit": {
    sky: "dusk",
    strokes: [
      ["pale", "M10 14h44v26H10z"],
      ["mid", "M24 8h16v6h-3v-3H27v3h-3z"],
      ["red", "M28 18h8v5h6v8h-6v5h-8v-5h-6v-8h6z"],
    ],
  },
  "item-lucky-rabbits-foot": {
    sky: "forest",
    strokes: [
      ["glow", "M38 2h6v10h-6zm1.500 2v6h3V4z"],
      ["wood", "M36 11h10v6H36z"],
      ["pale", "M36 17h10c1 8 0 16-6 21-8 5-20 4-22 0-1-4 6-6 10-8 6-3 8-8 8-13z"],
      ["mid", "M20 36l5-2v2l-4 2zM26 38l5-3v2l-4 2z"],
    ],
  },
  "item-old-revolver": {
    sky: "blood",
    strokes: [
      ["steel", "M10 12h42v7H34v8h-8l-2-8H10z"],
      ["dark", "M24 11h10v9H24z"],
      ["wood", "M10 16l10 3-5 20-9-3z"],
      ["mid", "M22 20h10v7h-8z"],
      ["steel", "M50 8h2v4h-2z"],
    ],
  },
  "item-bear-trap": {
    sky: "forest",
    strokes: [
      ["steel", "M8 34Q32 0 56 34l-4 1-2-5-3 3-1-7-4 4-1-8-4 5-2-8-3 6-2-6-3 6-2-6-4 5-1-5-4 8-1-4-3 7-2-3-2 5z"],
      ["dark", "M6 34h52v4H6z"],
      ["mid", "M26 30h12v4H26z"],
    ],
  },
  "item-flashlight": {
    sky: "dusk",
    strokes: [
      ["glow", "M34 18L62 4v34L34 26z"],
      ["steel", "M6 18h20l8-4v16l-8-4H6z"],
      ["dark", "M12 16h6v3h-6zM26 18h2v8h-2z"],
    ],
  },
  "item-map": {
    sky: "lamp",
    strokes: [
      ["pale", "M8 8l16 4 16-4 16 4v28l-16-4-16 4-16-4z"],
      ["mid", "M24 12h1v28h-1zM40 8h1v28h-1z"],
      ["steel", "M28 18q6-4 12 0t4 8-10 4-6-12z"],
      ["red", "M12 30l3-8 2 .500-3 8z"],
    ],
  },
  "item-pepper-spray": {
    sky: "blood",
    strokes: [
      ["red", "M20 16h16v26H20z"],
      ["dark", "M22 8h12v8H22zM16 6h12v4H16z"],
      ["pale", "M23 22h10v10H23z"],
      ["glow", "M14 6L2 0v3l11 5zM14 8H1v2h13zM14 10L2 16v-3l11-4z"],
    ],
  },
};
