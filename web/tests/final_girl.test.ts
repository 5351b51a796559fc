import { beforeEach, describe, expect, test } from "vitest";

import type { Content } from "../src/games/face";
import { moves } from "../src/games/final_girl/moves";
import { isSurvived, keepNight, survived, withResults } from "../src/games/final_girl/nights";
import { attacker, told } from "../src/games/final_girl/told";
import { goal, heldAt, isAway, packsAt, remaining, type View } from "../src/games/final_girl/view";
import type { ContentEntry, EventInfo, ResultInfo } from "../src/protocol";
import { event } from "./fakes";

const entry = (id: string, name: string, kind: string, facts: object = {}): [string, ContentEntry] => [
  id,
  { id, name, kind, facts, text: "", pieces: [] } as unknown as ContentEntry,
];
const content: Content = new Map([
  entry("minion-imp", "Imp", "minion", { plural: "Imps", health: 2, holds: true }),
  entry("killer-baron", "The Baron", "killer", { rows: [] }),
  entry("location-moor", "The Moor", "location"),
]);

const space = (id: string, victims = 0) => ({ id, victims, girl: false, killer: false });
const imp = (at: string, health = 2) => ({ kind: "imp", at, health });
const view = (more: object = {}): View =>
  ({
    step: 0,
    spaces: [space("barn", 1), space("well", 3)],
    specials: [],
    minions: [imp("barn"), imp("barn", 1), imp("well")],
    minion_cards: [{ id: "imp", attack: 1, movement: 2, tokens: 1 }],
    killer: { id: "baron", exists: true, health: 3, minors: [], finale: null },
    ...more,
  }) as unknown as View;
const vacant = (finale: string | null = null): View => view({ killer: { exists: false, minors: [], finale } });

const happened = (...all: [unknown[], string[]][]): EventInfo[] =>
  all.map(([said, pieces], number) => event(number, { event: said, pieces }));

describe("Minions in a space", () => {
  test("are counted and named, with the health of those that are hurt", () => {
    expect(packsAt(view(), "barn", content)).toEqual([
      { kind: "imp", count: 2, words: "2 Imps (1 health)", hurt: "1" },
    ]);
    expect(packsAt(view(), "well", content)).toEqual([{ kind: "imp", count: 1, words: "Imp", hurt: "" }]);
  });

  test("hold one Victim each", () => {
    expect(heldAt(view(), space("barn", 1), content)).toBe(1);
    expect(heldAt(view(), space("well", 3), content)).toBe(1);
    expect(heldAt(view({ specials: [{ at: "barn" }] }), space("barn", 1), content)).toBe(2);
  });
});

describe("the goal without a Killer", () => {
  test("is that Minions and Victims are gone, from the Finale on Minions alone", () => {
    expect(goal(vacant())).toContain("when no Minion is on the map");
    expect(remaining(vacant(), content)).toEqual({ goal: "Goal: no Imps or Victims left", left: "3 Imps, 4 Victims" });
    expect(remaining(vacant("storm"), content)).toEqual({ goal: "Goal: no Imps left", left: "3 Imps" });
  });
});

test("a Killer without a space is off the map, and there is none without a Killer", () => {
  expect(isAway(view())).toBe(true);
  expect(isAway(view({ spaces: [{ ...space("barn"), killer: true }] }))).toBe(false);
  expect(isAway(vacant())).toBe(false);
});

describe("who acts", () => {
  const attack: [unknown[], string[]] = [
    ["attack", 0, 1, -1, 1],
    ["minion-imp", "space-barn", "girl"],
  ];

  test("a Minion attacks and hurts in its own person", () => {
    const events = happened(attack, [["hurt", 1], []]);
    expect(attacker(events)).toBe("minion-imp");
    const scenes = events.map((info, number) => told(info, view(), events.slice(0, number), content)?.piece);
    expect(scenes).toEqual(["minion-imp", "minion-imp"]);
  });

  test("a Minion walks, comes and dies on the map", () => {
    const events = happened(
      [
        ["minion-moved", 0, 0, 1],
        ["space-barn", "space-well", "minion-imp"],
      ],
      [
        ["minion-spawned", 0, 1],
        ["minion-imp", "space-well"],
      ],
      [
        ["minion-dead", 0, 1],
        ["minion-imp", "space-well"],
      ],
    );
    expect(events.map((info) => moves(info, []))).toEqual([
      { kind: "walk", piece: "minions-barn", from: "space-barn", to: "space-well", sound: "step" },
      { kind: "drop", piece: "minions-well", sound: "place" },
      { kind: "burn", pieces: ["minions-well"], sound: "hurt" },
    ]);
  });
});

describe("the scrapbook", () => {
  beforeEach(() => localStorage.clear());

  test("keeps the pairs that were survived", () => {
    keepNight("baron", "moor");
    expect(isSurvived(survived(), "baron", "moor")).toBe(true);
    expect(isSurvived(survived(), "baron", "barn")).toBe(false);
  });

  test("adds the stored victories", () => {
    const by = { Killer: "The Baron", Location: "The Moor" };
    const results = [
      { won: true, by },
      { won: false, by: { Killer: "The Baron", Location: "Elsewhere" } },
    ] as unknown as ResultInfo[];
    expect([...withResults(results, content)]).toEqual(["baron moor"]);
    expect([...survived()]).toEqual(["baron moor"]);
  });
});
