/** The Boss Ghosts. */

import {
  BLOOD,
  BRASS,
  CHEEK,
  COLLAR,
  DARK_COLLAR,
  EMBER,
  FACE,
  type Figure,
  FOLD,
  GASP,
  HOLLOW,
  INK,
  LONG_FRONT,
  NECK,
  NOSE,
  PALE,
  ROBE,
  ROUND,
  TEARS,
  WIDE,
} from "./parts";

const ROPE = "#c9b48a";
const spoke = (turn: number): string => {
  const [x, y] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
  return `M${(100 + 30 * x).toFixed(1)} ${(84 + 30 * y).toFixed(1)}L${(100 + 94 * x).toFixed(1)} ${(84 + 94 * y).toFixed(1)}`;
};
const SPOKES = Array.from({ length: 12 }, (_, turn) => spoke(turn)).join("");
/** A small doll's head at a place. */
const doll = (x: number, y: number): string =>
  `M${x - 13} ${y}q0-16 13-16t13 16q0 15-13 17-13-2-13-17z`;

export const BOSSES: Readonly<Record<string, Figure>> = {
  "failed-kusabi": {
    robe: ["#c9c0b2", "#3b302c"],
    skin: ["#e6d6c8", "#6d4f4a"],
    back: [[`${ROPE} 5`, "M60 0l18 150M140 0l-18 150M12 20l76 120M188 20l-76 120M0 96l80 40M200 96l-80 40"], ["#4b3a22 5", "M60 0l18 150M140 0l-18 150", 0.35]],
    body: [
      ["skin", "M34 200q-6-48 24-66 18-11 42-11t42 11q30 18 24 66z"],
      FOLD,
      ["#3a2430 2.200", "M64 156q12-10 22 4-10 12-20 2-4-8 6-10M134 154q-12-8-20 6 12 10 20 0 2-6-6-8M56 180q14-8 26 4M142 182q-14-8-26 4"],
      NECK,
    ],
    head: [
      FACE,
      CHEEK,
      ...HOLLOW,
      TEARS,
      NOSE,
      GASP,
      LONG_FRONT,
      [INK, "M68 62q-10 50-2 104 10-40 14-62 0 40 8 60 2-50-2-112zM132 62q10 50 2 104-10-40-14-62 0 40-8 60-2-50 2-112z"],
    ],
    front: [
      [`${ROPE} 9`, "M36 150q64 24 128 0M32 178q68 22 136 0M84 126q16 12 32 0"],
      ["#5a4326 2", "M44 150l8 8M60 156l8 8M78 160l8 7M98 160l8 8M118 158l8 8M138 153l8 7M44 179l8 8M64 184l8 8M86 187l8 7M108 187l8 7M130 183l8 7M150 179l8 7"],
    ],
  },
  "mill-bride": {
    robe: ["#fbf8f2", "#70808c"],
    skin: ["#e4f0ee", "#5f868e"],
    back: [
      ["#3d2815 9", "M6 84a94 94 0 1 0 188 0 94 94 0 1 0-188 0z"],
      ["#5b3d22 6", "M28 84a72 72 0 1 0 144 0 72 72 0 1 0-144 0z"],
      ["#4b3019 5", SPOKES],
    ],
    body: [ROBE, FOLD, NECK, COLLAR, [BLOOD, "M86 176h28v8H86z", 0.9]],
    head: [
      [INK, "M66 84q0-44 34-44t34 44l6 60H60z"],
      FACE,
      CHEEK,
      ...HOLLOW,
      NOSE,
      ["#fbf6e8", "M86 98q14 8 28 0l-2 10q-12 8-24 0z"],
      ["#1a0a10 1.500", "M86 98q14 8 28 0M90 101v9M95 103v9M100 104v9M105 103v9M110 101v9M87 105q13 7 26 0"],
      ["#fffdf8", "M58 96q-8-66 42-68 50 2 42 68-10-28-42-32-32 4-42 32z"],
      ["#c6cfd4", "M100 28q50 2 42 68-10-28-42-32z", 0.7],
      [BRASS, "M120 54l18-6 2 5-18 7z"],
    ],
    front: [
      ["#1c5d6a", "M0 180q24-8 50 0t50 0 50 0 50 0v20H0z", 0.85],
      ["#9fe0dc 2", "M8 180q20-8 44 0t48 0 48 0 46 0", 0.8],
      ["#bfeeea 2.200", "M60 110v12M140 108v16M72 138v10M126 144v10M48 150v8M154 150v10"],
    ],
  },
  "bell-abbot": {
    robe: ["#b07a2e", "#3a1f10"],
    skin: ["#e0d2bc", "#6b5446"],
    back: [
      ["#2f4a42", "M20 150q4-30 12-70 8-60 68-62 60 2 68 62 8 40 12 70 10 10 8 20H12q-2-10 8-20z"],
      ["#7fae9a 2.500", "M32 82h136M27 108h146M22 140h156M80 24v126M120 24v126", 0.75],
      ["#7fae9a", "M38 94a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM54 94a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM138 94a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM154 94a4 4 0 1 0 8 0 4 4 0 1 0-8 0z", 0.8],
      ["#1c2f2a 6", "M86 20q14-22 28 0"],
    ],
    body: [ROBE, FOLD, NECK, ["#7d1d22", "M64 132l36 44 36-44 10 10-46 58-46-58z"], [BRASS, "M94 176h12v14H94z"]],
    head: [
      ["skin", "M68 72q0-38 32-38t32 38q0 40-32 48-32-8-32-48z"],
      CHEEK,
      ["#f4f6ea", "M77 80q10-9 19 0-9 7-19 0zM104 80q9-9 19 0-10 7-19 0z"],
      [INK, "M76 72l20 4v4l-20-4zM124 72l-20 4v4l20-4z"],
      NOSE,
      ["#14070a", "M86 98q14-8 28 0 2 20-14 26-16-6-14-26z"],
      [PALE, "M80 106q4 10 6 18 14 10 28 0 2-8 6-18 4 40-20 62-24-22-20-62z", 0.95],
      ["#8f949a 1.300", "M92 128q2 18 8 34M108 128q-2 18-8 34"],
      ["#4a3a34 1.500", "M82 54q18-6 36 0M86 48q14-5 28 0", 0.7],
      ["#1a120c", "M88 44a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM98 42a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM108 44a2 2 0 1 0 4 0 2 2 0 1 0-4 0z"],
    ],
    front: [["#3d2815", "M160 60l8 3-36 140h-10z"], ["skin", "M126 160q12-8 20 2l-2 16q-12 8-20-2z"]],
  },
  "doll-mother": {
    robe: ["#8e2a4a", "#280a1a"],
    skin: ["#fffaf2", "#b5a39c"],
    back: [
      ["robe", "M60 140q-44-6-58-70l10-4q18 50 54 48zM140 140q44-6 58-70l-10-4q-18 50-54 48zM56 166Q14 172 0 136l8-6q16 26 52 18zM144 166q42 6 56-30l-8-6q-16 26-52 18z"],
      [INK, "M58 92q-6-62 42-62t42 62l10 50H48z"],
    ],
    body: [ROBE, FOLD, ["#f3d36a", "M56 182q8-8 14 0-6 8-14 0zM132 178q8-8 14 0-6 8-14 0z", 0.85], NECK, DARK_COLLAR],
    head: [
      ROUND,
      CHEEK,
      ...WIDE,
      ["#b3202e", "M94 99q6-4 12 0-6 4-12 0z"],
      ["#241218 2", "M88 96v20M112 96v20M88 116q12 5 24 0"],
      ["#241218 1.600", "M82 52l6 12-5 8 7 8M88 64l9 3M84 88l-6 6"],
      [INK, "M70 72q-6-36 30-36t30 36q-14-16-30-16t-30 16z"],
      [BRASS, "M66 44l30-8-1 5-28 8zM134 44l-30-8 1 5 28 8z"],
      [EMBER, "M64 50a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM126 50a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"],
    ],
    front: [
      [INK, "M-2 64q0-18 15-18t15 18v8H-2zM172 64q0-18 15-18t15 18v8h-30z"],
      ["#f4ece2", doll(13, 72) + doll(187, 72) + doll(10, 132) + doll(190, 132) + doll(100, 176)],
      [INK, "M85 166q0-14 15-14t15 14l-4 4H89zM-4 122q0-14 14-14t15 14l-4 4H0zM175 122q0-14 15-14t14 14l-4 4h-21z"],
      [INK, "M6 72h4v4H6zM16 72h4v4h-4zM180 72h4v4h-4zM190 72h4v4h-4zM4 132h4v4H4zM13 132h4v4h-4zM183 132h4v4h-4zM192 132h4v4h-4zM93 177h4v4h-4zM103 177h4v4h-4z"],
      [BLOOD, "M11 82h4v3h-4zM185 82h4v3h-4zM98 187h4v3h-4zM8 142h4v3H8zM188 142h4v3h-4z"],
    ],
  },
};
