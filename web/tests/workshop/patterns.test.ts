import { expect, test } from "vitest";

import { alike, reachOf, stepsOf, toggled, wordsOf } from "../../src/workshop/editors/patterns";

test("a click marks a square, and a second click clears it", () => {
  const marked = toggled({ id: "hop", offsets: [[1, 0]], rays: [] }, "offsets", [-1, 2], "none");
  expect(marked).toEqual({
    id: "hop",
    offsets: [
      [-1, 2],
      [1, 0],
    ],
    rays: [],
  });
  expect(toggled(marked, "offsets", [-1, 2], "none").offsets).toEqual([[1, 0]]);
});

test("with symmetry, a click marks the squares of all sides once", () => {
  expect(alike([1, 2], "all")).toHaveLength(8);
  expect(alike([0, 2], "all")).toHaveLength(4);
  expect(alike([0, 2], "sides")).toEqual([[0, 2]]);
  expect(stepsOf(toggled({}, "rays", [1, 1], "sides").rays)).toEqual([
    [-1, 1],
    [1, 1],
  ]);
});

test("clearing a square of a symmetric pattern clears those that were marked with it", () => {
  const marked = toggled({}, "offsets", [1, 2], "all");
  expect(toggled(marked, "offsets", [-2, 1], "all").offsets).toEqual([]);
});

test("the square of the token cannot be marked", () => {
  const pattern = { offsets: [] };
  expect(toggled(pattern, "offsets", [0, 0], "all")).toBe(pattern);
});

test("the grid reaches as far as the pattern", () => {
  expect(reachOf({ offsets: [[0, 1]] })).toBe(3);
  expect(reachOf({ offsets: [[-5, 1]], rays: [] })).toBe(5);
});

test("squares are named as the moving player sees them", () => {
  expect(wordsOf([-1, 2])).toBe("2 ahead, 1 left");
  expect(wordsOf([0, -1])).toBe("1 back");
});
