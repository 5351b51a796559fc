/** Parts of people and ghosts that are drawn by hand, on a field of 80 x 90. */

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";

type Icon = Component<SvelteHTMLElements["svg"]>;
/** Fill and shape; and with a width, the stroke in place of the fill. */
export type Layer = readonly [string, string, number?];

export interface Creature {
  /** Its light from behind. */
  glow: string;
  layers?: readonly Layer[];
  icon?: Icon;
  /** What stands behind a Boss in its scene. */
  piece?: Icon;
}

export const bust = (fill: string): Layer => [fill, "M6 90q1-18 20-23l9-4h10l9 4q19 5 20 23z"];
export const broad = (fill: string): Layer => [fill, "M0 90q2-23 22-28l10-4h16l10 4q20 5 22 28z"];
export const shirt = (fill: string): Layer => [fill, "M31 65l9 12 9-12-4-3H35z"];
export const neck = (fill: string): Layer => [fill, "M34 52h12v13q-6 7-12 0z"];
export const head = (fill: string): Layer => [fill, "M26 35c0-14 6-20 14-20s14 6 14 20c0 13-7 23-14 23s-14-10-14-23z"];
export const gaunt = (fill: string): Layer => [
  fill,
  "M26 33c0-13 6-19 14-19s14 6 14 19c0 8-3 12-4 17-1 6-5 10-10 10s-9-4-10-10c-1-5-4-9-4-17z",
];
export const SIDE: Layer = ["rgb(0 0 0 / 30%)", "M40 15c8 0 14 6 14 20 0 13-7 23-14 23 6-9 7-33 0-43z"];
export const nose = (fill: string): Layer => [fill, "M39 38l-2 7q3 2 6 0l-1-1.500-2 .3z"];
export const HOLLOW: Layer = ["#0a0507", "M28 34q5-6 10 0 0 7-5 7t-5-7zM52 34q-5-6-10 0 0 7 5 7t5-7z"];
export const pupils = (fill: string, r = 1.7): Layer => [
  fill,
  `M${33 - r} 36.500a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0zM${47 - r} 36.500a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`,
];
export const SHUT: Layer = ["#1c1210", "M29 37q4 3 8 0v1.400q-4 2.600-8 0zM51 37q-4 3-8 0v1.400q4 2.600 8 0z"];
export const BROWS: Layer = ["#140c0c", "M27 30l11 3v2l-11-2.500zM53 30l-11 3v2l11-2.500z"];
export const THIN: Layer = ["#2a1016", "M34 50q6-1.600 12 0v1.300q-6-1-12 0z"];
export const SCREAM: Layer = ["#12060a", "M40 44c4 0 5.500 4 5.500 8s-2 7-5.500 7-5.500-3-5.500-7 1.500-8 5.500-8z"];
export const GRIN: readonly Layer[] = [
  ["#1d060b", "M30 47q10-3 20 0-2 9-10 9t-10-9z"],
  [
    "#f4f0dc",
    "M31 47.500l2.200 3.500 2.200-4 2.400 4.200 2.200-4.200 2.300 4.200 2.300-4.200 2.200 4 2.200-3.500-10-1.500zM33 53l2-2.500 2.300 3.500 2.700-3.500 2.700 3.500 2.300-3.500 2 2.500-7 2.500z",
  ],
];
export const FANGS: readonly Layer[] = [
  ["#5a1020", "M33.500 49q6.500-3 13 0-6.500 4.500-13 0z"],
  ["#fff", "M35.500 49l1.100 4.500 1.500-4.500zM42 49l1.500 4.500 1.100-4.500z"],
];
export const HOOD_IN: Layer = ["#08060b", "M25 36q2-18 15-19 13 1 15 19 0 18-15 25-15-7-15-25z"];
export const LIPS: Layer = ["#b3202e", "M35 49.500q2.500-2 5-.7 2.500-1.300 5 .7-5 4.500-10 0z"];
