/** The comparison that a panel follows. */

import { reason, Refused } from "../api";
import { type Comparison, comparison, isOver, type StartComparison, startComparison, stopComparison } from "./fairness";

/** Milliseconds between two looks at a running comparison. */
const PAUSE = 700;
/** How many looks in a row may fail, each after twice the pause, before the comparison is given up. */
const MOST_FAILED = 4;

export class Comparing {
  found = $state.raw<Comparison | null>(null);
  problem = $state("");
  starting = $state(false);
  /** The draft that is compared. */
  of = $state.raw<object | null>(null);
  readonly running = $derived(this.starting || (this.found !== null && !isOver(this.found)));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  async start(wanted: StartComparison): Promise<void> {
    if (this.running) return;
    // A page that was left can come back from the browser's cache.
    this.left = false;
    this.problem = "";
    this.found = null;
    this.of = wanted.draft;
    this.starting = true;
    try {
      const started = await startComparison(wanted);
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
    this.found = { ...last, state: "stopped" };
    const stopped = await stopComparison(last.id);
    if (stopped && this.found.id === stopped.id) this.found = stopped;
  }

  /** Stop it because its panel has gone. */
  leave(): void {
    this.left = true;
    void this.stop();
  }

  private follow(found: Comparison): void {
    this.found = found;
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
