/** Plays events one step at a time: a scene per step, other events combined. */

import type { EventInfo } from "../protocol";
import { settings } from "../settings/settings.svelte";

/** A text to show while its pieces are highlighted. title: "" for events without a scene. */
export interface Step {
  title: string;
  text: string;
  seat: number | null;
  pieces: string[];
  /** The number of its last event. */
  number: number;
}

/** Milliseconds that a scene and another step are shown, and in addition for each letter. */
const PACES = {
  slow: { scene: 2600, step: 1300, letter: 28 },
  normal: { scene: 1500, step: 700, letter: 16 },
  brisk: { scene: 800, step: 350, letter: 6 },
  none: { scene: 0, step: 0, letter: 0 },
} as const;

/** The most events without a scene in one step. */
const TOGETHER = 3;

const LONGEST = 7000;

/** Return the steps of some events. passing: whether to include events without a scene. */
export function steps(events: readonly EventInfo[], passing: boolean): Step[] {
  const staged: Step[] = [];
  let open = 0;
  for (const event of events) {
    const seat = event.seat ?? null;
    const pieces = event.pieces.filter((piece) => !piece.startsWith("seat-"));
    const last = staged.at(-1);
    if (event.scene) {
      staged.push({ title: event.scene, text: event.text, seat, pieces, number: event.number });
      open = 0;
    } else if (passing && last && open && open < TOGETHER && (seat === null || seat === last.seat)) {
      last.text += ` ${event.text}`;
      last.pieces.push(...pieces);
      last.number = event.number;
      open += 1;
    } else if (passing) {
      staged.push({ title: "", text: event.text, seat, pieces, number: event.number });
      open = 1;
    }
  }
  return staged;
}

export class Scenes {
  shown = $state.raw<Step | null>(null);
  /** Whether each step waits for the player. */
  byHand = $state(false);
  /** The number of steps after the current one. */
  left = $state(0);
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** done: called whenever all steps have finished, so that queued updates are shown. */
  constructor(readonly done: () => void) {}

  /** Whether a step is shown. */
  get busy(): boolean {
    return this.shown !== null;
  }

  /** Queue some steps. */
  play(some: readonly Step[]): void {
    if (settings.pace === "none" || document.hidden || !some.length) return;
    this.#waiting.push(...some);
    this.left = this.#waiting.length;
    if (!this.shown) this.next();
  }

  /** Show steps that each wait for the player. */
  read(some: readonly Step[]): void {
    this.#clear();
    this.byHand = true;
    this.#waiting = [...some];
    this.next();
  }

  /** Go to the next step. */
  next(): void {
    clearTimeout(this.#timer);
    const step = this.#waiting.shift() ?? null;
    this.left = this.#waiting.length;
    this.shown = step;
    if (!step) {
      this.byHand = false;
      return this.done();
    }
    if (this.byHand) return;
    const pace = PACES[settings.pace];
    const time = Math.min((step.title ? pace.scene : pace.step) + step.text.length * pace.letter, LONGEST);
    this.#timer = setTimeout(() => this.next(), time);
  }

  /** Drop the remaining steps. */
  skip(): void {
    this.#clear();
    this.done();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.left = 0;
    this.shown = null;
    this.byHand = false;
  }
}
