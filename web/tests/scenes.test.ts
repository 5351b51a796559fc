import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Roll } from "../src/games/face";
import { change } from "../src/settings/settings.svelte";
import { Scenes, type Step } from "../src/table/scenes.svelte";

const step = (number: number, more: Partial<Step> = {}): Step => ({
  kind: "scene",
  title: `Scene ${number}`,
  text: `Event ${number}.`,
  seat: null,
  pieces: [],
  number,
  actor: "game",
  group: "game",
  time: 1600,
  waits: false,
  ...more,
});
const beat = (number: number, more: Partial<Step> = {}): Step =>
  step(number, { kind: "beat", title: "", actor: "other", group: "1/", time: 400, ...more });
const roll: Roll = { kind: "throw", title: "Focus", dice: [], lines: [] };

describe("the stage", () => {
  let done: () => void;
  let scenes: Scenes;
  let hidden: boolean;
  let holds: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    change({ pace: "normal", motion: "full" });
    hidden = holds = false;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    done = vi.fn<() => void>();
    scenes = new Scenes({ told: () => undefined, done, holds: () => holds });
    scenes.chosen();
  });

  afterEach(() => vi.useRealTimers());

  test("shows one step after the other, then is done", () => {
    scenes.play([step(0), step(1)]);
    expect([scenes.shown?.number, scenes.left, scenes.told]).toEqual([0, 1, 1]);
    vi.advanceTimersByTime(1600);
    expect([scenes.shown?.number, scenes.left, scenes.told]).toEqual([1, 0, 2]);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1600);
    expect([scenes.busy, scenes.told]).toEqual([false, Infinity]);
    expect(done).toHaveBeenCalledOnce();
  });

  test.each([
    ["slow", 2560],
    ["normal", 1600],
    ["brisk", 800],
  ] as const)("keeps a scene at the %s pace for %i ms", (pace, time) => {
    change({ pace });
    scenes.play([step(0)]);
    vi.advanceTimersByTime(time - 1);
    expect(scenes.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(scenes.busy).toBe(false);
  });

  test("tells a turn of another player within three seconds, however much happens", () => {
    scenes.play(Array.from({ length: 60 }, (_, number) => beat(number)));
    vi.advanceTimersByTime(3000);
    expect(scenes.busy).toBe(false);
  });

  test("tells within nine seconds all that happens until the next question", () => {
    for (let turn = 0; turn < 12; turn += 1)
      scenes.play(Array.from({ length: 9 }, (_, at) => beat(9 * turn + at, { group: `${turn}` })));
    vi.advanceTimersByTime(9000);
    expect(scenes.busy).toBe(false);
  });

  test("shows the latest four beats of a turn", () => {
    scenes.play([0, 1, 2, 3, 4, 5].map((number) => beat(number)));
    expect(scenes.beats.map(({ number }) => number)).toEqual([0]);
    vi.advanceTimersByTime(400 * 5);
    expect(scenes.beats.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });

  test("says nothing of a roll before the dice lie, then lights its line and continues", () => {
    scenes.play([step(4, { kind: "roll", title: "", roll, actor: "own", time: 1950 })]);
    expect([scenes.roll, scenes.pending, scenes.told]).toEqual([roll, true, 4]);
    vi.advanceTimersByTime(1199);
    expect(scenes.pending).toBe(true);
    vi.advanceTimersByTime(1);
    expect([scenes.pending, scenes.told, scenes.busy]).toEqual([false, 5, true]);
    vi.advanceTimersByTime(750);
    expect([scenes.busy, scenes.roll]).toEqual([false, roll]);
  });

  test("keeps a failure until the visitor continues", () => {
    scenes.play([step(4, { kind: "roll", title: "", roll, actor: "own", time: 1950, waits: true }), beat(5)]);
    vi.advanceTimersByTime(60_000);
    expect([scenes.shown?.number, scenes.waits]).toEqual([4, true]);
    scenes.next();
    expect([scenes.shown?.number, scenes.waits]).toEqual([5, false]);
  });

  test("lets the dice come to rest when the visitor continues early", () => {
    scenes.play([step(4, { kind: "roll", title: "", roll, actor: "own", time: 1950 }), beat(5)]);
    scenes.next();
    expect([scenes.shown?.number, scenes.pending]).toEqual([4, false]);
  });

  test("keeps the last news before a question in a guided match", () => {
    holds = true;
    scenes.play([beat(0)]);
    vi.advanceTimersByTime(60_000);
    expect([scenes.busy, scenes.waits]).toEqual([true, true]);
  });

  test("stays empty without animation and in the background", () => {
    change({ pace: "none" });
    scenes.play([step(0)]);
    expect(scenes.busy).toBe(false);
    change({ pace: "normal" });
    hidden = true;
    scenes.play([step(0)]);
    expect(scenes.busy).toBe(false);
  });

  test("waits for a reader who steps through it, and shows all meanwhile", () => {
    scenes.read([step(0), step(1)]);
    vi.advanceTimersByTime(60_000);
    expect([scenes.shown?.number, scenes.told]).toEqual([0, Infinity]);
    scenes.next();
    expect(scenes.shown?.number).toBe(1);
    scenes.next();
    expect([scenes.busy, scenes.byHand]).toEqual([false, false]);
    expect(done).toHaveBeenCalledOnce();
  });

  test("drops what is left when it is skipped, and keeps its last roll", () => {
    scenes.play([step(0), step(1), step(2, { kind: "roll", roll })]);
    scenes.skip();
    expect([scenes.busy, scenes.left, scenes.roll]).toEqual([false, 0, roll]);
    expect(done).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledOnce();
  });
});
