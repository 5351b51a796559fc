/** Tells events one step at a time, within a limit for each turn, and shows rolls in the tray. */

import type { Roll } from "../games/face";
import { sound } from "../look/sounds";
import { motion, settings } from "../settings/settings.svelte";
import { type Actor, type Step, THROW } from "./steps";

export type { Step } from "./steps";

/** The durations of each speed, relative to normal speed. */
const SPEEDS = { slow: 1.6, normal: 1, brisk: 0.5, none: 0 } as const;

/** The most milliseconds for what one actor does in a row, at normal speed. Own rolls are never hurried. */
const LIMITS: Readonly<Record<Actor, number>> = { own: 4000, other: 2800, game: 4800 };

/** The most milliseconds from the visitor's choice to the next question, at normal speed. */
const TOTAL = 8500;

/** A step shorter than this is shown together with the next one. */
const SHORTEST = 90;

/** The most beats shown at once. */
const BEATS = 4;

/** A line at the foot of a scene. */
export interface Beat {
  number: number;
  text: string;
}

interface Callbacks {
  /** More has been told than before. */
  told(): void;
  /** All steps have finished. */
  done(): void;
  /** Whether the last step before a question stays until the visitor continues. */
  holds(): boolean;
}

export class Scenes {
  shown = $state.raw<Step | null>(null);
  /** The last roll or draw, also after it has been told. */
  roll = $state.raw<Roll | null>(null);
  /** Whether its dice are still tumbling. */
  pending = $state(false);
  /** Whether the current step stays until the visitor continues. */
  waits = $state(false);
  /** What has been told of this turn. */
  beats = $state.raw<readonly Beat[]>([]);
  /** Whether the visitor reads earlier events again, step by step. */
  byHand = $state(false);
  /** The number of steps after the current one. */
  left = $state(0);
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #group = "";
  /** Milliseconds used for the current group. */
  #used = 0;
  #since = performance.now();
  #waitsSince = 0;
  /** How much of its time the current step gets. */
  #share = 1;

  constructor(readonly callbacks: Callbacks) {}

  /** Whether a step is shown. */
  get busy(): boolean {
    return this.shown !== null;
  }

  /** The number of events that may be shown: all, unless a step is shown. */
  get told(): number {
    if (!this.shown || this.byHand) return Infinity;
    return this.shown.number + (this.pending ? 0 : 1);
  }

  /** The visitor has chosen: the limit until the next question starts. */
  chosen(): void {
    this.#since = performance.now();
    this.#group = "";
  }

  /** Queue some steps. */
  play(some: readonly Step[]): void {
    if (settings.pace === "none" || document.hidden || !some.length) return;
    if (this.byHand) this.#clear();
    this.#waiting.push(...some);
    this.left = this.#waiting.length;
    if (!this.shown) this.next();
  }

  /** Show steps that each wait for the visitor. */
  read(some: readonly Step[]): void {
    this.#clear();
    this.byHand = true;
    this.#waiting = [...some];
    this.next();
  }

  /** Let the dice come to rest, or else go to the next step. */
  next(): void {
    clearTimeout(this.#timer);
    if (this.pending) return this.#rest();
    if (this.waits) this.#since += performance.now() - this.#waitsSince;
    let step = this.#waiting.shift() ?? null;
    while (step && !this.byHand && !this.#stays(step) && this.#time(step) < SHORTEST) {
      this.#add(step);
      step = this.#waiting.shift() ?? null;
    }
    this.left = this.#waiting.length;
    this.waits = false;
    if (!step) {
      this.#clear();
      return this.callbacks.done();
    }
    this.#show(step);
  }

  /** Drop the remaining steps. */
  skip(): void {
    const last = [...(this.shown ? [this.shown] : []), ...this.#waiting].findLast(({ roll }) => roll);
    if (last?.roll && !this.byHand) this.roll = last.roll;
    this.#clear();
    this.callbacks.done();
  }

  #stays(step: Step): boolean {
    return step.waits || (step.roll !== undefined && step.actor === "own");
  }

  /** Return the milliseconds for a step: less where the limits leave too little for all that wait. */
  #time(step: Step): number {
    const speed = SPEEDS[settings.pace];
    const time = step.time * speed;
    if (this.#stays(step)) return time;
    const asked = [step, ...this.#waiting].filter((other) => !this.#stays(other));
    const sum = (some: readonly Step[]): number => some.reduce((all, other) => all + other.time * speed, 0);
    const used = step.group === this.#group ? this.#used : 0;
    const ofGroup = LIMITS[step.actor] * speed - used;
    const ofAll = TOTAL * speed - (performance.now() - this.#since);
    const share = Math.min(
      ofGroup / (sum(asked.filter(({ group }) => group === step.group)) || 1),
      ofAll / (sum(asked) || 1),
      1,
    );
    return Math.max(0, time * share);
  }

  #show(step: Step): void {
    const time = this.#time(step);
    this.#share = time / step.time;
    this.#enter(step);
    this.#used += this.#stays(step) ? 0 : time;
    if (step.roll) this.roll = step.roll;
    this.pending = step.roll?.kind === "throw" && !this.byHand;
    this.shown = step;
    if (this.pending) {
      sound("roll");
      const still = motion() === "none";
      const share = this.#share * (still ? 0.3 : 1);
      this.callbacks.told();
      this.#timer = setTimeout(() => this.#rest(), (THROW.tumble + THROW.rest) * share);
    } else {
      this.#add(step);
      this.#hold(time);
    }
  }

  /** The dice lie: show their result. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.pending = false;
    const step = this.shown;
    if (!step) return;
    this.#add(step);
    this.#hold((step.time - THROW.tumble - THROW.rest) * this.#share);
  }

  #hold(time: number): void {
    this.callbacks.told();
    const step = this.shown;
    if (this.byHand || !step) return;
    this.waits = step.waits || (!this.#waiting.length && step.actor !== "own" && this.callbacks.holds());
    this.#waitsSince = performance.now();
    if (!this.waits) this.#timer = setTimeout(() => this.next(), time);
  }

  #enter(step: Step): void {
    if (step.group === this.#group) return;
    [this.#group, this.#used] = [step.group, 0];
    this.beats = [];
  }

  #add(step: Step): void {
    this.#enter(step);
    if (step.roll && this.roll !== step.roll) this.roll = step.roll;
    const text = step.roll ? step.text : step.title || step.text;
    this.beats = [...this.beats, { number: step.number, text }].slice(-BEATS);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.left = 0;
    this.shown = null;
    this.pending = false;
    this.waits = false;
    this.beats = [];
    this.byHand = false;
  }
}
