import { describe, expect, test } from "vitest";

import { fan, GAP } from "../src/games/dont_go_in_there/fan";
import { price } from "../src/games/dont_go_in_there/price";
import { explanations } from "../src/games/dont_go_in_there/terms";
import type { ContentEntry, OptionInfo } from "../src/protocol";

/** The width that sets take in one row. */
function length(sizes: readonly number[], width: number, height: number): number {
  const { width: card, step, apart } = fan(sizes, width, height);
  return sizes.reduce((at, size) => at + (size - 1) * step + apart, 0) - apart + card;
}

describe("the cards of a player", () => {
  test("lie side by side where there is space", () => {
    const { width, apart } = fan([1, 2], 300, 120);
    expect(width).toBe(88);
    expect(apart).toBe(width + GAP);
  });

  test("cover one another before they get small", () => {
    expect(fan([2, 1, 1, 1, 1], 260, 130).width).toBeGreaterThan(55);
    expect(length([2, 1, 1, 1, 1], 260, 130)).toBeLessThanOrEqual(260);
  });

  test("always show their Curses", () => {
    for (const sizes of [[8], [3, 4, 2, 3], [1, 1, 1, 1, 1, 1]]) {
      expect(fan(sizes, 260, 130).step).toBeGreaterThanOrEqual(22);
      expect(fan(sizes, 260, 130).height).toBeLessThanOrEqual(130);
    }
  });
});

describe("the price of a space", () => {
  const of = (likely: string) => price({ option: [], label: "", pieces: [], likely } as OptionInfo);

  test("is a number of ghosts", () => {
    expect(of("≈0.7 ghosts")).toEqual({ ghosts: "0.7", tone: "usual" });
    expect(of("≈3.5 ghosts")).toEqual({ ghosts: "3.5", tone: "hurts" });
    expect(of("1 ghost")).toEqual({ ghosts: "1", tone: "usual" });
    expect(of("<0.1 ghosts")).toEqual({ ghosts: "<0.1", tone: "safe" });
    expect(of("no ghosts")).toEqual({ ghosts: "0", tone: "safe" });
    expect(of("≈0.4 ghosts fewer")).toEqual({ ghosts: "−0.4", tone: "safe" });
  });

  test("is missing without odds", () => {
    expect(of("")).toBeUndefined();
    expect(price(undefined)).toBeUndefined();
  });
});

test("the keywords that a card uses are explained", () => {
  const card = { facts: { terms: ["dispel", "ghost"] } } as unknown as ContentEntry;
  expect(explanations(card).map(({ name }) => name)).toEqual(["Dispel", "Ghosts"]);
});
