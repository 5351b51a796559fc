import { expect, test } from "vitest";

import { changed } from "../../src/workshop/draft/entries";
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

test("a square beyond the mark of a ray is covered", () => {
  expect(isOnRay([[1, 1]], [3, 3])).toBe(true);
  expect(isOnRay([[0, 1]], [0, 1])).toBe(false);
  expect(isOnRay([[0, 1]], [0, -2])).toBe(false);
  expect(isOnRay([[1, 2]], [2, 3])).toBe(false);
});

test("cards refer to a pattern by its new name", () => {
  const entries = { pattern: [{ id: "cross" }], card: [{ id: "imp", powers: [{ verb: "move", pattern: "cross" }] }] };
  const draft = { game: "follow-your-fear", title: "", entries, replaces: [] };
  const next = changed(draft, { table: "pattern", number: 0 }, { id: "long-cross" });
  expect(next.entries?.card).toEqual([{ id: "imp", powers: [{ verb: "move", pattern: "long-cross" }] }]);
});
