import { describe, expect, test } from "vitest";

import type { Roll } from "../src/games/face";
import type { EventInfo } from "../src/protocol";
import { type Staging, steps } from "../src/table/steps";
import { event } from "./fakes";

const thrown: Roll = { kind: "throw", title: "Focus", dice: [{ kind: "number", face: 2 }], lines: [] };

const staging = (more: Partial<Staging> = {}): Staging => ({
  seat: 0,
  alone: false,
  chooser: 1,
  guided: false,
  content: new Map(),
  before: [],
  view: () => ({}),
  ...more,
});

const rolls = (event: EventInfo): Roll | undefined => (event.event[0] === "rolled" ? thrown : undefined);

describe("the steps of events", () => {
  test("are scenes and, for other players, what happens between them, each alone and in order", () => {
    const some = [event(0), event(1, { scene: "The Attic" }), event(2), event(3, { scene: "Dawn" })];
    expect(steps(some, staging()).map(({ kind, title, number }) => [kind, title, number])).toEqual([
      ["beat", "", 0],
      ["scene", "The Attic", 1],
      ["beat", "", 2],
      ["scene", "Dawn", 3],
    ]);
  });

  test("of the visitor's own move are only scenes, rolls, and the effects of a roll", () => {
    const own = staging({ chooser: 0, face: { rolls } });
    expect(steps([event(0), event(1, { scene: "Dawn" }), event(2)], own).map(({ number }) => number)).toEqual([1]);
    const rolled = [event(0), event(1, { event: ["rolled", 2] }), event(2)];
    expect(steps(rolled, own).map(({ kind, number }) => [kind, number])).toEqual([
      ["roll", 1],
      ["beat", 2],
    ]);
  });

  test("begin a new group with each player and each phase", () => {
    const some = [event(0, { seat: 1 }), event(1), event(2, { seat: 2 }), event(3, { begins: true })];
    expect(steps(some, staging()).map(({ actor, group }) => [actor, group])).toEqual([
      ["other", "1/"],
      ["other", "1/"],
      ["other", "2/"],
      ["game", "null/3"],
    ]);
  });

  test("make a scene of what another player does to the visitor", () => {
    const [step] = steps([event(0, { seat: 1, pieces: ["seat-1", "seat-0", "film"] })], staging());
    expect([step?.kind, step?.pieces]).toEqual(["scene", ["film"]]);
  });

  test("say what the game says of them", () => {
    const told = { title: "Player 2 cracks your lens", text: "You lose your Film.", piece: "film" };
    const face = { scene: (event: EventInfo) => (event.number === 1 ? told : { title: "", text: "", none: true }) };
    const some = [event(0, { scene: "Hurt" }), event(1)];
    expect(steps(some, staging({ face })).map(({ kind, title }) => [kind, title])).toEqual([
      ["beat", ""],
      ["scene", "Player 2 cracks your lens"],
    ]);
  });

  test("join a scene that continues the one before it, unless something happens in between", () => {
    const face = {
      scene: (event: EventInfo) =>
        event.event[0] === "battle" ? { title: "Battle", text: "They fight.", joins: true } : undefined,
    };
    const battle = (number: number): EventInfo =>
      event(number, { event: ["battle"], scene: "Battle", pieces: ["hall"] });
    const ghoul = event(0, { scene: "A Monster", text: "A Ghoul appears.", pieces: ["ghoul"] });
    const [step, ...others] = steps([ghoul, battle(1)], staging({ face }));
    expect(others).toEqual([]);
    expect(step).toMatchObject({ title: "Battle", text: "A Ghoul appears. They fight.", number: 1 });
    expect(step?.pieces).toEqual(["ghoul", "hall"]);
    expect(steps([ghoul, event(1), battle(2)], staging({ face }))).toHaveLength(3);
  });

  test("at the end of a guided match's news are part of the last scene, if they are short", () => {
    const news = (text: string): EventInfo[] => [
      event(0, { text: "You are hit." }),
      event(1, { scene: "Victory", text: "The Ghoul is defeated." }),
      event(2, { text }),
    ];
    const told = (text: string, guided: boolean): unknown[] =>
      steps(news(text), staging({ guided })).map((step) => [step.text, step.number]);
    expect(told("Round 2 begins.", true)).toEqual([
      ["You are hit.", 0],
      ["The Ghoul is defeated. Round 2 begins.", 2],
    ]);
    expect(told("Round 2 begins.", false)).toHaveLength(3);
    expect(told("A long story. ".repeat(9), true)).toHaveLength(3);
  });

  test("wait after the visitor's failure, and at scenes of a guided match", () => {
    const failing = { rolls: (): Roll => ({ ...thrown, fails: true }) };
    const waiting = (more: Partial<Staging>): boolean[] =>
      steps([event(0, { scene: "Dawn" })], staging(more)).map(({ waits }) => waits);
    expect(waiting({ chooser: 0, face: failing })).toEqual([true]);
    expect(waiting({ chooser: 1, face: failing })).toEqual([false]);
    expect(waiting({ guided: true })).toEqual([true]);
    expect(waiting({})).toEqual([false]);
  });
});
