/** Plays the music of a game, which follows the danger. Loaded when the visitor turns sound on. */

import { BEATS, compose, tempo, type Note, type Plan } from "./compose";
import { opened } from "./sounds";

/** Seconds by which notes are scheduled ahead, and between two looks at the clock. */
const [AHEAD, LOOK] = [0.7, 0.25];
/** Seconds of silence at the start, and of the fade at the end. */
const [BEGINS, FADE] = [0.4, 1.2];
/** The share of its way to a new danger that the music goes in each bar. */
const FOLLOWS = 0.5;
/** Seconds of the reverberation. */
const ECHO = 2.4;

export class Score {
  readonly #plan: Plan;
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #dry: GainNode;
  readonly #timer: ReturnType<typeof setInterval>;
  #bar = 0;
  #next: number;
  #danger: number;
  #target: number;

  constructor(plan: Plan, out: AudioNode, danger: number) {
    this.#plan = plan;
    this.#context = opened().context;
    this.#danger = this.#target = danger;
    this.#out = this.#context.createGain();
    this.#out.connect(out);
    this.#dry = this.#context.createGain();
    this.#dry.connect(this.#out);
    this.#dry.connect(this.#echo());
    this.#next = this.#context.currentTime + BEGINS;
    this.#timer = setInterval(() => this.#schedule(), LOOK * 1000);
    this.#schedule();
  }

  /** Follow a danger from 0 to 1 over the next bars. */
  follow(danger: number): void {
    this.#target = Math.min(1, Math.max(0, danger));
  }

  stop(): void {
    clearInterval(this.#timer);
    const now = this.#context.currentTime;
    this.#out.gain.setValueAtTime(1, now);
    this.#out.gain.linearRampToValueAtTime(0, now + FADE);
    setTimeout(() => this.#out.disconnect(), FADE * 1000 + 100);
  }

  #schedule(): void {
    // After a pause, as of a hidden page, the music continues from now.
    if (this.#next < this.#context.currentTime) this.#next = this.#context.currentTime + 0.05;
    while (this.#next < this.#context.currentTime + AHEAD) {
      this.#danger += (this.#target - this.#danger) * FOLLOWS;
      const beat = 60 / tempo(this.#plan, this.#danger);
      for (const note of compose(this.#plan, this.#bar, this.#danger)) this.#play(note, beat);
      this.#next += beat * BEATS;
      this.#bar += 1;
    }
  }

  #play({ voice, hertz, at, lasts, loud }: Note, beat: number): void {
    const [start, length] = [this.#next + at * beat, lasts * beat];
    const end = start + length;
    const oscillator = this.#context.createOscillator();
    const gain = this.#context.createGain();
    oscillator.frequency.setValueAtTime(hertz, start);
    gain.gain.setValueAtTime(0, start);
    if (voice === "pad") {
      oscillator.type = this.#plan.pad;
      const filter = this.#context.createBiquadFilter();
      filter.frequency.value = 420 + 1500 * this.#danger;
      gain.gain.linearRampToValueAtTime(loud, start + length * 0.4);
      gain.gain.linearRampToValueAtTime(0, end);
      oscillator.connect(filter).connect(gain);
    } else if (voice === "lead") {
      oscillator.type = this.#plan.lead;
      gain.gain.linearRampToValueAtTime(loud, start + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, end);
      oscillator.connect(gain);
    } else if (voice === "pulse") {
      oscillator.frequency.exponentialRampToValueAtTime(hertz * 0.65, end);
      gain.gain.linearRampToValueAtTime(loud, start + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, end);
      oscillator.connect(gain);
    } else {
      const tremble = this.#context.createOscillator();
      const depth = this.#context.createGain();
      tremble.frequency.value = 6 + 3 * this.#danger;
      depth.gain.value = loud / 2;
      tremble.connect(depth).connect(gain.gain);
      tremble.start(start);
      tremble.stop(end);
      gain.gain.linearRampToValueAtTime(loud / 2, start + length / 2);
      gain.gain.linearRampToValueAtTime(0, end);
      oscillator.connect(gain);
    }
    gain.connect(this.#dry);
    oscillator.start(start);
    oscillator.stop(end + 0.02);
  }

  /** The echo of a large room: decaying noise. */
  #echo(): AudioNode {
    const length = Math.floor(this.#context.sampleRate * ECHO);
    const buffer = this.#context.createBuffer(2, length, this.#context.sampleRate);
    for (let channel = 0; channel < 2; channel += 1) {
      const samples = buffer.getChannelData(channel);
      for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
    }
    const convolver = this.#context.createConvolver();
    convolver.buffer = buffer;
    const wet = this.#context.createGain();
    wet.gain.value = 0.5;
    convolver.connect(wet).connect(this.#out);
    return convolver;
  }
}
