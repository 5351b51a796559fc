/** The drawings that a film provides for the page. */

import type { Component } from "svelte";

export type Paint = "night" | "roof" | "lit" | "plank" | "stone" | "flame";

/** A part of a landmark, drawn around its foot: above the middle of the space's plate. */
export type Landmark = readonly [Paint, string];

/** Positions of spaces, in percent of the map. */
export type Spots = Readonly<Record<string, readonly [number, number]>>;

/** The drawing of a Location. */
export interface FilmMap {
  /** For a narrow and a wide map; other spaces keep their printed positions. */
  narrow: Spots;
  wide: Spots;
  landmarks: Readonly<Record<string, readonly Landmark[]>>;
  /** The landmarks without a light. */
  unlit: readonly string[];
  /** Trees: position in percent and height in pixels. */
  trees: readonly (readonly [number, number, number])[];
  /** The ground under the roads, in a box of 100 by 100. */
  Ground: Component;
}

/** A token of a film on the map: its words, and its shape in a box of 24 by 28. */
export interface Token {
  words: string;
  path: string;
  colour: string;
}
