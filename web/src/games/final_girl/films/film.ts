/** The drawings that a film provides for the page. */

import type { Component } from "svelte";

export type Paint =
  | "night"
  | "roof"
  | "lit"
  | "plank"
  | "stone"
  | "rock"
  | "flame"
  | "leaf"
  | "pale"
  | "red"
  | "reed"
  | "chalk"
  | "glass"
  | "foam";

/** What stands at a space, drawn around its foot, in pixels. lit: whether it gives light. */
export interface Stand {
  lit?: boolean;
  parts: readonly (readonly [Paint, string])[];
}

/** Positions, in percent of the map. */
export type Spot = readonly [number, number];
export type Spots = Readonly<Record<string, Spot>>;

/** A part of the ground between these corners, on a map that is wider than high and on a higher one. */
export interface Area {
  fill: string;
  edge: string;
  wide: readonly Spot[];
  narrow: readonly Spot[];
}

/** The drawing of a Location. */
export interface FilmMap {
  /** For a map that is wider than high, and for a higher one; other spaces keep their printed positions. */
  wide: Spots;
  narrow: Spots;
  stands: Readonly<Record<string, Stand>>;
  /** The shore of its water, and the moon on it. */
  water?: { wide: readonly Spot[]; narrow: readonly Spot[]; moon: { wide: Spot; narrow: Spot } };
  /** Its ground, from the middle to the edge, and its roads and trees, where they are not those of a forest. */
  ground?: readonly [middle: string, between: string, edge: string];
  road?: { way: string; steps: string };
  tree?: { fill: string; edge: string };
  areas?: readonly Area[];
  /** What the air is full of. */
  weather?: "mist" | "rain";
}

/** A token of a film on the map: its words, and its shape in a box of 24 by 28. */
export interface Token {
  words: string;
  path: string;
  colour: string;
}

/** Markers of a film, several of which can lie in one space. most: the largest number in a space. */
export interface Markers {
  name: string;
  most: number;
  /** A shape in a box of 24 by 24. */
  path: string;
  colour: string;
}

/** A kind of Minion: its portrait in a box of 80 by 90, and its figure on the map in a box of 24 by 28. */
export interface Minion {
  Portrait: Component;
  path: string;
  /** A second path over the first, such as eyes. */
  marks: string;
  colour: string;
  edge: string;
}

/** A Final Girl: her portrait in a box of 80 by 90, and the color of her hair on the map. */
export interface Girl {
  Portrait: Component;
  hair: string;
}
