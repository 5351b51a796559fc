import { expect, test } from "vitest";

import type { Content } from "../src/games/face";
import { drawn, thingOf } from "../src/games/dont_go_in_there/drawn";
import { diceIn } from "../src/games/dont_go_in_there/view";
import type { View } from "../src/games/dont_go_in_there/types";
import type { ContentEntry } from "../src/protocol";

const card = (type: string, dice: number): [string, ContentEntry] => [
  `${type}-${dice}`,
  { facts: { type, dice } } as unknown as ContentEntry,
];
const content: Content = new Map([card("ring", 1), card("ring", 2), card("lamp", 3), card("tome", 1)]);
const board = (dice: number, ...cards: (string | null)[]): View["boards"][number] =>
  ({ dice, cards }) as unknown as View["boards"][number];

test("the dice in a room are counted from its face-up cards", () => {
  expect(diceIn(board(1, "tome-1", null, null), ["ring", "tome"], content)).toBe("1 die");
});

test("a face-down card adds the dice that cards of the types in play have", () => {
  const passage = board(2, "ring-1", "?", "tome-1");
  expect(diceIn(passage, ["ring", "tome"], content)).toBe("3 or 4 dice");
  expect(diceIn(passage, ["ring", "lamp"], content)).toBe("3 to 5 dice");
  expect(diceIn(passage, ["tome"], content)).toBe("3 dice");
});

test("a card of a pack has a picture of its own, always the same, after a word in its id or its effect", () => {
  expect(thingOf("cat-copy", ["keep-one"])).toBe("cat");
  expect(thingOf("new-music-box", ["most-curses"])).toBe("box");
  expect(thingOf("category", ["keep-one"])).not.toBe("cat");
  expect(thingOf("wine-cellar", ["face-down"], true)).toBe("stairs");
  expect(drawn("cat-copy", ["keep-one"])).toBe(drawn("cat-copy", ["keep-one"]));
  const many = Array.from({ length: 60 }, (_, number) => drawn(`thing-${number}`, ["dispel-set"]));
  expect(new Set(many).size).toBeGreaterThan(40);
});
