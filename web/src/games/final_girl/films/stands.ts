/** Things that stand at spaces of any Location. */

import { pick } from "../art";
import type { SpaceFacts } from "../view";
import type { Stand } from "./film";

export const GATE: Stand = {
  lit: true,
  parts: [
    ["plank", "M-34 4v-34h6V4zM28 4v-34h6V4zM-42-30L0-38l42 8v6L0-32l-42 8z"],
    ["lit", "M-2-31h4v6h-4z"],
  ],
};

export const SIGNPOST: Stand = {
  parts: [
    ["plank", "M-3 4v-42h6V4zM-24-34h36l8 6-8 6h-36zM20-18h-34l-8 5 8 5h34z"],
    ["night", "M-18-30h24v2h-24zM-10-14h24v2h-24z"],
  ],
};

export const PINES: Stand = {
  parts: [
    ["leaf", "M-38 4l9-17h-5l8-14h-4l9-16 9 16h-4l8 14h-5l9 17zM4 4l9-19h-5l8-14h-4l9-17 9 17h-4l8 14h-5l9 19z"],
    ["night", "M-17 4l8-13h-4l7-11h-3l8-14 8 14h-3l7 11h-4l8 13z"],
    ["lit", "M-6-8h3v2h-3zM1-8h3v2H1z"],
  ],
};

export const BIRCHES: Stand = {
  parts: [
    ["pale", "M-26 4l1-46h5l1 46zM-5 4l1-54h5l1 54zM17 4l1-42h5l1 42z"],
    ["night", "M-25-30h3v2h-3zM-22-14h3v2h-3zM-4-40h3v2h-3zM-1-22h3v2h-3zM-3-8h3v2h-3zM18-26h3v2h-3zM20-10h3v2h-3z"],
    ["leaf", "M-40-34q8-18 22-10 8-16 22-8 14-8 22 8 14 0 14 12-18-6-26 2-8-8-20-2-12-8-34-2z"],
  ],
};

export const LANTERN: Stand = {
  lit: true,
  parts: [
    ["night", "M-3 4v-46h5V4zM-3-42h24v4H-3zM15-38h3v6h-3z"],
    ["lit", "M11-32h11v13H11z"],
    ["plank", "M-40 4v-16h4V4zM-22 4v-16h4V4zM-42-9h26v3h-26z"],
  ],
};

export const FOOTBRIDGE: Stand = {
  parts: [
    ["stone", "M-40 4q40-26 80 0v6q-40-24-80 0z"],
    ["plank", "M-30-2v-16h4v14zM-2-10v-16h4v16zM26-4v-14h4v16zM-32-18q32-16 64 0v4q-32-14-64 0z"],
  ],
};

export const BARRIER: Stand = {
  parts: [
    ["plank", "M-36 4v-24h6V4zM30 4v-24h6V4z"],
    ["pale", "M-38-22h76v8h-76z"],
    ["red", "M-30-22h10l-6 8h-10zM-10-22H0l-6 8h-10zM10-22h10l-6 8H4zM30-22h8v4l-3 4h-11z"],
    ["lit", "M-3-30h6v6h-6z"],
  ],
};

export const CAR: Stand = {
  lit: true,
  parts: [
    ["lit", "M36-10l22-10v22z"],
    ["night", "M-34 2v-10l8-3 8-12h26l9 12 18 3v10z"],
    ["stone", "M-16-12l5-8h9v8zM1-20h8l6 8H1z"],
    ["rock", "M-24 2a7 7 0 0 1 14 0zM14 2a7 7 0 0 1 14 0z"],
  ],
};

export const BOAT: Stand = {
  parts: [
    ["plank", "M-26-8h52l-9 11h-34z"],
    ["night", "M-22-6h44l-2 3h-40z"],
    ["pale", "M-32-14l18 14-2 2-18-14z"],
  ],
};

export const HUT: Stand = {
  lit: true,
  parts: [
    ["night", "M-20 2v-26h40V2z"],
    ["roof", "M-27-22L0-42l27 20z"],
    ["lit", "M-12-16h9v9h-9z"],
    ["plank", "M3-17h11V2H3z"],
  ],
};

export const REEDS: Stand = {
  parts: [
    ["leaf", "M-38 4q38-16 76 0z"],
    ["reed", "M-24 0q0-16-4-26M-16 0q0-14 4-20M14 0q0-18 6-30M24 0q-2-14 2-20"],
  ],
};

export const STONES: Stand = {
  parts: [
    ["stone", "M-34 4l8-22 10 2 4 20zM6 4l3-30 12-4 12 12 2 22z"],
    ["rock", "M-26-18l10 2-6 20h-8zM9-26l12-4-6 34h-8zM-8 4l4-12 8 2 2 10z"],
  ],
};

const PATHS = [SIGNPOST, PINES, BIRCHES, LANTERN, FOOTBRIDGE, STONES] as const;

/** Return what stands at a space that has no drawing of its own. */
export function standFor(space: string, facts: Pick<SpaceFacts, "exit" | "search" | "water">): Stand {
  if (facts.exit) return pick(space, [GATE, BARRIER, CAR]);
  if (facts.search) return HUT;
  return facts.water ? pick(space, [REEDS, BOAT]) : pick(space, PATHS);
}
