import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import * as api from "../src/api";
import type { ReplayFrame } from "../src/protocol";
import { Replay } from "../src/table/replay.svelte";

/** A match of 20 choices; each but the first causes 3 events. */
const moment = (number: number): ReplayFrame => ({
  number,
  of: 20,
  event_count: 3 * number,
  view: {},
  waiting_for: 0,
  question: "",
});

let fetched: number[];
let replay: Replay;

beforeEach(async () => {
  vi.useFakeTimers();
  fetched = [];
  vi.spyOn(api, "replayFrame").mockImplementation((_, number) => {
    fetched.push(number);
    return Promise.resolve(moment(number));
  });
  replay = new Replay("t");
  await replay.begin();
  fetched = [];
});

afterEach(() => {
  replay.pause();
  vi.useRealTimers();
});

describe("a replay", () => {
  test("begins at the end of the match", () => {
    expect([replay.number, replay.of, replay.past]).toEqual([20, 20, null]);
  });

  test("shows any moment, and fetches each once", async () => {
    await replay.show(7);
    await replay.show(8);
    await replay.show(7);
    expect(replay.past?.number).toBe(7);
    expect(fetched).toEqual([7, 8]);
  });

  test("stays within the match", async () => {
    await replay.show(-3);
    expect(replay.number).toBe(0);
    await replay.show(99);
    expect([replay.number, replay.past]).toEqual([20, null]);
  });

  test("skips to the last moment asked for while one is fetched", async () => {
    let arrive = (): void => {};
    vi.mocked(api.replayFrame).mockImplementationOnce(async (_, number) => {
      fetched.push(number);
      await new Promise<void>((resolve) => (arrive = resolve));
      return moment(number);
    });
    const shown = replay.show(3);
    for (const number of [4, 5, 6]) void replay.show(number);
    arrive();
    await shown;
    expect(replay.number).toBe(6);
    expect(fetched).toEqual([3, 6]);
  });

  test("finds the moment of an event in few requests", async () => {
    for (const [event, number] of [
      [0, 1],
      [2, 1],
      [3, 2],
      [58, 20],
    ] as const) {
      await replay.showEvent(event);
      expect(replay.number).toBe(number);
    }
    fetched = [];
    await new Replay("t").showEvent(30);
    expect(fetched.length).toBeLessThan(7);
  });

  test("plays from the moment shown to the end, and then stops", async () => {
    await replay.show(17);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.number).toBe(18);
    await vi.advanceTimersByTimeAsync(1100);
    expect(replay.number).toBe(19);
    await vi.advanceTimersByTimeAsync(1100);
    expect([replay.number, replay.playing]).toEqual([20, false]);
  });

  test("plays from the beginning where the end is shown, until it is paused", async () => {
    replay.play();
    await vi.advanceTimersByTimeAsync(2200);
    expect(replay.number).toBe(2);
    replay.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.number, replay.playing]).toEqual([2, false]);
  });

  test("reports a moment that cannot be fetched, stops, and can try again", async () => {
    await replay.show(5);
    vi.mocked(api.replayFrame).mockRejectedValueOnce(new Error("The server cannot be reached."));
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.problem, replay.playing]).toEqual(["The server cannot be reached.", false]);
    await replay.show(2);
    expect([replay.problem, replay.number]).toEqual(["", 2]);
  });
});
