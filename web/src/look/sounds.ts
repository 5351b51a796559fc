/** Synthesizes the sound effects, and holds the volumes of effects and music. */

import { settings } from "../settings/settings.svelte";
import type { Plan } from "./compose";

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

/** A burst of filtered noise. from, to: the start and end of its pitch, in hertz; narrow: the Q of its filter. */
export interface Burst extends Omit<Tone, "shape"> {
  narrow: number;
}

const burst = (from: number, to: number, at: number, lasts: number, loud: number, narrow = 1): Burst => ({
  from,
  to,
  at,
  lasts,
  loud,
  narrow,
});

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

/** The sound of a game: a continuous ambience, its music, and the cue of its scenes. */
export interface Ambience {
  score: Plan;
  /** How dangerous the position is for the visitor, from 0 to 1. */
  danger(view: object): number;
  drones: readonly Drone[];
  winds: readonly Wind[];
  nowAndThen: readonly Now[];
  cue: readonly Tone[];
}

const SOUNDS = {
  place: [tone("sine", 190, 70, 0, 0.11, 0.5), burst(900, 300, 0, 0.03, 0.3)],
  /** Dice that hit the wood, one after the other. */
  roll: [0, 0.07, 0.12, 0.2, 0.25, 0.36, 0.5].flatMap((at, hit) => [
    tone("triangle", 430 - 36 * hit, 120, at, 0.05, 0.3 - 0.03 * hit),
    burst(2600 - 200 * hit, 1200, at, 0.03, 0.35 - 0.04 * hit, 1.5),
  ]),
  /** Paper that slides and lands. */
  card: [burst(2200, 5200, 0, 0.09, 0.22, 0.8), tone("sine", 320, 180, 0.08, 0.08, 0.16)],
  /** Two footsteps on boards. */
  step: [0, 0.24].flatMap((at) => [tone("sine", 120, 62, at, 0.09, 0.4), burst(700, 240, at, 0.07, 0.25)]),
  /** A hinge that creaks, and the latch. */
  door: [
    tone("sawtooth", 210, 330, 0, 0.4, 0.035),
    tone("sawtooth", 317, 470, 0.06, 0.34, 0.025),
    burst(900, 1600, 0.02, 0.4, 0.06, 6),
    tone("sine", 130, 58, 0.46, 0.16, 0.45),
    burst(1400, 500, 0.46, 0.05, 0.3),
  ],
  /** A blow. */
  hurt: [tone("sine", 150, 44, 0, 0.3, 0.55), burst(1100, 160, 0, 0.16, 0.4, 0.7)],
  ghost: [tone("sine", 420, 690, 0, 0.5, 0.16), tone("sine", 427, 600, 0.08, 0.6, 0.12)],
  turn: [tone("sine", 587, 587, 0, 0.18, 0.2), tone("sine", 880, 880, 0.12, 0.35, 0.16)],
  win: [392, 494, 587, 784].map((pitch, at) => tone("triangle", pitch, pitch, at * 0.13, 0.5, 0.2)),
} as const satisfies Record<string, readonly (Tone | Burst)[]>;

export type Sound = keyof typeof SOUNDS;

interface Desk {
  context: AudioContext;
  /** Silent while sound is off or the page is hidden. */
  all: GainNode;
  effects: GainNode;
  music: GainNode;
}

let desk: Desk | undefined;

/** Quadratic, so that twice the setting sounds about twice as loud. */
const loudness = (percent: number): number => (percent / 100) ** 2;

/** The audio output, which browsers allow after the first click or key press. */
export function opened(): Desk {
  if (!desk) {
    const context = new AudioContext();
    const [all, effects, music] = [context.createGain(), context.createGain(), context.createGain()];
    effects.connect(all);
    music.connect(all);
    all.connect(context.destination);
    desk = { context, all, effects, music };
    all.gain.value = settings.sound && !document.hidden ? 1 : 0;
    effects.gain.value = loudness(settings.effects);
    music.gain.value = loudness(settings.music);
    document.addEventListener("visibilitychange", level);
  }
  if (desk.context.state === "suspended") void desk.context.resume();
  return desk;
}

/** Apply the volume settings. */
export function level(): void {
  if (!desk) return;
  const { context, all, effects, music } = desk;
  all.gain.setTargetAtTime(settings.sound && !document.hidden ? 1 : 0, context.currentTime, 0.05);
  effects.gain.setTargetAtTime(loudness(settings.effects), context.currentTime, 0.05);
  music.gain.setTargetAtTime(loudness(settings.music), context.currentTime, 0.05);
}

/** Play some tones if sound is on. Browsers block audio before the first click or key press. out: effects unless given. */
export function hear(tones: readonly (Tone | Burst)[], out?: AudioNode): void {
  if (!settings.sound || document.hidden || !navigator.userActivation.hasBeenActive) return;
  const { context, effects } = opened();
  const now = context.currentTime + 0.02;
  for (const heard of tones) {
    const { from, to, at, lasts, loud } = heard;
    const gain = context.createGain();
    const [source, pitch, shaped] = "shape" in heard ? oscillated(context, heard) : blown(context, heard);
    pitch.setValueAtTime(from, now + at);
    pitch.exponentialRampToValueAtTime(to, now + at + lasts);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud * 0.5, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    shaped.connect(gain).connect(out ?? effects);
    source.start(now + at);
    source.stop(now + at + lasts + 0.02);
  }
}

/** A source of sound, the parameter of its pitch, and its last node. */
type Source = [AudioScheduledSourceNode, AudioParam, AudioNode];

function oscillated(context: AudioContext, { shape }: Tone): Source {
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  return [oscillator, oscillator.frequency, oscillator];
}

function blown(context: AudioContext, { narrow }: Burst): Source {
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  source.connect(filter);
  return [source, filter.frequency, filter];
}

/** Play a sound effect if sound is on. */
export function sound(name: Sound): void {
  hear(SOUNDS[name]);
}

let noise: AudioBuffer | undefined;

/** Four seconds of noise. */
export function whiteNoise(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  noise = buffer;
  return buffer;
}
