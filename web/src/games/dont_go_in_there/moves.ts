/** The animations of the events of Don't Go In There. */

import type { Move, Moves } from "../../look/moves";
import type { EventInfo } from "../../protocol";
import type { GameEvent } from "./types";

/** The current room: that of the last meeple placed or dice rolled. */
function here(before: readonly EventInfo[]): string {
  const last = before.findLast(({ event }) => event[0] === "placed" || event[0] === "rolled");
  return `board-${last ? String(last.event[2]) : 0}`;
}

export const moves: Moves = ({ event, pieces }, before): Move | null => {
  const gameEvent = event as unknown as GameEvent;
  /** Behind the player or room of the event. */
  const [, second = ""] = pieces;
  switch (gameEvent[0]) {
    case "placed":
      return { kind: "drop", piece: second, sound: "place" };
    case "dealt":
      return { kind: "deal", pieces: pieces.slice(1), from: "deck", sound: "door" };
    case "revealed":
      return { kind: "turn", piece: second, sound: "card" };
    case "looked":
      return gameEvent[3] >= 0 ? { kind: "turn", piece: second, sound: "card" } : { kind: "hear", sound: "card" };
    case "changed":
      return { kind: "hear", sound: "place" };
    case "claimed":
      return { kind: "fly", piece: second, to: `seat-${gameEvent[1]}`, sound: "card" };
    case "dispelled":
      return { kind: "burn", pieces: pieces.slice(1), sound: "card" };
    case "ghosts": {
      const [, seat, change] = gameEvent;
      const [from, to] = change > 0 ? [here(before), `seat-${seat}`] : [`seat-${seat}`, "deck"];
      return { kind: "drift", count: Math.abs(change), from, to, sound: "ghost" };
    }
    case "passed":
      return {
        kind: "drift",
        count: gameEvent[3],
        from: `seat-${gameEvent[1]}`,
        to: `seat-${gameEvent[2]}`,
        sound: "ghost",
      };
    case "won":
      return { kind: "hear", sound: "win" };
    default:
      return null;
  }
};
