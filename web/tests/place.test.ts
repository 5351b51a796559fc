import { expect, test } from "vitest";

import { type Box, placeLabels, pointer } from "../src/learn/place";

const FRAME = { width: 400, height: 300 };
const LABEL = { width: 80, height: 20 };

const apart = (one: Box, two: Box): boolean =>
  one.left + one.width <= two.left ||
  two.left + two.width <= one.left ||
  one.top + one.height <= two.top ||
  two.top + two.height <= one.top;

test("labels cover neither each other nor what they point at", () => {
  const targets = [0, 1, 2].map((number) => ({ left: 100 + 50 * number, top: 140, width: 40, height: 40 }));
  const labels = placeLabels(
    FRAME,
    targets,
    targets.map(() => LABEL),
  );
  labels.forEach((label, at) => {
    for (const other of [...targets, ...labels.slice(at + 1)]) expect(apart(label, other)).toBe(true);
  });
});

test("a label stays within the picture", () => {
  for (const [left, top] of [
    [0, 0],
    [380, 0],
    [0, 280],
    [380, 280],
  ] as const) {
    const [label] = placeLabels(FRAME, [{ left, top, width: 20, height: 20 }], [LABEL]);
    expect(label?.left).toBeGreaterThanOrEqual(0);
    expect(label?.top).toBeGreaterThanOrEqual(0);
    expect((label?.left ?? 0) + LABEL.width).toBeLessThanOrEqual(FRAME.width);
    expect((label?.top ?? 0) + LABEL.height).toBeLessThanOrEqual(FRAME.height);
  }
});

test("a large target holds its label", () => {
  const target = { left: 100, top: 50, width: 200, height: 200 };
  const [label] = placeLabels(FRAME, [target], [LABEL]);
  expect(label && apart(label, target)).toBe(false);
});

test("a line leads from a label to the nearest edge of its target", () => {
  const target = { left: 100, top: 100, width: 40, height: 40 };
  expect(pointer({ left: 80, top: 160, ...LABEL }, target)).toEqual({ x1: 120, y1: 160, x2: 120, y2: 140 });
  expect(pointer({ left: 10, top: 110, ...LABEL }, target)).toEqual({ x1: 90, y1: 120, x2: 100, y2: 120 });
});
