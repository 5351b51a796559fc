/** Replays a finished match step by step. */

import { replayFrame, reason } from "../api";
import type { ReplayFrame } from "../protocol";

/** Milliseconds per step of automatic playback. */
const BEAT = 1100;

export class Replay {
  /** The frame that is shown; null at the end of the match. */
  past = $state.raw<ReplayFrame | null>(null);
  /** The number of choices in the match; 0 until it is loaded. */
  of = $state(0);
  playing = $state(false);
  problem = $state("");

  #known = new Map<number, ReplayFrame>();
  #wanted = 0;
  #fetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** The number of choices made at the current frame. */
  get number(): number {
    return this.past?.number ?? this.of;
  }

  /** Load the number of choices. */
  async begin(): Promise<void> {
    try {
      this.of = (await this.#fetch(0)).of;
    } catch (thrown) {
      this.problem = reason(thrown);
    }
  }

  /** Show the table after a number of choices. While a frame loads, only the last call counts. */
  async show(number: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(number, this.of));
    this.problem = "";
    if (this.#wanted === this.of) {
      this.past = null;
      return this.pause();
    }
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted !== this.number) {
        const fetched = await this.#fetch(this.#wanted);
        if (this.#wanted === fetched.number) this.past = fetched;
      }
    } catch (thrown) {
      this.problem = reason(thrown);
      this.pause();
    }
    this.#fetching = false;
  }

  /** Show the first frame that includes the event with this number. */
  async showEvent(event: number): Promise<void> {
    this.pause();
    let [low, high] = [0, this.of];
    try {
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if ((await this.#fetch(middle)).event_count > event) high = middle;
        else low = middle + 1;
      }
    } catch (thrown) {
      this.problem = reason(thrown);
      return;
    }
    await this.show(low);
  }

  /** Play to the end, starting over if the end is shown. */
  play(): void {
    this.playing = true;
    const next = async (): Promise<void> => {
      await this.show(this.past ? this.past.number + 1 : 0);
      if (this.playing && this.past) this.#timer = setTimeout(() => void next(), BEAT);
    };
    void next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #fetch(number: number): Promise<ReplayFrame> {
    const fetched = this.#known.get(number) ?? (await replayFrame(this.table, number));
    this.#known.set(number, fetched);
    return fetched;
  }
}
