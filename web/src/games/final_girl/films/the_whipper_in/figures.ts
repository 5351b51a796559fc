/** The Hounds on the map. */

import type { Minion } from "../film";
import Hound from "./Hound.svelte";

export const MINIONS: Readonly<Record<string, Minion>> = {
  hound: {
    Portrait: Hound,
    path: "M2 12.500l1.500-3.500 2-1.500 1-3 2.500 3 2.500 1.500 1 2.500h6.500c2 0 3.500-1 4-3.500l1 .5c.3 3-1 5-2.500 6l.5 4-1 3.500 1 4h-3l-1-4.500-1.500-3.500h-5l-1 3.500.5 4.500H8.500L8 18.500c-1-1.500-1.300-3-1-4.500l-3 .500z",
    marks: "M6 9.800h1.600v1.500H6zM2 12.500l2.500-.3-.5 2z",
    colour: "#b98750",
    edge: "#2a1409",
  },
};
