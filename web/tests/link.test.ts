import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import * as api from "../src/api";
import type { Roll } from "../src/games/face";
import { change } from "../src/settings/settings.svelte";
import { Link } from "../src/table/link.svelte";
import { event, events, FakeSocket, fakeSockets, option, person, prompt, update } from "./fakes";

let link: Link;

const numbers = (): number[] => link.events.map(({ number }) => number);
const sent = (type: string): object[] => FakeSocket.newest.messages.filter((message) => message.type === type);

/** Lose the connection and let the retry succeed. */
function reconnect(): FakeSocket {
  FakeSocket.newest.lose();
  vi.advanceTimersByTime(1000);
  return FakeSocket.newest.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  localStorage.clear();
  change({ pace: "none" });
  vi.spyOn(api, "table").mockRejectedValue(new Error("The server cannot be reached."));
  link = new Link("t");
  FakeSocket.newest.open();
});

afterEach(() => {
  link.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("events", () => {
  test("of each update follow those before", () => {
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    FakeSocket.newest.receive(update({ since: 3, events: events(3, 5) }));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  test("that overlap replace those before", () => {
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    FakeSocket.newest.receive(update({ since: 2, events: [event(2, { text: "Corrected." }), event(3)] }));
    expect(numbers()).toEqual([0, 1, 2, 3]);
    expect(link.events[2]?.text).toBe("Corrected.");
  });

  test("after a gap are not shown: the missing ones are requested, until the server sends them", () => {
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    FakeSocket.newest.receive(update({ since: 7, events: events(7, 9) }));
    expect(numbers()).toEqual([0, 1, 2]);
    expect(sent("sync")).toEqual([{ type: "sync", since: 3 }]);
    vi.advanceTimersByTime(2000);
    expect(sent("sync")).toHaveLength(2);
    FakeSocket.newest.receive(update({ since: 3, events: events(3, 9) }));
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    vi.advanceTimersByTime(10_000);
    expect(sent("sync")).toHaveLength(2);
  });

  test("that an update left out are requested", () => {
    FakeSocket.newest.receive(update({ events: events(0, 2), event_count: 5 }));
    expect(sent("sync")).toEqual([{ type: "sync", since: 2 }]);
  });

  test("that were undone are replaced", () => {
    FakeSocket.newest.receive(update({ events: events(0, 5) }));
    FakeSocket.newest.receive(update({ undone: 1, events: events(0, 2) }));
    expect(numbers()).toEqual([0, 1]);
    expect(link.notice?.kind).toBe("news");
  });

  test("of an older update are ignored", () => {
    const older = update({ events: events(0, 1) });
    FakeSocket.newest.receive(update({ events: events(0, 4) }), older);
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  test("before the first one known are requested and put in front", () => {
    FakeSocket.newest.receive(update({ since: 10, events: events(10, 12) }));
    expect(link.hasEarlier).toBe(true);
    link.askEarlier();
    expect(sent("request-earlier-events")).toMatchObject([{ before: 10 }]);
    FakeSocket.newest.receive({ type: "event-batch", id: "e", since: 0, undone: 1, events: events(0, 10) });
    expect(numbers()).toEqual([10, 11]);
    FakeSocket.newest.receive({ type: "event-batch", id: "e", since: 0, undone: 0, events: events(0, 10) });
    expect(numbers()).toHaveLength(12);
    expect(link.hasEarlier).toBe(false);
  });
});

describe("a lost connection", () => {
  test("is reported, and another one opened after growing pauses", () => {
    FakeSocket.newest.lose();
    expect(link.connection).toBe("lost");
    for (let tries = 2; tries < 7; tries += 1) {
      vi.advanceTimersByTime(10_000);
      expect(FakeSocket.all).toHaveLength(tries);
      FakeSocket.newest.lose();
    }
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(6);
    vi.advanceTimersByTime(10_000);
    FakeSocket.newest.open();
    expect(link.connection).toBe("open");
  });

  test("is noticed when the server does not answer a ping", () => {
    vi.advanceTimersByTime(60_000);
    expect(link.connection).toBe("open");
    FakeSocket.newest.alive = false;
    vi.advanceTimersByTime(10_000);
    expect(link.connection).toBe("lost");
  });

  test("loses no event: the first update brings the newest, the log can ask for the others", () => {
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    reconnect().receive(update({ since: 20, events: events(20, 22) }));
    expect(numbers()).toEqual([20, 21]);
    expect(sent("sync")).toEqual([]);
    expect(link.hasEarlier).toBe(true);
  });

  test("resumes where the server repeats the last events", () => {
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    reconnect().receive(update({ since: 1, events: events(1, 5) }));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  test("sends the unanswered choice again, with the same id", () => {
    FakeSocket.newest.receive(update({ prompt: prompt(4) }));
    link.choose(1);
    const [choice] = FakeSocket.newest.messages;
    expect(choice).toMatchObject({ type: "choose", rqid: 4, option: 1 });
    expect(reconnect().messages).toEqual([choice]);
  });

  test("forgets a request that is no choice: it may have been carried out", () => {
    link.ask({ type: "request-undo" });
    expect(link.doing).toBe(true);
    expect(reconnect().messages).toEqual([]);
    expect(link.doing).toBe(false);
  });

  test("to a restarted server is announced, although its update numbers start over", () => {
    const restarted = update({ run: "second", events: events(0, 1) });
    FakeSocket.newest.receive(update({ events: events(0, 3) }));
    reconnect().receive(restarted);
    expect(link.notice?.text).toContain("restarted");
    expect(link.update?.run).toBe("second");
  });

  test("to a table that no longer exists ends the visit", async () => {
    vi.spyOn(api, "table").mockRejectedValue(new api.Refused(404, { error: "unknown", message: "no such table" }));
    FakeSocket.newest.lose();
    vi.advanceTimersByTime(1000);
    FakeSocket.newest.lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(link.gone).toBe("No such table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("by which the session ends signs the visitor out", () => {
    FakeSocket.newest.lose(4001);
    expect(link.gone).toContain("signed out");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a connection that takes long to open", () => {
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

  beforeEach(() => {
    FakeSocket.newest.lose();
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is awaited when the page has loaded", () => {
    show(false);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is replaced when one comes back to the page", () => {
    show(true);
    expect(FakeSocket.all).toHaveLength(3);
  });
});

describe("a choice", () => {
  const choose = (): string => {
    FakeSocket.newest.receive(update({ prompt: prompt(4) }));
    link.choose(0);
    return (sent("choose")[0] as { id: string }).id;
  };

  test("closes the question until the server has answered and asks another", () => {
    const id = choose();
    expect(link.question).toBeNull();
    FakeSocket.newest.receive({ type: "choice-result", id, status: "taken" });
    expect(link.question).toBeNull();
    expect(link.taken).toBe(1);
    FakeSocket.newest.receive(update({ prompt: prompt(5) }));
    expect(link.question?.rqid).toBe(5);
  });

  test("that is refused opens the question again and says why", () => {
    const id = choose();
    FakeSocket.newest.receive({ type: "choice-result", id, status: "refused", reason: "Too late." });
    expect(link.question?.rqid).toBe(4);
    expect(link.notice).toMatchObject({ kind: "error", text: "Too late." });
  });

  test("to a question that is no longer open fetches the present one", () => {
    const id = choose();
    FakeSocket.newest.receive({ type: "choice-result", id, status: "stale" });
    expect(sent("sync")).toHaveLength(1);
  });

  test("of an option that does not exist is not sent", () => {
    FakeSocket.newest.receive(update({ prompt: prompt(4) }));
    link.choose(2);
    expect(FakeSocket.newest.messages).toEqual([]);
  });

  test("by a piece takes its only option, and asks why where there is none", () => {
    const shared = option("Take the key", { pieces: ["key", "door"] });
    FakeSocket.newest.receive(update({ prompt: prompt(4, shared, option("Open", { pieces: ["door"] })) }));
    expect([...link.open]).toEqual([["key", 0]]);
    expect([...link.several]).toEqual(["door"]);
    link.touch("window");
    expect(sent("why-not")).toMatchObject([{ piece: "window" }]);
    link.touch("key");
    expect(sent("choose")).toMatchObject([{ option: 0 }]);
  });

  test("marks the events since then", () => {
    FakeSocket.newest.receive(update({ seats: [person({ you: true })], events: events(0, 3), prompt: prompt(4) }));
    expect(link.sinceLast).toEqual([]);
    link.choose(0);
    FakeSocket.newest.receive(update({ seats: [person({ you: true })], since: 3, events: events(3, 5) }));
    expect(link.sinceLast.map(({ text }) => text)).toEqual(["Event 3. Event 4."]);
  });
});

describe("a scene", () => {
  const scene = (number: number): ReturnType<typeof event> => event(number, { scene: `Scene ${number}` });

  beforeEach(() => {
    change({ pace: "normal" });
    FakeSocket.newest.receive(update({ events: events(0, 1) }));
  });

  test("holds the question and later events back until it is over", () => {
    FakeSocket.newest.receive(update({ since: 1, events: [scene(1)], waiting_for: 1 }));
    FakeSocket.newest.receive(update({ since: 2, events: [scene(2)], prompt: prompt(7) }));
    expect(link.scenes.shown?.title).toBe("Scene 1");
    expect(numbers()).toEqual([0, 1]);
    expect([link.question, link.update?.prompt]).toEqual([null, null]);
    vi.advanceTimersByTime(2000);
    expect(link.scenes.shown?.title).toBe("Scene 2");
    expect(link.question).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(link.scenes.busy).toBe(false);
    expect(link.question?.rqid).toBe(7);
  });

  test("is dropped by an undo", () => {
    FakeSocket.newest.receive(update({ since: 1, events: [scene(1)] }));
    FakeSocket.newest.receive(update({ undone: 1, events: events(0, 1) }));
    expect(link.scenes.busy).toBe(false);
    expect(numbers()).toEqual([0]);
  });

  test("shows the table as it was", () => {
    const then = { event_count: 2, view: { room: "attic" } };
    const lesson = { id: "first", made: 3, option: null, left: false, aim: "" as const };
    const both = [scene(1), event(2)];
    FakeSocket.newest.receive(update({ since: 1, events: both, scenes: [then], lesson, view: { room: "cellar" } }));
    expect(link.update?.view).toEqual({ room: "attic" });
    expect(link.update?.lesson).toBeUndefined();
    link.skip();
    expect(link.update?.view).toEqual({ room: "cellar" });
    expect(link.update?.lesson?.made).toBe(3);
  });

  test("is the last one until the next question when the visitor skips", () => {
    FakeSocket.newest.receive(update({ since: 1, events: [scene(1)], waiting_for: 1 }));
    link.skip();
    FakeSocket.newest.receive(update({ since: 2, events: [scene(2)], waiting_for: 1 }));
    expect(link.scenes.busy).toBe(false);
    FakeSocket.newest.receive(update({ since: 3, events: [scene(3)], prompt: prompt(7) }));
    expect(link.scenes.shown?.title).toBe("Scene 3");
  });
});

describe("a roll", () => {
  test("is shown before its effects, and nothing of it is said while the dice tumble", () => {
    const rolls = ({ event: [verb] }: { event: unknown[] }): Roll | undefined =>
      verb === "rolled" ? { kind: "throw", title: "Focus", dice: [{ kind: "number", face: 2 }], lines: [] } : undefined;
    link.end();
    change({ pace: "normal" });
    link = new Link("t", { rolls });
    FakeSocket.newest.open();
    FakeSocket.newest.receive(update({ events: events(0, 1), view: { time: 6 }, waiting_for: 0 }));
    const news = [event(1, { event: ["rolled", 2] }), event(2)];
    const scenes = [{ event_count: 2, view: { time: 6 } }];
    FakeSocket.newest.receive(update({ since: 1, events: news, scenes, view: { time: 4 }, prompt: prompt(3) }));
    expect([link.scenes.pending, link.roll?.title, numbers()]).toEqual([true, "Focus", [0]]);
    vi.advanceTimersByTime(1300);
    expect([link.scenes.pending, numbers(), link.update?.view]).toEqual([false, [0, 1], { time: 6 }]);
    vi.advanceTimersByTime(1000);
    expect([numbers(), link.update?.view, link.question]).toEqual([[0, 1, 2], { time: 4 }, null]);
    vi.advanceTimersByTime(1000);
    expect(link.question?.rqid).toBe(3);
    expect(link.roll?.title).toBe("Focus");
  });
});
