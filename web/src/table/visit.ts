/** Loads a table's data before its connection opens. */

import * as api from "../api";
import { signs } from "../games";
import { byPiece, type Content, type GameFace } from "../games/face";
import type { GameInfo } from "../protocol";

export interface Visit {
  game: GameInfo | undefined;
  /** Undefined if this page is older than the server. */
  face: GameFace | undefined;
  content: Content;
  /** Whether this visitor created the table. */
  opener: boolean;
}

export async function visit(id: string): Promise<Visit> {
  const { id: table, game, opener = false } = await api.table(id);
  const [entries, games, face] = await Promise.all([api.content(table), api.games(), signs[game]?.load()]);
  return { game: games.find((info) => info.id === game), face, content: byPiece(entries), opener };
}
