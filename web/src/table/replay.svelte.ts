/** Looking back on a match that is over, moment by moment. */

import { replayFrame, reason } from "../api";
import type { ReplayFrame } from "../protocol";

/** How long a moment is shown when they play by themselves, in ms. */
const BEAT = 1100;

export class Replay {
  /** The moment looked at; null at the end, where the table stands as the match left it. */
  past = $state.raw<ReplayFrame | null>(null);
  /** How many choices were made in all; 0 until the server has said. */
  of = $state(0);
  playing = $state(false);
  problem = $state("");

  #known = new Map<number, ReplayFrame>();
  #wanted = 0;
  #fetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** The number of choices made at the moment shown. */
  get number(): number {
    return this.past?.number ?? this.of;
  }

  /** Ask how many moments there are. */
  async begin(): Promise<void> {
    try {
      this.of = (await this.#fetch(0)).of;
    } catch (thrown) {
      this.problem = reason(thrown);
    }
  }

  /** Show the table as it was when so many choices had been made. While one moment is fetched, only the last wish counts. */
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

  /** Show the first moment at which the event with this number had happened. */
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

  /** Go from moment to moment until the end, from the beginning where the end is shown. */
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
