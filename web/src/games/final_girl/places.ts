/** Where the spaces are drawn, and the lines between them. */

import { MAPS } from "./films";
import type { Content, SpaceFacts } from "./view";

export interface Spot {
  x: number;
  y: number;
}

/** Where a space lies on a map of this size, in its pixels. A space that is drawn nowhere yet lies as printed. */
export function spot(
  location: string,
  space: string,
  facts: SpaceFacts,
  width: number,
  height: number,
  narrow: boolean,
): Spot {
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
  const roads: Road[] = [];
  for (const [from, start] of spots) {
    const facts = content.get(`space-${from}`)?.facts as SpaceFacts | undefined;
    for (const to of Object.keys(facts?.links ?? {})) {
      const end = spots.get(to);
      if (end && from < to) roads.push({ id: `${from}-${to}`, from, to, start, end });
    }
  }
  return roads;
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
function shared(first: Taken, second: Taken): number {
  const width = first.half.x + second.half.x - Math.abs(first.at.x - second.at.x);
  const height = first.half.y + second.half.y - Math.abs(first.at.y - second.at.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far a spot is from a road, in pixels. */
export function apart({ x, y }: Spot, { start, end }: Pick<Road, "start" | "end">): number {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const along = ((x - start.x) * right + (y - start.y) * down) / (right ** 2 + down ** 2 || 1);
  const part = Math.max(0, Math.min(along, 1));
  return Math.hypot(x - start.x - right * part, y - start.y - down * part);
}

/** How far a spot is from the nearest of these parts of the map, in pixels. */
const beyond = ({ x, y }: Spot, parts: readonly Taken[]): number =>
  Math.min(
    ...parts.map(({ at, half }) =>
      Math.hypot(Math.max(0, Math.abs(x - at.x) - half.x), Math.max(0, Math.abs(y - at.y) - half.y)),
    ),
  );

/** A place as it is seen: its plate, and whoever stands above that. */
export type Seen = readonly [Taken, ...Taken[]];

/** One end of a road: from this place to that. */
export interface End {
  from: Seen;
  to: Seen;
}

/** In pixels: between two spots that are tried; how much nearer a number is to its place than to the other; and to its road than to any other. */
const STEP = 3;
const BEFORE = 5;
const NEARER = 5;

/** Worse than to lie on anything: to be read as the number of another place or road. */
const MISREAD = 1e6;

/**
 * Where a number lies on its end of a road, or right beside it: on nothing that is taken, and as near to the line, then to
 * its space, as can be. Without room, where it lies on the least if it `must` be seen, else nowhere.
 */
export function free(
  { from, to }: End,
  half: Spot,
  taken: readonly Taken[],
  others: readonly Road[],
  must: boolean,
): Spot | undefined {
  const start = from[0].at;
  const [x, y] = [to[0].at.x - start.x, to[0].at.y - start.y];
  const long = Math.hypot(x, y) || 1;
  const [right, down] = [x / long, y / long];
  const touching = half.x * Math.abs(down) + half.y * Math.abs(right) + 1;
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (let beside = 0; beside <= touching; beside += STEP)
    for (const aside of beside ? [beside, -beside] : [0])
      for (let along = 0; along < long; along += STEP) {
        const at = { x: start.x + right * along - down * aside, y: start.y + down * along + right * aside };
        const misread =
          beyond(at, from) + BEFORE > beyond(at, to) || others.some((other) => apart(at, other) < beside + NEARER);
        if (misread && !must) continue;
        const lost = taken.reduce((sum, spot) => sum + shared({ at, half }, spot), misread ? MISREAD : 0);
        if (!lost) return at;
        if (lost < least) [best, least] = [at, lost];
      }
  return must ? best : undefined;
}
