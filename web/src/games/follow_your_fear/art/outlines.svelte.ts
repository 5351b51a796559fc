/** The outlines of all creatures, fetched with the first picture. */

import type { OUTLINES } from "./outlines";

let fetched = $state.raw<typeof OUTLINES>();
let under = false;

/** All outlines; undefined until they have arrived. */
export function outlines(): typeof OUTLINES | undefined {
  if (!under) {
    under = true;
    void import("./outlines").then((module) => (fetched = module.OUTLINES));
  }
  return fetched;
}
