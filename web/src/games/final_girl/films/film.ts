/** What a film gives to the page. */

import type { Component } from "svelte";

export type Paint = "night" | "roof" | "lit" | "plank" | "stone" | "flame";

/** A part of what stands at a space, drawn around its foot: above the middle of its plate. */
export type Landmark = readonly [Paint, string];

/** Where spaces lie, in hundredths of the map. */
export type Spots = Readonly<Record<string, readonly [number, number]>>;

/** How a Location is drawn. */
export interface FilmMap {
  /** On a narrow map and on a wide one; a space that stands in neither lies as printed. */
  narrow: Spots;
  wide: Spots;
  landmarks: Readonly<Record<string, readonly Landmark[]>>;
  /** The landmarks at which no light burns. */
  unlit: readonly string[];
  /** Trees: where, in hundredths, and how tall in pixels. */
  trees: readonly (readonly [number, number, number])[];
  /** What lies under the ways, on a field of 100 by 100. */
  Ground: Component;
}

/** What a film lays on the map: its words, and its shape on a field of 24 by 28. */
export interface Token {
  words: string;
  path: string;
  colour: string;
}
