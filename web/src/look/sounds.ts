/** Short synthesised sounds, heard only when they are turned on. */

import { settings } from "../settings/settings.svelte";

/** A tone: where it starts and ends in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const tone = (shape: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  shape,
  from,
  to,
  at,
  lasts,
  loud,
});

const SOUNDS = {
  place: [tone("sine", 190, 70, 0, 0.11, 0.5), tone("square", 900, 200, 0, 0.02, 0.06)],
  roll: [0, 0.07, 0.13, 0.21, 0.32].map((at, hit) => tone("triangle", 420 - 50 * hit, 130, at, 0.05, 0.3)),
  card: [tone("triangle", 1500, 500, 0, 0.07, 0.1), tone("sine", 320, 180, 0.04, 0.08, 0.2)],
  ghost: [tone("sine", 420, 690, 0, 0.5, 0.16), tone("sine", 427, 600, 0.08, 0.6, 0.12)],
  turn: [tone("sine", 587, 587, 0, 0.18, 0.2), tone("sine", 880, 880, 0.12, 0.35, 0.16)],
  win: [392, 494, 587, 784].map((pitch, at) => tone("triangle", pitch, pitch, at * 0.13, 0.5, 0.2)),
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Let a sound be heard, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.02;
  for (const { shape, from, to, at, lasts, loud } of SOUNDS[name]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud * 0.5, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts + 0.02);
  }
}
