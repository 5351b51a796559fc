/** Synthesizes all audio: short sound effects, and the background ambience of a game. */

import { settings } from "../settings/settings.svelte";

/** A tone: start and end pitch in hertz, start and duration in seconds, loudness from 0 to 1. */
export interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

export const tone = (
  shape: OscillatorType,
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Tone => ({ shape, from, to, at, lasts, loud });

/** A long tone that swells and fades. hertz: pitch; loud: from 0 to 1; swell: period in seconds. */
export interface Drone {
  shape: OscillatorType;
  hertz: number;
  loud: number;
  swell: number;
}

/** Wind, water or leaves: noise filtered around a pitch that moves between two. narrow: filter Q; swell: period in seconds. */
export interface Wind {
  low: number;
  high: number;
  narrow: number;
  loud: number;
  swell: number;
}

/** Occasional tones, with the shortest and longest pause in seconds. */
export interface Now {
  tones: readonly Tone[];
  every: readonly [number, number];
}

/** The sound of a game: a continuous ambience, and the cue of its scenes. */
export interface Ambience {
  drones: readonly Drone[];
  winds: readonly Wind[];
  nowAndThen: readonly Now[];
  cue: readonly Tone[];
}

const SOUNDS = {
  place: [tone("sine", 190, 70, 0, 0.11, 0.5), tone("square", 900, 200, 0, 0.02, 0.06)],
  roll: [0, 0.07, 0.13, 0.21, 0.32].map((at, hit) => tone("triangle", 420 - 50 * hit, 130, at, 0.05, 0.3)),
  card: [tone("triangle", 1500, 500, 0, 0.07, 0.1), tone("sine", 320, 180, 0.04, 0.08, 0.2)],
  ghost: [tone("sine", 420, 690, 0, 0.5, 0.16), tone("sine", 427, 600, 0.08, 0.6, 0.12)],
  turn: [tone("sine", 587, 587, 0, 0.18, 0.2), tone("sine", 880, 880, 0.12, 0.35, 0.16)],
  win: [392, 494, 587, 784].map((pitch, at) => tone("triangle", pitch, pitch, at * 0.13, 0.5, 0.2)),
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** Seconds of a volume change, long enough to avoid clicks. */
const GLIDE = 0.6;
/** The relative volume of the ambience during a scene. */
const DUCKED = 0.3;

interface Desk {
  context: AudioContext;
  /** The master volume. */
  all: GainNode;
}

let desk: Desk | undefined;

/** Quadratic, so that twice the setting sounds about twice as loud. */
const loudness = (): number => (settings.sound && !document.hidden ? (settings.volume / 100) ** 2 : 0);

function opened(): Desk {
  if (!desk) {
    const context = new AudioContext();
    const all = context.createGain();
    all.gain.value = loudness();
    all.connect(context.destination);
    desk = { context, all };
    document.addEventListener("visibilitychange", level);
  }
  if (desk.context.state === "suspended") void desk.context.resume();
  return desk;
}

/** Apply the volume setting. */
export function level(): void {
  if (desk) desk.all.gain.setTargetAtTime(loudness(), desk.context.currentTime, 0.05);
}

/** Play some tones if sound is on. Browsers block audio before the first click or key press. */
export function hear(tones: readonly Tone[]): void {
  if (!settings.sound || document.hidden || !navigator.userActivation.hasBeenActive) return;
  const { context, all } = opened();
  const now = context.currentTime + 0.02;
  for (const { shape, from, to, at, lasts, loud } of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud * 0.5, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    oscillator.connect(gain).connect(all);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts + 0.02);
  }
}

/** Play a sound effect if sound is on. */
export function sound(name: Sound): void {
  hear(SOUNDS[name]);
}

/** A gain that swells between silence and `loud`. */
function swelling(context: AudioContext, loud: number, seconds: number, begun: OscillatorNode[]): GainNode {
  const gain = context.createGain();
  gain.gain.value = loud / 2;
  modulate(context, gain.gain, loud / 2.2, seconds, begun);
  return gain;
}

function modulate(context: AudioContext, what: AudioParam, by: number, seconds: number, begun: OscillatorNode[]): void {
  const slow = context.createOscillator();
  const depth = context.createGain();
  slow.frequency.value = 1 / seconds;
  depth.gain.value = by;
  slow.connect(depth).connect(what);
  slow.start();
  begun.push(slow);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** The background ambience of a game; plays until stopped. */
export class Bed {
  readonly #gain: GainNode;
  readonly #sources: AudioScheduledSourceNode[];
  readonly #timers = new Map<Now, ReturnType<typeof setTimeout>>();

  constructor({ drones, winds, nowAndThen }: Ambience) {
    const { context, all } = opened();
    this.#gain = context.createGain();
    this.#gain.gain.value = 0;
    this.#gain.connect(all);
    const begun: OscillatorNode[] = [];
    for (const { shape, hertz, loud, swell } of drones) {
      const drone = context.createOscillator();
      drone.type = shape;
      drone.frequency.value = hertz;
      drone.connect(swelling(context, loud, swell, begun)).connect(this.#gain);
      drone.start();
      begun.push(drone);
    }
    const blown = winds.map(({ low, high, narrow, loud, swell }) => {
      const wind = context.createBufferSource();
      wind.buffer = whiteNoise(context);
      wind.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      filter.Q.value = narrow;
      filter.frequency.value = (low + high) / 2;
      modulate(context, filter.frequency, (high - low) / 2, swell * 1.7, begun);
      wind
        .connect(filter)
        .connect(swelling(context, loud, swell, begun))
        .connect(this.#gain);
      wind.start();
      return wind;
    });
    this.#sources = [...begun, ...blown];
    this.duck(false);
    for (const noise of nowAndThen) this.#wait(noise);
  }

  /** Lower the volume, or restore it. */
  duck(quiet: boolean): void {
    this.#gain.gain.setTargetAtTime(quiet ? DUCKED : 1, this.#gain.context.currentTime, GLIDE / 3);
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    const now = this.#gain.context.currentTime;
    this.#gain.gain.setTargetAtTime(0, now, GLIDE / 3);
    for (const source of this.#sources) source.stop(now + GLIDE * 2);
  }

  #wait(noise: Now): void {
    const [least, most] = noise.every;
    const play = (): void => {
      hear(noise.tones);
      this.#wait(noise);
    };
    this.#timers.set(noise, setTimeout(play, (least + Math.random() * (most - least)) * 1000));
  }
}
