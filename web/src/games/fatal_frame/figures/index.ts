/** The drawings of Ghosts and Bosses, by entry id. */

import { BOSSES } from "./bosses";
import type { Figure } from "./parts";
import { stranger } from "./stranger";
import { STRANGERS } from "./strangers";
import { VILLAGE } from "./village";

const FIGURES: Readonly<Record<string, Figure>> = { ...VILLAGE, ...STRANGERS, ...BOSSES };

export function figureOf(id: string): Figure {
  return FIGURES[id] ?? stranger(id);
}
