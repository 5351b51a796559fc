import { expect, test } from "vitest";

import { factsOf } from "../../src/workshop/draft/facts";
import { isOnRay } from "../../src/workshop/editors/patterns";
import { label, type Part } from "../../src/workshop/form/schema";

const part = (name: string): Part => ({
  name,
  label: label(name),
  help: "",
  schema: {},
  required: true,
  default: undefined,
});

test("the numbers of an entry are listed in the order of the form", () => {
  const parts = ["name", "health", "horror", "rows", "goal", "copies"].map(part);
  const rows = [
    { bloodlust: 1, move: 2, text: "x" },
    { bloodlust: 2, move: 3 },
  ];
  expect(factsOf(parts, { name: "Hans", health: 9, horror: [1, 2], rows, goal: "Flee", copies: 1 })).toEqual([
    ["Health", "9"],
    ["Horror", "1, 2"],
    ["Rows", "bloodlust 1, move 2; bloodlust 2, move 3"],
    ["Goal", "Flee"],
  ]);
});

test("effects, which the card says in words, are not listed", () => {
  const move = { verb: "move", steps: 2 };
  const parts = ["health", "success", "ultimate"].map(part);
  expect(factsOf(parts, { health: 9, success: [move, { verb: "time", by: -1 }], ultimate: move })).toEqual([
    ["Health", "9"],
  ]);
});

test("a square beyond the mark of a ray is covered", () => {
  expect(isOnRay([[1, 1]], [3, 3])).toBe(true);
  expect(isOnRay([[0, 1]], [0, 1])).toBe(false);
  expect(isOnRay([[0, 1]], [0, -2])).toBe(false);
  expect(isOnRay([[1, 2]], [2, 3])).toBe(false);
});
