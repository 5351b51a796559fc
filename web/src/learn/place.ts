/** Places labels on a picture so that they cover neither each other nor what they point at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between a label and what it points at: as near as possible. */
const GAPS = [10, 24, 44, 70];
const EDGE = 4;

const overlap = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top));

/** Return the boxes of labels. frame: the size of the picture; targets: what they point at; sizes: of the labels. */
export function placeLabels(
  frame: Pick<Box, "width" | "height">,
  targets: readonly Box[],
  sizes: readonly Pick<Box, "width" | "height">[],
): Box[] {
  const placed: Box[] = [];
  targets.forEach((target, at) => {
    const size = sizes[at] ?? { width: 0, height: 0 };
    let [best, least] = [{ left: 0, top: 0, ...size }, Infinity];
    for (const wish of wishes(target, size)) {
      const box = { ...wish, ...size };
      box.left = Math.max(EDGE, Math.min(box.left, frame.width - EDGE - box.width));
      box.top = Math.max(EDGE, Math.min(box.top, frame.height - EDGE - box.height));
      const area = size.width * size.height;
      const moved = Math.hypot(box.left - wish.left, box.top - wish.top);
      const onLabels = placed.reduce((sum, other) => sum + overlap(box, other), 0) / area;
      const onTargets =
        targets.reduce((sum, other) => sum + (wish.inside && other === target ? 0 : overlap(box, other)), 0) / area;
      const cost = 20 * onLabels + 4 * onTargets + (wish.gap + moved) / 40;
      if (cost < least - 0.001) [best, least] = [box, cost];
    }
    placed.push(best);
  });
  return placed;
}

/** A target at least this many times as wide and high as its label can hold it. */
const HOLDS = { width: 1.3, height: 3.5 };

interface Wish {
  left: number;
  top: number;
  gap: number;
  inside?: boolean;
}

/** Places inside a large target or next to a target, the best ones first. */
function wishes({ left, top, width, height }: Box, size: Pick<Box, "width" | "height">): Wish[] {
  const [middle, centre] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  const holds = width > size.width * HOLDS.width && height > size.height * HOLDS.height;
  const wide = width > size.width * 3;
  const inside: Wish[] = holds
    ? [
        { left: wide ? left + EDGE : middle, top: top + height - size.height - EDGE, gap: 0, inside: true },
        { left: middle, top: centre, gap: 4, inside: true },
        { left: middle, top: top + EDGE, gap: 8, inside: true },
      ]
    : [];
  const nextTo = GAPS.flatMap((gap) => {
    const [above, below] = [top - gap - size.height, top + height + gap];
    const [before, after] = [left - gap - size.width, left + width + gap];
    return [
      { left: middle, top: below, gap },
      { left: middle, top: above, gap },
      { left: after, top: centre, gap },
      { left: before, top: centre, gap },
      { left: after, top: below, gap: gap + 6 },
      { left: before, top: below, gap: gap + 6 },
      { left: after, top: above, gap: gap + 6 },
      { left: before, top: above, gap: gap + 6 },
    ];
  });
  return [...inside, ...nextTo];
}

/** Return the ends of a line from a label to what it points at: the points that are nearest to each other. */
export function pointer(label: Box, target: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, x2] = between(label.left, label.width, target.left, target.width);
  const [y1, y2] = between(label.top, label.height, target.top, target.height);
  return { x1, y1, x2, y2 };
}

function between(start: number, length: number, otherStart: number, otherLength: number): [number, number] {
  const [end, otherEnd] = [start + length, otherStart + otherLength];
  if (end < otherStart) return [end, otherStart];
  if (otherEnd < start) return [start, otherEnd];
  const shared = (Math.max(start, otherStart) + Math.min(end, otherEnd)) / 2;
  return [shared, shared];
}
