/** The drawn pieces of an entry. */

import type { Content } from "../../games/face";
import type { ContentEntry, WorkshopGame } from "../../protocol";

/** The pieces of an entry of the box that look different: one of each content entry. */
export function piecesOf(game: WorkshopGame, content: Content, table: string, id: string): string[] {
  return distinct(game.pieces[table]?.[id] ?? [], content);
}

function distinct(pieces: readonly string[], content: Content): string[] {
  const seen = new Set<ContentEntry>();
  return pieces.filter((piece) => {
    const entry = content.get(piece);
    if (!entry || seen.has(entry)) return false;
    seen.add(entry);
    return true;
  });
}
