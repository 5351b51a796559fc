/** What people say at the table that is shown, and who sits down: each for a few seconds. */

import type { PhraseSent } from "../protocol";
import { change, settings } from "../settings/settings.svelte";
import { tell } from "../voice.svelte";
import { player } from "../words";

export type Phrase = PhraseSent["phrase"];

export const PHRASES: Readonly<Record<Phrase, string>> = {
  "good-evening": "Good evening!",
  "good-luck": "Good luck to us all.",
  "well-played": "Well played.",
  "that-was-close": "That was close!",
  "that-was-cruel": "That was cruel.",
  "what-was-that": "What was that noise?",
  "do-not-go-in-there": "Don't go in there!",
  "take-your-time": "Take your time.",
  "back-in-a-moment": "Back in a moment.",
  "thank-you": "Thank you.",
};

/** For how long, in ms, something said is shown. */
const SHOWN = 6000;
/** How many people of how many tables stay muted. */
const MOST_MUTED = 50;

interface Spoken {
  id: number;
  seat: number;
  text: string;
  /** Whether they have just sat down: that covers nobody's place. */
  greets: boolean;
}

let lines = $state.raw<readonly Spoken[]>([]);
let last = 0;

/** What is shown now. */
export function spoken(): readonly Spoken[] {
  return lines;
}

function show(seat: number, text: string, greets = false): void {
  const line = { id: (last += 1), seat, text, greets };
  lines = [...lines.filter((other) => other.seat !== seat), line];
  setTimeout(() => (lines = lines.filter((other) => other !== line)), SHOWN);
}

const mark = (table: string, seat: number): string => `${table}/${seat}`;

/** Whether one does not want to hear a seat of a table. */
export function isMuted(table: string, seat: number): boolean {
  return settings.muted.includes(mark(table, seat));
}

/** Hear a seat of a table no more, or again. */
export function mute(table: string, seat: number, on: boolean): void {
  const others = settings.muted.filter((other) => other !== mark(table, seat));
  change({ muted: on ? [...others, mark(table, seat)].slice(-MOST_MUTED) : others });
}

/** Somebody says something; own: it is oneself. */
export function hear(table: string, said: PhraseSent, own: boolean): void {
  if (!own && (settings.silent || isMuted(table, said.seat))) return;
  show(said.seat, `“${PHRASES[said.phrase]}”`);
  if (!own) tell(`${player(said.seat)} says: ${PHRASES[said.phrase]}`);
}

/** Somebody sits down. */
export function greet(seat: number, name: string): void {
  show(seat, "sat down", true);
  tell(`${name} sat down at seat ${seat + 1}.`);
}
