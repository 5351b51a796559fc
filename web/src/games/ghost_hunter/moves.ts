/** What the events of Ghost Hunter 13 look like. */

import type { Move, Moves } from "../../look/moves";
import type { GameEvent } from "./types";

export const moves: Moves = ({ event, pieces }): Move | null => {
  const gameEvent = event as unknown as GameEvent;
  const first = pieces[0] ?? "";
  const last = pieces.at(-1) ?? "";
  switch (gameEvent[0]) {
    case "moved":
    case "stairs":
    case "escaped":
    case "pushed":
    case "wandered":
    case "walked":
      return { kind: "fly", piece: first, to: last, sound: "step" };
    case "opened":
      return { kind: "turn", piece: last, sound: "door" };
    case "appeared":
    case "placed":
    case "mapped":
      return { kind: "turn", piece: last, sound: "turn" };
    case "appears":
      return { kind: "drop", piece: first, sound: "ghost" };
    case "found":
    case "gave":
    case "picked-up":
    case "turned":
    case "maddened":
    case "eased":
      return { kind: "hear", sound: "card" };
    case "drew":
      return { kind: "hear", sound: "turn" };
    case "hurt":
    case "fell":
      return { kind: "hear", sound: "hurt" };
    case "battle":
    case "haunts":
      return { kind: "hear", sound: "ghost" };
    case "defeated":
      return { kind: "burn", pieces: [first], sound: "ghost" };
    case "ended":
      return { kind: "hear", sound: gameEvent[1] ? "win" : "ghost" };
    default:
      return null;
  }
};
