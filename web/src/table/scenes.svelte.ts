/** What happened, staged one step at a time: scenes by themselves, other things together. */

import type { EventInfo } from "../protocol";
import { settings } from "../settings/settings.svelte";

/** Something to read, with what it is about lit on the table. title: "" for what is told in passing. */
export interface Step {
  title: string;
  text: string;
  seat: number | null;
  pieces: string[];
  /** The number of the last event that it tells of. */
  number: number;
}

/** How long steps stay, in ms: a scene, another step, and for each letter to be read. */
const PACES = {
  slow: { scene: 2600, step: 1300, letter: 28 },
  normal: { scene: 1500, step: 700, letter: 16 },
  brisk: { scene: 800, step: 350, letter: 6 },
  none: { scene: 0, step: 0, letter: 0 },
} as const;

/** How many things that are no scenes are told together. */
const TOGETHER = 3;

const LONGEST = 7000;

/** The steps of some events. passing: whether also what is no scene is staged. */
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
  /** Whether each step waits for the reader. */
  byHand = $state(false);
  /** How many steps come after the one shown. */
  left = $state(0);
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** done: called each time nothing is staged any more, so that views that wait for the stage never wait in vain. */
  constructor(readonly done: () => void) {}

  /** Whether anything is being staged. */
  get busy(): boolean {
    return this.shown !== null;
  }

  /** Stage some steps after those that wait. */
  play(some: readonly Step[]): void {
    if (settings.pace === "none" || document.hidden || !some.length) return;
    this.#waiting.push(...some);
    this.left = this.#waiting.length;
    if (!this.shown) this.next();
  }

  /** Stage steps that each wait for the reader. */
  read(some: readonly Step[]): void {
    this.#clear();
    this.byHand = true;
    this.#waiting = [...some];
    this.next();
  }

  /** On to the next step. */
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

  /** Drop the steps that are left. */
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
