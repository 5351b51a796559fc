/** The trees and the water of a map. */

import { seeded } from "./art";
import { apart, type Road, type Spot } from "./places";

/** Trees in an area of this many square pixels, before those in the way are left out. */
const EACH = 1900;

/** Return a closed curve through these spots. */
export function shore(spots: readonly Spot[]): string {
  const at = (number: number): Spot => spots[(number + spots.length) % spots.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = spots.map((spot, number) => {
    const [before, next, after] = [at(number - 1), at(number + 1), at(number + 2)];
    const from = `${spot.x + (next.x - before.x) / 6} ${spot.y + (next.y - before.y) / 6}`;
    const to = `${next.x - (after.x - spot.x) / 6} ${next.y - (after.y - spot.y) / 6}`;
    return `C${from} ${to} ${next.x} ${next.y}`;
  });
  return `M${start.x} ${start.y}${curves.join("")}z`;
}

/** Whether a spot is in the water. */
export function inside({ x, y }: Spot, spots: readonly Spot[]): boolean {
  return spots.reduce((within, spot, number) => {
    const last = spots.at(number - 1) ?? spot;
    const crosses =
      spot.y > y !== last.y > y && x < ((last.x - spot.x) * (y - spot.y)) / (last.y - spot.y || 1) + spot.x;
    return crosses ? !within : within;
  }, false);
}

function tree(x: number, y: number, tall: number): string {
  const part = (by: number): string => (tall * by).toFixed(1);
  return `M${x.toFixed(0)} ${(y - tall).toFixed(0)}l${part(0.2)} ${part(0.4)}h-${part(0.08)}l${part(0.16)} ${part(0.3)}h-${part(0.1)}l${part(0.14)} ${part(0.3)}h-${part(0.64)}l${part(0.14)}-${part(0.3)}h-${part(0.1)}l${part(0.16)}-${part(0.3)}h-${part(0.08)}z`;
}

interface Clear {
  spots: readonly Spot[];
  roads: readonly Road[];
  /** Water, lawns and courts, by their corners. */
  clear: readonly (readonly Spot[])[];
}

/** Return trees as one path: away from places, roads and water. */
export function forest(width: number, height: number, by: number, { spots, roads, clear }: Clear): string {
  const random = seeded("forest");
  const tries = Math.min(260, Math.round((width * height) / (EACH * by * by)));
  return Array.from({ length: tries }, () => ({
    x: random() * width,
    y: random() * height * 1.06,
    tall: (20 + random() * 26) * by,
  }))
    .filter(({ x, y }) => {
      const near = spots.some((spot) => Math.abs(spot.x - x) < 62 * by && y > spot.y - 40 * by && y < spot.y + 62 * by);
      return (
        !near && !clear.some((area) => inside({ x, y }, area)) && !roads.some((road) => apart({ x, y }, road) < 17 * by)
      );
    })
    .sort((first, second) => first.y - second.y)
    .map(({ x, y, tall }) => tree(x, y, tall))
    .join("");
}
