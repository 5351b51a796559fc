/** The drawings that a film provides for the page. */

export type Paint =
  "night" | "roof" | "lit" | "plank" | "stone" | "rock" | "flame" | "leaf" | "pale" | "red" | "reed" | "chalk";

/** What stands at a space, drawn around its foot, in pixels. lit: whether it gives light. */
export interface Stand {
  lit?: boolean;
  parts: readonly (readonly [Paint, string])[];
}

/** Positions, in percent of the map. */
export type Spot = readonly [number, number];
export type Spots = Readonly<Record<string, Spot>>;

/** The drawing of a Location. */
export interface FilmMap {
  /** For a map that is wider than high, and for a higher one; other spaces keep their printed positions. */
  wide: Spots;
  narrow: Spots;
  stands: Readonly<Record<string, Stand>>;
  /** The shore of its water, and the moon on it. */
  water?: { wide: readonly Spot[]; narrow: readonly Spot[]; moon: { wide: Spot; narrow: Spot } };
}

/** A token of a film on the map: its words, and its shape in a box of 24 by 28. */
export interface Token {
  words: string;
  path: string;
  colour: string;
}
