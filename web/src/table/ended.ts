/** How a match has ended that its rules did not end, in words. */

import { isOwn } from "../names.svelte";
import type { TableUpdate } from "../protocol";
import { list, who } from "../words";

export function endedBy(update: TableUpdate): string {
  const { ended } = update;
  if (ended?.why === "agreed") return "You have agreed to end the match. It has no result.";
  if (ended?.why === "closed") return "This table was closed before the match began.";
  if (ended?.why === "server") return "Whoever runs this server has ended the match. It has no result.";
  const gone = update.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  const resigned = `${list(gone.map(who))} ${gone.length === 1 && !gone.some(isOwn) ? "has" : "have"} resigned.`;
  const winners = ended?.winners ?? [];
  return winners.length
    ? `${resigned} ${list(winners.map(who))} ${winners.some(isOwn) ? "win" : "wins"}.`
    : `${resigned} The match is over.`;
}
