/** The comparisons of the entries of a draft with the box. They continue while another entry is open. */

import { reason, Refused } from "../api";
import type { Draft } from "../protocol";
import {
  type Comparison,
  comparison,
  fingerprint,
  isOver,
  keepResult,
  keptResult,
  startComparison,
  stopComparison,
} from "./fairness";

/** Milliseconds between two looks at a running comparison. */
const PAUSE = 700;
/** How many looks in a row may fail, each after twice the pause, before the comparison is given up. */
const MOST_FAILED = 4;

/** The comparison of one entry: the last one, or its result in this browser. */
export class Comparing {
  /** The table and id of the entry. */
  entry = $state.raw<[string, string]>(["", ""]);
  found = $state.raw<Comparison | null>(null);
  problem = $state("");
  starting = $state(false);
  /** The fingerprint of the draft that is or was compared. */
  compared = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    readonly game: string,
    entry: [string, string],
  ) {
    this.entry = entry;
    const last = keptResult(this.subject);
    if (!last || !isOver(last.found)) return;
    this.found = last.found;
    this.compared = last.draft;
  }

  /** Not $derived, which would become inert with the panel that made this object. */
  get running(): boolean {
    return this.starting || (this.found !== null && !isOver(this.found));
  }

  /** What the result is kept for. */
  private get subject(): string {
    return [this.game, ...this.entry].join(" ");
  }

  async start(draft: Draft): Promise<void> {
    if (this.running) return;
    // A page that was left can come back from the browser's cache.
    this.left = false;
    this.problem = "";
    this.found = null;
    this.compared = fingerprint(draft);
    this.starting = true;
    try {
      const started = await startComparison({ draft, entry: this.entry });
      if (this.left) void stopComparison(started.id);
      else this.follow(started);
    } catch (thrown) {
      this.problem = reason(thrown);
    }
    this.starting = false;
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.found || isOver(this.found)) return;
    const last = this.found;
    this.show({ ...last, state: "stopped" });
    const stopped = await stopComparison(last.id);
    if (stopped && this.found.id === stopped.id) this.show(stopped);
  }

  /** Stop it because the pack is no longer open. */
  leave(): void {
    this.left = true;
    void this.stop();
  }

  private show(found: Comparison): void {
    this.found = found;
    if (found.interval && isOver(found)) keepResult({ of: this.subject, draft: this.compared, found });
  }

  private follow(found: Comparison): void {
    this.show(found);
    if (found.problem) this.problem = found.problem;
    if (!isOver(found)) this.timer = setTimeout(() => void this.look(found.id), PAUSE);
  }

  private async look(id: string, failed = 0): Promise<void> {
    try {
      const found = await comparison(id);
      if (this.found?.id === id && !isOver(this.found)) this.follow(found);
    } catch (thrown) {
      if (this.found?.id !== id || isOver(this.found)) return;
      if (failed < MOST_FAILED && !(thrown instanceof Refused && thrown.final)) {
        this.timer = setTimeout(() => void this.look(id, failed + 1), PAUSE * 2 ** (failed + 1));
        return;
      }
      this.problem = reason(thrown);
      await this.stop();
    }
  }
}

/** The comparisons of a draft, by entry. Starting one stops the one that runs. */
export class Comparisons {
  /** The one that runs, or that has ended without its result having been seen; null if there is none. */
  latest = $state.raw<Comparing | null>(null);
  private readonly known = new Map<string, Comparing>();

  constructor(readonly game: string) {}

  of(entry: [string, string]): Comparing {
    const key = entry.join(" ");
    const found = this.known.get(key) ?? new Comparing(this.game, entry);
    this.known.set(key, found);
    return found;
  }

  async start(comparing: Comparing, draft: Draft): Promise<void> {
    if (comparing.running) return;
    const before = this.latest;
    this.latest = comparing;
    before?.leave();
    await comparing.start(draft);
  }

  /** Say that the result of a comparison that has ended was seen. */
  markSeen(comparing: Comparing): void {
    if (this.latest === comparing && !comparing.running) this.latest = null;
  }

  /** The id of an entry has changed. */
  rename(table: string, before: string, after: string): void {
    const found = this.known.get(`${table} ${before}`);
    if (!found || before === after) return;
    this.known.delete(`${table} ${before}`);
    this.known.set(`${table} ${after}`, found);
    found.entry = [table, after];
  }

  /** Stop all because the pack is no longer open. */
  leave(): void {
    this.latest?.leave();
  }
}
