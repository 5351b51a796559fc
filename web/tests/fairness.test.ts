import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Comparing, Comparisons } from "../src/workshop/comparing.svelte";
import {
  type Comparison,
  fingerprint,
  keepResult,
  keptResult,
  pictured,
  progress,
  scale,
  signed,
  verdict,
} from "../src/workshop/fairness";

const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  id: "c1",
  state: "playing",
  played: 40,
  most: 5000,
  summary: "",
  difference: null,
  interval: null,
  length: null,
  used: null,
  problem: "",
  verdict: "",
  fair: [-5, 5],
  ends: ["Players win less", "Players win more"],
  ...more,
});

describe("the verdict", () => {
  test("is never more certain than the interval", () => {
    expect(verdict(comparison({ difference: 9, interval: [-2, 20] }))).toBe("not certain yet");
    expect(verdict(comparison({ difference: 9, interval: [6, 12], verdict: "too strong" }))).toBe("too strong");
  });

  test("is probable when the interval leaves out 0", () => {
    const summary = "With Hans, players won 31% of 800 matches, compared with 40% with the box (95% interval)";
    const harder = comparison({ difference: -9, interval: [-14, -2], summary });
    expect(verdict(harder)).toBe("probably harder: players won 31% instead of 40%, not certain yet");
    expect(verdict(comparison({ difference: 9, interval: [2, 14], ends: ["Weaker", "Stronger"] }))).toBe(
      "probably stronger: not certain yet",
    );
  });

  test("is missing where nothing can be compared", () => {
    expect(verdict(comparison())).toBe("");
  });
});

describe("the scale", () => {
  test("is there once the difference is known", () => {
    expect(scale(comparison())).toBeNull();
  });

  test("shows the point inside its interval, and what is fair", () => {
    const drawn = scale(comparison({ difference: 4, interval: [-2, 10] }))!;
    expect(drawn).toEqual({ reach: 10, point: 70, from: 40, to: 100, fairFrom: 25, fairTo: 75 });
  });

  test("grows with the interval", () => {
    const reaches = [9, 18, 45, 80].map((most) => scale(comparison({ difference: 0, interval: [-most, most] }))!.reach);
    expect(reaches).toEqual([10, 20, 50, 100]);
  });

  test("is described in words", () => {
    const words = pictured(comparison({ difference: 4.02, interval: [-2, 10.5] }));
    expect(words).toBe("Difference +4 percentage points, interval from −2 to +10.5.");
    expect(signed(-0.01)).toBe("0");
  });
});

test("the progress names the state and the deals", () => {
  expect(progress(comparison({ state: "waiting", played: 0 }))).toContain("Waiting");
  expect(progress(comparison({ played: 1200 }))).toBe("1,200 deals played with and without your changes");
  expect(progress(comparison({ state: "stopped", played: 1 }))).toBe("Stopped after 1 deal.");
});

describe("a comparison that a panel follows", () => {
  let answers: Comparison[] = [];
  const asked: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
      asked.push(`${init.method ?? "GET"} ${path}`);
      return Promise.resolve(new Response(JSON.stringify(answers.shift()), { status: 200 }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const draft = { game: "final-girl", entries: {} };

  test("is followed to its end", async () => {
    answers = [comparison({ state: "waiting" }), comparison(), comparison({ state: "done", summary: "Players won." })];
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    expect(comparing.running).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(comparing.running).toBe(false);
    expect(comparing.found?.summary).toBe("Players won.");
    expect(asked).toEqual([
      "POST /api/workshop/comparisons",
      "GET /api/workshop/comparisons/c1",
      "GET /api/workshop/comparisons/c1",
    ]);
  });

  test("can be stopped, and keeps what it has found", async () => {
    answers = [comparison(), comparison({ state: "stopped", summary: "Players won." })];
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    await comparing.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(comparing.found).toMatchObject({ state: "stopped", summary: "Players won." });
    expect(asked.at(-1)).toBe("DELETE /api/workshop/comparisons/c1");
  });

  test("is stopped when the panel goes", async () => {
    answers = [comparison(), comparison({ state: "stopped" })];
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    comparing.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST /api/workshop/comparisons", "DELETE /api/workshop/comparisons/c1"]);
  });

  /** Let this many looks at the comparison fail. */
  function failLooks(times: number): void {
    const answer = fetch;
    vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
      path.endsWith("/c1") && init?.method !== "DELETE" && times-- > 0
        ? (asked.push(`GET ${path}`), Promise.reject(new Error("offline")))
        : answer(path, init),
    );
  }

  test("continues after a look that failed", async () => {
    answers = [comparison(), comparison({ state: "done", summary: "Players won." })];
    failLooks(3);
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([comparing.found?.summary, comparing.problem]).toEqual(["Players won.", ""]);
  });

  test("is stopped on the server when it is given up, and keeps what it has found", async () => {
    answers = [comparison(), comparison({ state: "stopped", summary: "Players won." })];
    failLooks(Infinity);
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([comparing.running, comparing.found?.summary]).toEqual([false, "Players won."]);
    expect(comparing.problem).toContain("cannot be reached");
    expect(asked.at(-1)).toBe("DELETE /api/workshop/comparisons/c1");
  });

  test("can be started again after the page was left and came back", async () => {
    answers = [comparison(), comparison({ state: "stopped" }), comparison({ id: "c2" }), comparison({ id: "c2" })];
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    comparing.leave();
    await vi.advanceTimersByTimeAsync(100);
    await comparing.start(draft);
    await vi.advanceTimersByTimeAsync(1000);
    expect(comparing.running).toBe(true);
    expect(asked.at(-1)).toBe("GET /api/workshop/comparisons/c2");
  });

  test("continues while another entry is looked at, and is kept when it ends", async () => {
    answers = [comparison(), comparison({ state: "done", interval: [1, 2], summary: "Players won." })];
    const comparisons = new Comparisons("final-girl");
    const axe = comparisons.of(["item", "axe"]);
    await comparisons.start(axe, draft);
    comparisons.markSeen(axe);
    expect(comparisons.latest).toBe(axe);
    expect(comparisons.of(["item", "rope"]).found).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect([comparisons.latest?.running, comparisons.of(["item", "axe"]).found?.summary]).toEqual([
      false,
      "Players won.",
    ]);
    comparisons.markSeen(axe);
    expect(comparisons.latest).toBeNull();
    expect(new Comparisons("final-girl").of(["item", "axe"]).found?.summary).toBe("Players won.");
    expect(new Comparisons("final-girl").of(["item", "rope"]).found).toBeNull();
  });

  test("is stopped when that of another entry starts", async () => {
    answers = [comparison(), comparison({ state: "stopped" }), comparison({ id: "c2" }), comparison({ id: "c2" })];
    const comparisons = new Comparisons("final-girl");
    const [axe, rope] = [comparisons.of(["item", "axe"]), comparisons.of(["item", "rope"])];
    await comparisons.start(axe, draft);
    await comparisons.start(rope, draft);
    await vi.advanceTimersByTimeAsync(1000);
    expect([axe.running, rope.running, comparisons.latest]).toEqual([false, true, rope]);
    expect(asked).toEqual([
      "POST /api/workshop/comparisons",
      "DELETE /api/workshop/comparisons/c1",
      "POST /api/workshop/comparisons",
      "GET /api/workshop/comparisons/c2",
    ]);
  });

  test("follows its entry when that is renamed", async () => {
    answers = [comparison(), comparison({ state: "done", interval: [1, 2], summary: "Players won." })];
    const comparisons = new Comparisons("final-girl");
    const axe = comparisons.of(["item", "axe"]);
    await comparisons.start(axe, draft);
    comparisons.rename("item", "axe", "hatchet");
    comparisons.rename("item", "rope", "cord");
    expect([comparisons.of(["item", "hatchet"]), axe.entry]).toEqual([axe, ["item", "hatchet"]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(keptResult("final-girl item hatchet")?.found.summary).toBe("Players won.");
    expect(keptResult("final-girl item axe")).toBeUndefined();
  });

  test("shows why it could not start or failed", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response('{"error": "bad-pack", "message": "mine/killer.toml: …"}', { status: 422 })),
    );
    const comparing = new Comparing("final-girl", ["item", "axe"]);
    await comparing.start(draft);
    expect(comparing.problem).toBe("mine/killer.toml: …");
    expect(comparing.running).toBe(false);
  });
});

test("the last result of an entry stays in the browser", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const draft = { game: "final-girl", entries: { killer: [{ id: "hans", health: 9 }] } };
  keepResult(
    { of: "final-girl killer hans", draft: fingerprint(draft), found: comparison({ state: "done" }) },
    storage,
  );
  expect(keptResult("final-girl killer hans", storage)?.draft).toBe(fingerprint(structuredClone(draft)));
  expect(keptResult("final-girl killer geppetto", storage)).toBeUndefined();
  expect(fingerprint({ ...draft, entries: { killer: [{ id: "hans", health: 8 }] } })).not.toBe(fingerprint(draft));
});
