/** What the events of Don't Go In There look like. An event is a verb and numbers, as rules/ tells them. */

import type { Move, Moves } from "../../look/moves";
import type { EventInfo } from "../../protocol";

const isCard = (piece: string): boolean => !/^(seat|board|space|die|type)-/.test(piece);

/** The room in which things happen: that of the last meeple placed or dice rolled. */
function here(before: readonly EventInfo[]): string {
  const last = before.findLast(({ event }) => event[0] === "placed" || event[0] === "rolled");
  return `board-${last ? String(last.event[2]) : 0}`;
}

export const moves: Moves = ({ event, pieces }, before): Move | null => {
  const [verb, first, second, third] = event as [string, number, number, number];
  const cards = pieces.filter(isCard);
  const card = cards[0] ?? "";
  switch (verb) {
    case "placed":
      return { kind: "drop", piece: pieces.find((piece) => piece.startsWith("space-")) ?? "", sound: "place" };
    case "dealt":
      return { kind: "deal", pieces: cards, from: "deck", sound: "card" };
    case "revealed":
      return { kind: "turn", piece: card, sound: "card" };
    case "looked":
      return card ? { kind: "turn", piece: card, sound: "card" } : { kind: "hear", sound: "card" };
    case "rolled":
    case "changed":
      return { kind: "hear", sound: "roll" };
    case "rolled-again":
      return { kind: "roll", sound: "roll" };
    case "claimed":
      return { kind: "fly", piece: card, to: `seat-${first}`, sound: "card" };
    case "dispelled":
      return { kind: "burn", pieces: cards, sound: "card" };
    case "ghosts": {
      const [from, to] = second > 0 ? [here(before), `seat-${first}`] : [`seat-${first}`, "deck"];
      return { kind: "drift", count: Math.abs(second), from, to, sound: "ghost" };
    }
    case "passed":
      return { kind: "drift", count: third, from: `seat-${first}`, to: `seat-${second}`, sound: "ghost" };
    case "won":
      return { kind: "hear", sound: "win" };
    default:
      return null;
  }
};
