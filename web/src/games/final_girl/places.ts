/** Positions of the spaces on the map, and the lines between them. */

import { MAPS } from "./films";
import type { Content, SpaceFacts } from "./view";

export interface Spot {
  x: number;
  y: number;
}

/** Position of a space on a map of this size, in pixels. Spaces without a drawing keep their printed position. */
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

/** Split a space's name into the lines of its plate. */
export function lines(name: string, narrow: boolean): string[] {
  if (narrow) return name.split(/(?<=-)| /);
  return name.length > 9 ? name.split(/ (?=\S+$)/) : [name];
}

/** Letters of "Search", which is printed below the name. */
const TAG = 6;

/** Half the size of a plate in pixels. */
export function plate(name: string, facts: SpaceFacts, narrow: boolean): Spot {
  const printed = lines(name, narrow);
  const tagged = facts.exit || facts.search;
  const longest = Math.max(tagged ? TAG : 0, ...printed.map((line) => line.length));
  return { x: longest * 3.6 + 9, y: 6.2 * (printed.length + Number(tagged)) + 6 };
}

/** An occupied rectangle of the map: its center and half its size. */
export interface Taken {
  at: Spot;
  half: Spot;
}

/** The overlap of two rectangles, in square pixels. */
function shared(first: Taken, second: Taken): number {
  const width = first.half.x + second.half.x - Math.abs(first.at.x - second.at.x);
  const height = first.half.y + second.half.y - Math.abs(first.at.y - second.at.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Distance of a spot from a road, in pixels. */
export function apart({ x, y }: Spot, { start, end }: Pick<Road, "start" | "end">): number {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const along = ((x - start.x) * right + (y - start.y) * down) / (right ** 2 + down ** 2 || 1);
  const part = Math.max(0, Math.min(along, 1));
  return Math.hypot(x - start.x - right * part, y - start.y - down * part);
}

/** Distance of a spot from the nearest of these rectangles, in pixels. */
const beyond = ({ x, y }: Spot, parts: readonly Taken[]): number =>
  Math.min(
    ...parts.map(({ at, half }) =>
      Math.hypot(Math.max(0, Math.abs(x - at.x) - half.x), Math.max(0, Math.abs(y - at.y) - half.y)),
    ),
  );

/** The rectangles of a place: its plate, and the figures above it. */
export type Seen = readonly [Taken, ...Taken[]];

/** One end of a road: from this place to that. */
export interface End {
  from: Seen;
  to: Seen;
}

/** In pixels: the distance between two candidate spots; how much nearer a number must be to its own place, and to its own road. */
const STEP = 3;
const BEFORE = 5;
const NEARER = 5;

/** Penalty for a number that would be read as belonging to another place or road: worse than any overlap. */
const MISREAD = 1e6;

/**
 * Find the spot for a number at its end of a road, on the road or next to it: outside all occupied rectangles, and as near
 * as possible to the line, then to its space. Without room: the spot with the least overlap if it `must` be shown, else none.
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
  for (let offset = 0; offset <= touching; offset += STEP)
    for (const shift of offset ? [offset, -offset] : [0])
      for (let along = 0; along < long; along += STEP) {
        const at = { x: start.x + right * along - down * shift, y: start.y + down * along + right * shift };
        const misread =
          beyond(at, from) + BEFORE > beyond(at, to) || others.some((other) => apart(at, other) < offset + NEARER);
        if (misread && !must) continue;
        const lost = taken.reduce((sum, spot) => sum + shared({ at, half }, spot), misread ? MISREAD : 0);
        if (!lost) return at;
        if (lost < least) [best, least] = [at, lost];
      }
  return must ? best : undefined;
}
