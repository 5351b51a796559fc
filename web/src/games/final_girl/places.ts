/** Where the spaces are drawn, and the lines between them. */

import { MAPS } from "./films";
import type { Content, SpaceFacts } from "./view";

export interface Spot {
  x: number;
  y: number;
}

/** Where a space lies on a map of this size, in its pixels. A space that is drawn nowhere yet lies as printed. */
export function spot(location: string, space: string, facts: SpaceFacts, width: number, height: number, narrow: boolean): Spot {
  const [x, y] = MAPS[location]?.[narrow ? "narrow" : "wide"][space] ?? facts.at;
  return { x: (x * width) / 100, y: (y * height) / 100 };
}

export interface Road {
  id: string;
  from: string;
  to: string;
  start: Spot;
  end: Spot;
}

/** Every line between two spaces, once. */
export function roads(spots: ReadonlyMap<string, Spot>, content: Content): Road[] {
  const found: Road[] = [];
  for (const [from, start] of spots) {
    const facts = content.get(`space-${from}`)?.facts as SpaceFacts | undefined;
    for (const to of Object.keys(facts?.links ?? {})) {
      const end = spots.get(to);
      if (end && from < to) found.push({ id: `${from}-${to}`, from, to, start, end });
    }
  }
  return found;
}

/** A space's name as the lines of its plate. */
export function lines(name: string, narrow: boolean): string[] {
  if (narrow) return name.split(/(?<=-)| /);
  return name.length > 9 ? name.split(/ (?=\S+$)/) : [name];
}

/** How many letters "Search" has, which stands below the name. */
const TAG = 6;

/** Half of a plate's size in pixels. */
export function plate(name: string, facts: SpaceFacts, narrow: boolean): Spot {
  const printed = lines(name, narrow);
  const tagged = facts.exit || facts.search;
  const longest = Math.max(tagged ? TAG : 0, ...printed.map((line) => line.length));
  return { x: longest * 3.6 + 9, y: 6.2 * (printed.length + Number(tagged)) + 6 };
}

/** A part of the map that something takes: its middle, and half of its size. */
export interface Taken {
  at: Spot;
  half: Spot;
}

/** How much of two parts of the map is the same, in square pixels. */
function shared(one: Taken, other: Taken): number {
  const width = one.half.x + other.half.x - Math.abs(one.at.x - other.at.x);
  const height = one.half.y + other.half.y - Math.abs(one.at.y - other.at.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far along a road, in parts of it, and how far beside it, in pixels, a number is tried. */
const ALONG = Array.from({ length: 27 }, (_, step) => step / 48);
const BESIDE = [0, 8, -8, 14, -14, 20, -20, 26, -26, 32, -32];

/** Where a number lies on its end of a road: as near to its space as can be, on nothing that is taken, or on the least. */
export function free(from: Spot, to: Spot, half: Spot, taken: readonly Taken[]): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(x, y) || 1;
  let [best, least] = [from, Infinity];
  for (const aside of BESIDE)
    for (const part of ALONG) {
      const at = { x: from.x + x * part - (y / long) * aside, y: from.y + y * part + (x / long) * aside };
      const lost = taken.reduce((sum, one) => sum + shared({ at, half }, one), 0);
      if (lost < least) [best, least] = [at, lost];
      if (!lost) return best;
    }
  return best;
}
