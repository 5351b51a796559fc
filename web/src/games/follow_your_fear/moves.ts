/** Animations of the events of Follow Your Fear. */

import type { Move, Moves } from "../../look/moves";
import type { GameEvent } from "./types";

/** The token on a tile. */
const on = (tile: number): string => `on-${tile}`;

export const moves: Moves = ({ event, pieces }): Move | null => {
  const gameEvent = event as unknown as GameEvent;
  /** After the player of the event: the card, or the pile it comes from and then the card if it is known. */
  const [, second = "", third = ""] = pieces;
  switch (gameEvent[0]) {
    case "took":
      return { kind: "fly", piece: second, to: `seat-${gameEvent[1]}`, sound: "card" };
    case "placed":
    case "respawned":
      return { kind: "drop", piece: on(gameEvent[3]), sound: gameEvent[0] === "placed" ? "place" : "ghost" };
    case "harvested":
      return third ? { kind: "deal", pieces: [third], from: second, sound: "card" } : { kind: "hear", sound: "card" };
    case "gathered":
      return { kind: "fly", piece: second, to: `seat-${gameEvent[1]}`, sound: "card" };
    case "drew":
      return second
        ? { kind: "deal", pieces: [second], from: "fear-deck", sound: "card" }
        : { kind: "hear", sound: "card" };
    case "summoned":
    case "flipped":
      return { kind: "turn", piece: second, sound: "turn" };
    case "discarded":
      return { kind: "burn", pieces: [second], sound: "card" };
    case "laid":
      return { kind: "hear", sound: "place" };
    case "moved":
      return {
        kind: "walk",
        piece: on(gameEvent[4]),
        from: `tile-${gameEvent[3]}`,
        to: `tile-${gameEvent[4]}`,
        sound: "step",
      };
    case "swapped":
      return {
        kind: "walk",
        piece: on(gameEvent[5]),
        from: `tile-${gameEvent[3]}`,
        to: `tile-${gameEvent[5]}`,
        sound: "step",
      };
    case "corrupted":
    case "cleansed":
      return { kind: "turn", piece: `tile-${gameEvent[2]}`, sound: "card" };
    case "captured":
    case "vanished":
      return { kind: "burn", pieces: [on(gameEvent[3])], sound: "ghost" };
    case "healed":
      return { kind: "hear", sound: "ghost" };
    case "stole":
    case "fed":
      return { kind: "hear", sound: "card" };
    case "banished":
      return { kind: "hear", sound: "ghost" };
    case "won":
      return { kind: "hear", sound: "win" };
    default:
      return null;
  }
};
