/** The animations of the events of Final Girl. */

import type { Move, Moves } from "../../look/moves";
import type { GameEvent } from "./types";

/** The piece of the Minions in the space that is among these pieces. */
const minionsAt = (pieces: readonly string[]): string =>
  pieces.find((piece) => piece.startsWith("space-"))?.replace(/^space-/, "minions-") ?? "";

export const moves: Moves = ({ event, pieces }): Move | null => {
  const [verb] = event as unknown as GameEvent;
  const first = pieces[0] ?? "";
  switch (verb) {
    case "terror":
    case "minor":
    case "event":
    case "power":
    case "finale":
    case "turned-up":
      return { kind: "turn", piece: first, sound: "card" };
    case "moved":
      return { kind: "walk", piece: "girl", from: first, to: pieces[1] ?? "", sound: "step" };
    case "stalked":
      return { kind: "walk", piece: "killer", from: first, to: pieces[1] ?? "", sound: "step" };
    case "minion-moved":
      return {
        kind: "walk",
        piece: first.replace(/^space-/, "minions-"),
        from: first,
        to: pieces[1] ?? "",
        sound: "step",
      };
    case "minion-dead":
      return { kind: "burn", pieces: [minionsAt(pieces)], sound: "hurt" };
    case "minion-spawned":
    case "minion-rises":
      return { kind: "drop", piece: minionsAt(pieces), sound: "place" };
    case "appeared":
      return { kind: "fly", piece: "killer", to: first, sound: "place" };
    case "killed":
      return { kind: "burn", pieces: [pieces[1] ?? first.replace(/^space-/, "victims-")], sound: "hurt" };
    case "saved":
      return {
        kind: "fly",
        piece: pieces[1] ?? first.replace(/^space-/, "victims-"),
        to: "saved",
        gone: true,
        sound: "turn",
      };
    case "panicked":
    case "drawn":
    case "called":
      if (first === pieces[1]) return null;
      return {
        kind: "walk",
        piece: pieces[2] ?? first.replace(/^space-/, "victims-"),
        from: first,
        to: pieces[1] ?? "",
        sound: "step",
      };
    case "arrived":
      return { kind: "drop", piece: first.replace(/^space-/, "victims-"), sound: "place" };
    case "played":
    case "discarded":
    case "dropped":
      return { kind: "fly", piece: first, to: "discard", gone: true, sound: "card" };
    case "took":
      return { kind: "fly", piece: first, to: "hand", sound: "card" };
    case "gained":
      return { kind: "fly", piece: first, to: "items", sound: "card" };
    case "rolled-again":
      return { kind: "roll", sound: "roll" };
    case "hurt":
    case "girl-dead":
      return { kind: "hear", sound: "hurt" };
    case "killer-dead":
    case "film-won":
    case "ultimate":
      return { kind: "hear", sound: "win" };
    default:
      return null;
  }
};
