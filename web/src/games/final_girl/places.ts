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

/** Half of a plate's size in pixels, and room for a die beside it. */
export function plate(name: string, facts: SpaceFacts, narrow: boolean): Spot {
  const printed = lines(name, narrow);
  const longest = Math.max(...printed.map((line) => line.length));
  return { x: longest * 3.6 + 19, y: 6.2 * (printed.length + Number(facts.exit || facts.search)) + 12 };
}

/** The point on the way from a spot to another that lies just outside the first one's plate. */
export function edge(from: Spot, to: Spot, halfWidth: number, halfHeight: number): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(halfWidth / Math.max(Math.abs(x), 1), halfHeight / Math.max(Math.abs(y), 1), 0.44);
  return { x: from.x + x * part, y: from.y + y * part };
}
