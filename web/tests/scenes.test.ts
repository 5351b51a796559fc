import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { change } from "../src/settings/settings.svelte";
import { Scenes, steps } from "../src/table/scenes.svelte";
import { event } from "./fakes";

describe("the steps of events", () => {
  test("are scenes, each alone and in order, and what happens between them, up to three events together", () => {
    const event_count = [
      event(0),
      event(1, { scene: "The Attic" }),
      event(2),
      event(3),
      event(4),
      event(5),
      event(6, { scene: "Dawn" }),
    ];
    expect(steps(event_count, true).map(({ title, text, number }) => [title, text, number])).toEqual([
      ["", "Event 0.", 0],
      ["The Attic", "Event 1.", 1],
      ["", "Event 2. Event 3. Event 4.", 4],
      ["", "Event 5.", 5],
      ["Dawn", "Event 6.", 6],
    ]);
  });

  test("are only the scenes where passing events are left out", () => {
    expect(steps([event(0), event(1, { scene: "Dawn" }), event(2)], false).map(({ title }) => title)).toEqual(["Dawn"]);
  });

  test("separate the players, and keep events of no player with the one before", () => {
    const event_count = [event(0, { seat: 0 }), event(1), event(2, { seat: 1 })];
    expect(steps(event_count, true).map(({ seat, text }) => [seat, text])).toEqual([
      [0, "Event 0. Event 1."],
      [1, "Event 2."],
    ]);
  });

  test("name all their pieces, but no seats", () => {
    const event_count = [event(0, { pieces: ["seat-1", "key"] }), event(1, { pieces: ["door"] })];
    expect(steps(event_count, true)[0]?.pieces).toEqual(["key", "door"]);
  });
});

describe("the stage", () => {
  const [first, second] = steps([event(0, { scene: "First" }), event(1, { scene: "Second" })], true);
  const both = [first!, second!];
  let done: () => void;
  let scenes: Scenes;
  let hidden: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    change({ pace: "normal" });
    hidden = false;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    done = vi.fn<() => void>();
    scenes = new Scenes(done);
  });

  afterEach(() => vi.useRealTimers());

  test("shows one step after the other, then is done", () => {
    scenes.play(both);
    expect([scenes.shown?.title, scenes.left]).toEqual(["First", 1]);
    vi.advanceTimersByTime(2000);
    expect([scenes.shown?.title, scenes.left]).toEqual(["Second", 0]);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(scenes.busy).toBe(false);
    expect(done).toHaveBeenCalledOnce();
  });

  test("adds steps after those that wait", () => {
    scenes.play([first!]);
    scenes.play([second!]);
    expect(scenes.shown?.title).toBe("First");
    vi.advanceTimersByTime(2000);
    expect(scenes.shown?.title).toBe("Second");
  });

  test.each([
    ["slow", 2600 + 8 * 28],
    ["normal", 1500 + 8 * 16],
    ["brisk", 800 + 8 * 6],
  ] as const)("keeps a scene at the %s pace for %i ms", (pace, time) => {
    change({ pace });
    scenes.play([first!]);
    vi.advanceTimersByTime(time - 1);
    expect(scenes.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(scenes.busy).toBe(false);
  });

  test("keeps no text longer than seven seconds", () => {
    scenes.play([{ ...first!, text: "long ".repeat(1000) }]);
    vi.advanceTimersByTime(7000);
    expect(scenes.busy).toBe(false);
  });

  test("stays empty without animation and in the background", () => {
    change({ pace: "none" });
    scenes.play(both);
    expect(scenes.busy).toBe(false);
    change({ pace: "normal" });
    hidden = true;
    scenes.play(both);
    expect(scenes.busy).toBe(false);
  });

  test("waits for a reader who steps through it", () => {
    scenes.read(both);
    vi.advanceTimersByTime(60_000);
    expect(scenes.shown?.title).toBe("First");
    scenes.next();
    expect(scenes.shown?.title).toBe("Second");
    scenes.next();
    expect([scenes.busy, scenes.byHand]).toEqual([false, false]);
    expect(done).toHaveBeenCalledOnce();
  });

  test("drops what is left when it is skipped", () => {
    scenes.play(both);
    scenes.skip();
    expect([scenes.busy, scenes.left]).toEqual([false, 0]);
    expect(done).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledOnce();
  });
});
