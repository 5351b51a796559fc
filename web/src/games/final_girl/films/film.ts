/** What a film gives to the page. */

export type Paint = "night" | "roof" | "lit" | "plank" | "stone" | "flame";

/** A part of what stands at a space, drawn around its foot: above the middle of its plate. */
export type Landmark = readonly [Paint, string];
