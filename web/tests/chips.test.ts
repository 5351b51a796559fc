import { describe, expect, test } from "vitest";

import { manner, needsChip, noun, reachable, widthOf } from "../src/table/chips";
import { option } from "./fakes";

const go = (who: string, where: string) => option(`${who} goes to ${where}`, { pieces: [who, where] });
const wait = option("Wait");
const cards = (piece: string): string => (piece.startsWith("card") ? "card" : "place");

describe("an option gets a button in the question line", () => {
  test("unless a piece in sight stands for it", () => {
    const options = [go("ann", "attic"), go("ann", "cellar"), wait];
    expect(needsChip(options, new Set(["ann", "attic"]), "")).toEqual([2]);
    expect(needsChip(options, new Set(["attic"]), "")).toEqual([1, 2]);
    expect(needsChip(options, new Set(), "")).toEqual([0, 1, 2]);
  });

  test("after a first piece, unless another piece in sight belongs to it alone", () => {
    const options = [go("ann", "attic"), go("ann", "cellar")];
    expect(needsChip(options, new Set(["ann", "attic"]), "ann")).toEqual([1]);
    expect(reachable(options[0]!, options, new Set(["ann", "attic"]), "ann")).toBe(true);
  });

  test("not after the only piece that it needs", () => {
    const options = [go("ann", "attic"), wait];
    expect(needsChip(options, new Set(["ann"]), "ann")).toEqual([1]);
  });

  test("not where it is folded away or continues the turn", () => {
    const options = [option("Use a power", { folded: "Powers" }), option("End the turn", { goes_on: true }), wait];
    expect(needsChip(options, new Set(), "")).toEqual([2]);
  });

  test("where a guide or hint suggests it, even if it is folded away", () => {
    const options = [option("Use a power", { folded: "Powers" }), wait];
    expect(needsChip(options, new Set(), "", 0)).toEqual([0, 1]);
  });
});

describe("the question says what to choose", () => {
  const rooms = [option("Attic", { pieces: ["attic"] }), option("Cellar", { pieces: ["cellar"] })];

  test("a place, a card, or either", () => {
    const hand = [option("Play it", { pieces: ["card-1"] })];
    expect(manner(rooms, new Set(["attic", "cellar"]), "", cards)).toBe("Choose a lit place");
    expect(manner(hand, new Set(["card-1"]), "", cards)).toBe("Choose a lit card");
    expect(manner([...rooms, ...hand], new Set(["attic", "card-1"]), "", cards)).toBe("Choose a lit card or place");
  });

  test("nothing, if no option is in sight", () => {
    expect(manner(rooms, new Set(), "", cards)).toBe("");
  });

  test("both steps, where a first piece leads to several options", () => {
    const options = [go("ann", "attic"), go("ann", "cellar")];
    const sight = new Set(["ann", "attic", "cellar"]);
    expect(manner(options, sight, "", cards)).toBe("Step 1 of 2: choose a lit place");
    expect(manner(options, sight, "ann", cards)).toBe("Step 2 of 2: choose a lit place");
    expect(manner([rooms[0]!], sight, "attic", cards)).toBe("Tap it again to choose");
  });

  test("one step, where each option has its own lit piece and only the place that they share is unlit", () => {
    const turns = [0, 2].map((turn) => option(`Turn ${turn}`, { pieces: ["cell", `turn-${turn}`] }));
    expect(manner(turns, new Set(["turn-0", "turn-2"]), "", () => "tile")).toBe("Choose a lit tile");
  });
});

test("a lit piece is called card, place, die or tile", () => {
  expect(noun("walk", "action", true)).toBe("card");
  expect(noun("cat-1", "cursed card", false)).toBe("card");
  expect(noun("attic", "room", false)).toBe("place");
  expect(noun("seat-1", undefined, false)).toBe("place");
  expect(noun("die-0", undefined, false)).toBe("die");
  expect(noun("turn-2", undefined, false)).toBe("tile");
});

test("longer labels make a wider line of buttons", () => {
  expect(widthOf([])).toBe(0);
  expect(widthOf(["Wait", "Wait"])).toBeCloseTo(2 * widthOf(["Wait"]));
  expect(widthOf(["Wait here"])).toBeGreaterThan(widthOf(["Wait"]));
});
