/** Announces changes at a table: players joining or resigning, undo, offers to end, server restarts. */

import type { TableUpdate } from "../protocol";
import { call } from "../voice.svelte";
import { player } from "../words";
import { endedBy } from "./ended";
import { greet } from "./spoken.svelte";

/** A notice next to the question. rule: a clause's id, or ""; topic: the subject of the clause. */
export interface Notice {
  kind: "why" | "hint" | "news" | "error";
  text: string;
  rule: string;
  topic?: string;
  /** The option that a hint suggests, and its question. */
  hinted?: { rqid: number; option: number };
}

/** Announce changes other than events of the match. inform: shows a notice that stays. */
export function announceChanges(before: TableUpdate, next: TableUpdate, inform: (text: string) => void): void {
  next.seats.forEach((info, seat) => {
    if (info.taken && !info.you && before.seats[seat]?.taken === false) greet(seat, info.called || player(seat));
  });
  if (next.run !== before.run) inform("The server restarted. The match continues where it left off.");
  if ((next.undone ?? 0) > (before.undone ?? 0)) inform("The last choice was undone.");
  const { undo } = next;
  if (next.ended && !before.ended) call(endedBy(next));
  const { offer } = next;
  if (offer && offer.request !== before.offer?.request && next.seat !== offer.seat)
    call(`${player(offer.seat)} offers to end the match.`);
  if (!next.ended && !offer && before.offer) inform("The match continues: not all players agreed to end it.");
  next.seats.forEach(({ resigned, you }, seat) => {
    if (resigned && !you && before.seats[seat]?.resigned === false && !next.ended)
      inform(`${player(seat)} has resigned. A bot takes over.`);
  });
  const asked = undo?.asked && next.seat !== null && undo.needed?.includes(next.seat);
  if (asked && undo.request !== before.undo?.request) call(`${player(undo.seat)} asks to undo the last choice.`);
  if (before.undo?.asked && before.undo.seat === next.seat && !undo?.asked && next.undone === before.undone)
    inform("Your choice was not undone.");
}
