/** Composes the music of a game bar by bar, following the danger. Knows nothing about audio. */

/** The material of a game's music. */
export interface Plan {
  /** The pitch of the first degree, in hertz. */
  root: number;
  /** The degrees of the scale in semitones above the root. */
  scale: readonly number[];
  /** The degrees of each chord, counted from 0; a chord lasts a bar of 4 beats. */
  chords: readonly (readonly number[])[];
  /** Beats per minute without danger and in the greatest danger. */
  tempo: readonly [calm: number, hunted: number];
  /** The timbre of chords and melody. */
  pad: OscillatorType;
  lead: OscillatorType;
  /** The beats of a bar on which the pulse of danger falls, from 0 up to 4. */
  pulse: readonly number[];
}

/** pad: a soft chord tone; lead: a plucked tone of the melody; pulse: a low beat; strain: a high trembling tone. */
export type Voice = "pad" | "lead" | "pulse" | "strain";

/** A note of a bar. at, lasts: in beats; loud: from 0 to 1. */
export interface Note {
  voice: Voice;
  hertz: number;
  at: number;
  lasts: number;
  loud: number;
}

export const BEATS = 4;

/** From how much danger on the pulse and the strain are heard. */
const [PULSE, STRAIN] = [0.3, 0.65];

/** The pitch of a degree, which may lie beyond the scale's octave. */
export function pitch({ root, scale }: Plan, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  const semitones = (scale[degree - octave * scale.length] ?? 0) + 12 * octave;
  return root * 2 ** (semitones / 12);
}

/** Beats per minute in this danger, from 0 to 1. */
export const tempo = ({ tempo: [calm, hunted] }: Plan, danger: number): number => calm + (hunted - calm) * danger;

/** Return the notes of a bar. random: from 0 up to 1. */
export function compose(plan: Plan, bar: number, danger: number, random: () => number = Math.random): Note[] {
  const chord = plan.chords[bar % plan.chords.length] ?? [0];
  const notes: Note[] = chord.map((degree, voice) => ({
    voice: "pad",
    hertz: pitch(plan, degree) * (voice ? 1 : 0.5),
    at: 0,
    lasts: BEATS * 1.15,
    loud: 0.055 + 0.015 * danger,
  }));
  notes.push(...melody(plan, chord, danger, random));
  if (danger > PULSE) {
    const loud = 0.05 + 0.16 * (danger - PULSE);
    for (const at of plan.pulse) notes.push({ voice: "pulse", hertz: plan.root / 2, at, lasts: 0.4, loud });
  }
  if (danger > STRAIN) {
    const high = pitch(plan, (chord[0] ?? 0) + 2 * plan.scale.length);
    const loud = 0.012 + 0.03 * (danger - STRAIN);
    // A minor second rubs.
    for (const hertz of [high, high * 2 ** (1 / 12)]) notes.push({ voice: "strain", hertz, at: 0, lasts: BEATS, loud });
  }
  return notes;
}

/** A few tones above the chord. In danger, fewer and higher ones. */
function melody(plan: Plan, chord: readonly number[], danger: number, random: () => number): Note[] {
  const often = 0.34 - 0.2 * danger;
  const notes: Note[] = [];
  for (let at = 0; at < BEATS; at += 1) {
    if (random() >= often) continue;
    const from = chord[Math.floor(random() * chord.length)] ?? 0;
    const step = Math.floor(random() * 3) - 1;
    const degree = from + step + plan.scale.length * (danger > 0.5 ? 2 : 1);
    notes.push({ voice: "lead", hertz: pitch(plan, degree), at, lasts: 2.2, loud: 0.035 + 0.02 * random() });
  }
  return notes;
}
