/** The Drowned on the map. */

import type { Minion } from "../film";
import Drowned from "./Drowned.svelte";

export const MINIONS: Readonly<Record<string, Minion>> = {
  drowned: {
    Portrait: Drowned,
    path: "M11 3c2.800 0 4.500 2 4.500 4.600 0 1.300-.4 2.300-1 3.100 2.500.8 4.300 2.300 4.700 5.300l1.800 4.500-2 1.500-2.500-3.500-.5-1-.5 4 .5 5H7l.8-5.500-1.300-4-2 4.500-2.500-.5L3.500 16c.6-2.800 2-4.500 4.200-5.300-.8-.8-1.200-1.900-1.200-3.100C6.500 5 8.200 3 11 3z",
    marks: "M7 6q3-3.500 7.500-1l1 6-2-3-1 4-1.500-4-2 3-.5-3-1.500 2zM1 26q5-3 10 0t11 0v2H1z",
    colour: "#79b3a8",
    edge: "#0b1c1e",
  },
};
