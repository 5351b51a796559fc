/** Messages and arrivals of players, each shown for a few seconds. */

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

/** Milliseconds that a message is shown. */
const SHOWN = 6000;
/** The most muted seats that are stored. */
const MOST_MUTED = 50;

interface Spoken {
  id: number;
  seat: number;
  text: string;
  /** Whether it announces a player who joined; it then covers no seat. */
  greets: boolean;
}

let lines = $state.raw<readonly Spoken[]>([]);
let last = 0;

/** The messages shown now. */
export function spoken(): readonly Spoken[] {
  return lines;
}

/** Show a text at the place of a seat for some seconds. */
export function show(seat: number, text: string, greets = false): void {
  const line = { id: (last += 1), seat, text, greets };
  lines = [...lines.filter((other) => other.seat !== seat), line];
  setTimeout(() => (lines = lines.filter((other) => other !== line)), SHOWN);
}

const mark = (table: string, seat: number): string => `${table}/${seat}`;

/** Whether a seat of a table is muted. */
export function isMuted(table: string, seat: number): boolean {
  return settings.muted.includes(mark(table, seat));
}

/** Mute or unmute a seat of a table. */
export function mute(table: string, seat: number, on: boolean): void {
  const others = settings.muted.filter((other) => other !== mark(table, seat));
  change({ muted: on ? [...others, mark(table, seat)].slice(-MOST_MUTED) : others });
}

/** Show a received phrase. own: whether it is the visitor's. */
export function hear(table: string, said: PhraseSent, own: boolean): void {
  if (!own && (settings.silent || isMuted(table, said.seat))) return;
  show(said.seat, `“${PHRASES[said.phrase]}”`);
  if (!own) tell(`${player(said.seat)} says: ${PHRASES[said.phrase]}`);
}

/** Announce a player who joined. */
export function greet(seat: number, name: string): void {
  show(seat, "joined", true);
  tell(`${name} joined at seat ${seat + 1}.`);
}
