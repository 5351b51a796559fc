/** The recipe of a card's picture: an icon in the light of a mood. */

export type Mood = "courage" | "reason" | "hope" | "fear" | "night";

/** icon: a path in a box of 512 by 512. */
export interface Art {
  icon: string;
  mood: Mood;
}

/** Return the path of an icon that is imported as text. */
export function pathOf(icon: unknown): string {
  return / d="([^"]+)"/.exec(String(icon))?.[1] ?? "";
}

export const art = (icon: unknown, mood: Mood): Art => ({ icon: pathOf(icon), mood });

export interface Colours {
  near: string;
  far: string;
  light: string;
  top: string;
  middle: string;
  low: string;
  ground: string;
}

export const MOODS: Readonly<Record<Mood, Colours>> = {
  courage: {
    near: "#5a1a10",
    far: "#150605",
    light: "#ff9a4d",
    top: "#ffe2b8",
    middle: "#ef7a3d",
    low: "#7c1f12",
    ground: "#0d0403",
  },
  reason: {
    near: "#125055",
    far: "#04171a",
    light: "#7fe6e0",
    top: "#e6fffb",
    middle: "#58b9b6",
    low: "#14555b",
    ground: "#020b0d",
  },
  hope: {
    near: "#6a5210",
    far: "#1a1203",
    light: "#ffe27a",
    top: "#fff7d2",
    middle: "#e9bf4a",
    low: "#7d5c10",
    ground: "#0d0902",
  },
  fear: {
    near: "#4a1030",
    far: "#0d0309",
    light: "#ff5f8d",
    top: "#ffd3e0",
    middle: "#c2386a",
    low: "#4a0d2a",
    ground: "#060104",
  },
  night: {
    near: "#25304f",
    far: "#05070f",
    light: "#b9cfff",
    top: "#eef4ff",
    middle: "#8ba4d6",
    low: "#2b3c69",
    ground: "#03050b",
  },
};

/** Return numbers from 0 to 1 that a text determines. */
export function seeded(text: string): () => number {
  let state = Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

/** Return one of several things that a text determines. */
export function pick<const Things extends readonly [unknown, ...unknown[]]>(
  text: string,
  things: Things,
): Things[number] {
  return things[Math.floor(seeded(text)() * things.length)] ?? things[0];
}
