/** The state of a table while events are told: nothing of it is ahead of them. */

import type { Scene, TableUpdate } from "../protocol";

/** Return the last position that shows no more than `told` events. positions: at least one, in order. */
export function positionAfter(positions: readonly Scene[], told: number): Scene {
  const last = positions.findLast(({ event_count }) => event_count <= told) ?? positions[0];
  if (!last) throw new Error("no position");
  return last;
}

/** Return the first position that includes an event. */
export function positionAt(positions: readonly Scene[], event: number): Scene | undefined {
  return positions.find(({ event_count }) => event_count > event);
}

/** What may tell of the end of a match, a lesson's progress, or the next question. */
const LATER = [
  "waiting_for",
  "question",
  "rqid",
  "lesson",
  "ended",
  "reason",
  "key",
  "dice",
  "party",
  "next_matches",
  "next_match",
  "undo",
] as const satisfies readonly (keyof TableUpdate)[];

/** Return the newest state as it is while earlier events are told, with a view of that time. */
export function asTold(before: TableUpdate, now: TableUpdate, view: TableUpdate["view"]): TableUpdate {
  const later = Object.fromEntries(LATER.map((name) => [name, before[name]]));
  return { ...now, ...later, view, prompt: null };
}
