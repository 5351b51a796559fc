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
  /** Whether it leads only from the start to the end. */
  oneWay?: boolean;
}

/** Every line between two spaces, once. */
export function roads(spots: ReadonlyMap<string, Spot>, content: Content): Road[] {
  const roads: Road[] = [];
  for (const [from, start] of spots) {
    const facts = content.get(`space-${from}`)?.facts as SpaceFacts | undefined;
    for (const to of Object.keys(facts?.links ?? {})) {
      const end = spots.get(to);
      const back = (content.get(`space-${to}`)?.facts as SpaceFacts | undefined)?.links[from];
      if (end && (from < to || !back)) roads.push({ id: `${from}-${to}`, from, to, start, end, oneWay: !back });
    }
  }
  return roads;
}

/** Split a space's name into the lines of its plate: two for a longer name if they must be short, as even as possible. */
export function lines(name: string, compact: boolean): string[] {
  if (!compact || name.length < 9) return [name];
  const gaps = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const middle = gaps.sort((gap, other) => Math.abs(gap - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** Size of a map's figures and things compared to the drawing of 912 by 442, or 476 by 620 on a narrow map. */
export function scale(width: number, height: number, narrow: boolean): number {
  const by = narrow ? Math.min(width / 476, height / 620) : Math.min(width / 912, height / 442);
  return Math.max(0.7, Math.min(by, 2.4));
}

/** Pixels from a space's spot down to its plate, at full size. */
export const DROP = 12;

const canvas = document.createElement("canvas").getContext("2d");
const widths = new Map<string, number>();

/** The width of a word in pixels; an estimate where it cannot be measured. */
function measured(word: string, letters: number): number {
  const key = `${word} ${letters}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (canvas) canvas.font = `600 ${letters}px ${getComputedStyle(document.body).fontFamily}`;
  const width = canvas?.measureText(word).width ?? word.length * letters * 0.6;
  widths.set(key, width);
  return width;
}

/** Half the size of a plate in pixels. letters: the size of its letters. */
export function plate(name: string, facts: SpaceFacts, compact: boolean, letters: number): Spot {
  const printed = lines(name, compact);
  const longest = Math.max(...printed.map((line) => measured(line, letters)));
  const sign = facts.exit || facts.search ? 1.45 * letters : 0;
  return { x: (longest + sign + 0.8 * letters) / 2 + 2, y: printed.length * letters * 0.53 + 4 };
}

/** Return the control point of a road's curve. */
function bow({ from, to, start, end }: Road): Spot {
  const by = (from.length + to.length) % 2 ? 0.06 : -0.06;
  return {
    x: (start.x + end.x) / 2 + (end.y - start.y) * by,
    y: (start.y + end.y) / 2 - (end.x - start.x) * by,
  };
}

/** Return a road's path, slightly bent. */
export function bend(road: Road): string {
  const { x, y } = bow(road);
  return `M${road.start.x} ${road.start.y}Q${x} ${y} ${road.end.x} ${road.end.y}`;
}

/** Return the SVG transformation of an arrow in the middle of a road. */
export function arrowAt(road: Road): string {
  const { start, end } = road;
  const { x, y } = bow(road);
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return `translate(${(start.x + 2 * x + end.x) / 4} ${(start.y + 2 * y + end.y) / 4}) rotate(${angle})`;
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

/** One end of a road: from this place to that, and the feet of both. */
export interface End {
  from: Seen;
  to: Seen;
  start: Spot;
  end: Spot;
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
  { from, to, start, end }: End,
  half: Spot,
  taken: readonly Taken[],
  others: readonly Road[],
  must: boolean,
): Spot | undefined {
  const [x, y] = [end.x - start.x, end.y - start.y];
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
