/** Describes how a match ended early: by resignation, agreement or the server's operator. */

import { isOwn } from "../names.svelte";
import type { TableUpdate } from "../protocol";
import { list, who } from "../words";

export function endedBy(update: TableUpdate): string {
  const { ended } = update;
  if (ended?.why === "agreed") return "All players agreed to end the match. It has no result.";
  if (ended?.why === "closed") return "This table was closed before the match began.";
  if (ended?.why === "server") return "The server's operator ended the match. It has no result.";
  if (ended?.why === "pack")
    return "A pack of this match broke the rules of the game, so the match ended. It has no result.";
  if (ended?.why === "removed")
    return "The server's operator removed a pack of this match, so the match ended. It has no result.";
  const gone = update.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  const resigned = `${list(gone.map(who))} ${gone.length === 1 && !gone.some(isOwn) ? "has" : "have"} resigned.`;
  const winners = ended?.winners ?? [];
  return winners.length
    ? `${resigned} ${list(winners.map(who))} ${winners.some(isOwn) ? "win" : "wins"}.`
    : `${resigned} The match is over.`;
}
