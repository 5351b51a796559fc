/** The animations of the events of Fatal Frame. */

import type { Move, Moves } from "../../look/moves";
import type { GameEvent } from "./types";

export const moves: Moves = ({ event, pieces }): Move | null => {
  const [verb] = event as unknown as GameEvent;
  const [first = "", second = ""] = pieces;
  switch (verb) {
    case "explored":
      return { kind: "turn", piece: first, sound: "card" };
    case "boss-appeared":
      return { kind: "turn", piece: second, sound: "ghost" };
    case "went":
    case "left":
    case "put-out":
    case "walked":
    case "thrown-out":
      return { kind: "fly", piece: first, to: second, sound: "step" };
    case "entered":
      return { kind: "deal", pieces: pieces.slice(1), from: "interiors", sound: "door" };
    case "drew":
      return second ? { kind: "deal", pieces: [second], from: "deck", sound: "card" } : { kind: "hear", sound: "card" };
    case "haunted":
    case "followed":
      return { kind: "fly", piece: second, to: pieces[2] ?? first, sound: "ghost" };
    case "led":
      return { kind: "fly", piece: first, to: second, sound: "ghost" };
    case "captured":
      return { kind: "fly", piece: second, to: first.replace("seat", "album"), sound: "turn" };
    case "found":
    case "upgraded":
    case "fitted":
      return { kind: "fly", piece: second, to: first.replace("seat", "camera"), sound: "card" };
    case "stole":
      return { kind: "fly", piece: pieces[2] ?? "", to: first.replace("seat", "camera"), sound: "card" };
    case "salvaged":
      return { kind: "fly", piece: second, to: "hand", sound: "card" };
    case "acted":
    case "discarded":
    case "lost":
    case "replaced":
      return { kind: "fly", piece: second, to: "discard", gone: true, sound: "card" };
    case "attached":
      return { kind: "fly", piece: second, to: pieces[2] ?? "", sound: "card" };
    case "detached":
    case "banished":
    case "vanished":
    case "left-behind":
      return { kind: "burn", pieces: [first], sound: "ghost" };
    case "effect":
    case "failed":
      return { kind: "hear", sound: "ghost" };
    case "won":
      return { kind: "hear", sound: "win" };
    default:
      return null;
  }
};
