/** Changing a Move pattern of Follow Your Fear by clicking squares. */

import { type Entry, listOf } from "./entry";

/** To the right and ahead, as the moving player sees it. */
export type Step = [number, number];

/** The farthest step that a pattern may have, and the smallest grid that is shown, in squares from the token. */
export const MOST = 7;
export const LEAST = 3;

export type Kind = "offsets" | "rays";

/** What else changes with a square: nothing, the square opposite the line ahead, or the squares on all four sides. */
export type Symmetry = "none" | "sides" | "all";

export function stepsOf(value: unknown): Step[] {
  return listOf(value).flatMap((pair): Step[] => {
    const [right, ahead] = listOf(pair);
    return typeof right === "number" && typeof ahead === "number" ? [[right, ahead]] : [];
  });
}

export const has = (steps: readonly Step[], [right, ahead]: Step): boolean =>
  steps.some((step) => step[0] === right && step[1] === ahead);

/** Return the squares that change together with a square. */
export function alike([right, ahead]: Step, symmetry: Symmetry): Step[] {
  const turned: Step[] =
    symmetry === "all"
      ? [
          [right, ahead],
          [ahead, -right],
          [-right, -ahead],
          [-ahead, right],
        ]
      : [[right, ahead]];
  const all = symmetry === "none" ? turned : turned.flatMap((step): Step[] => [step, [-step[0], step[1]]]);
  const found: Step[] = [];
  // Adding 0 turns -0 into 0.
  for (const step of all.map(([x, y]): Step => [x + 0, y + 0])) if (!has(found, step)) found.push(step);
  return found;
}

/** Return the steps in the order of the box: from the left, then from behind. */
export const sorted = (steps: readonly Step[]): Step[] =>
  [...steps].sort(([right, ahead], [other, further]) => right - other || ahead - further);

/** Return the pattern with a square added or removed, and with it those that are alike. The token's own square never changes. */
export function toggled(entry: Entry, kind: Kind, step: Step, symmetry: Symmetry): Entry {
  if (!step[0] && !step[1]) return entry;
  const steps = stepsOf(entry[kind]);
  const changing = alike(step, symmetry);
  const rest = steps.filter((other) => !has(changing, other));
  return { ...entry, [kind]: has(steps, step) ? rest : sorted([...rest, ...changing]) };
}

/** Return how far from the token the grid must reach, in squares. */
export const reachOf = (entry: Entry): number =>
  Math.max(LEAST, ...[...stepsOf(entry.offsets), ...stepsOf(entry.rays)].flat().map(Math.abs));

/** Return a square in words: "2 ahead, 1 left". */
export function wordsOf([right, ahead]: Step): string {
  const words = [
    ahead ? `${Math.abs(ahead)} ${ahead > 0 ? "ahead" : "back"}` : "",
    right ? `${Math.abs(right)} ${right > 0 ? "right" : "left"}` : "",
  ];
  return words.filter(Boolean).join(", ") || "the token";
}

/** Whether a square lies on a ray, farther away than the ray's mark, so that it is reached anyway. */
export const isOnRay = (rays: readonly Step[], [right, ahead]: Step): boolean =>
  rays.some(([across, along]) => {
    const far = across ? right / across : ahead / along;
    return Number.isInteger(far) && far >= 2 && across * far === right && along * far === ahead;
  });
