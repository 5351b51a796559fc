/** The printed facts of the cards of Don't Go In There, and the names of its pieces. */

import type { ContentEntry } from "../../protocol";
import { count } from "../../words";
import type { Content, NamedPiece } from "../face";
import type { View } from "./types";

export type { View } from "./types";

/** The printed facts of a card. */
export interface CardFacts {
  type: string;
  /** The name of its type. */
  title: string;
  /** Its short text. */
  short: string;
  /** The verbs of its effects. */
  effects: string[];
  curses: number;
  dice: number;
  /** The value that an Amulet names, or 0. */
  names: number;
}

export const FACE_DOWN = "?";
export const SPENT = "Its effect is already used up.";

/** The printed facts of a side of a Room board. */
export interface RoomFacts {
  flashlights: number[];
  /** The slot with the face-down card, or -1. */
  face_down: number;
  /** The names of its spaces from the top, and of its slots from the left. */
  spaces: string[];
  slots: string[];
  /** Its rule in a few words. */
  short: string;
}

export function roomFacts(room: string | null | undefined, content: Content): RoomFacts {
  const printed = room ? content.get(room)?.facts : undefined;
  return (printed ?? { flashlights: [], face_down: -1, spaces: [], slots: [], short: "" }) as unknown as RoomFacts;
}

/** The name of a card: "Ring 2" for "ring-2". */
export function cardName(card: string, content: Content): string {
  return content.get(card)?.name ?? card;
}

/** The printed facts of a card; undefined if it is face down. */
export function cardFacts(card: string, content: Content): CardFacts | undefined {
  return content.get(card)?.facts as unknown as CardFacts | undefined;
}

/** The type of a card; "" if it is face down. */
export function typeOf(card: string, content: Content): string {
  return cardFacts(card, content)?.type ?? "";
}

/** The dice in a room: a number, or the possible numbers while a card of unknown dice lies face down, "3 or 4 dice". */
export function diceIn(board: View["boards"][number], types: readonly string[], content: Content): string {
  const unknown = board.cards.filter((card) => card === FACE_DOWN).length;
  const printed = Array.from(content.values(), ({ facts }) => facts as unknown as CardFacts)
    .filter(({ type }) => types.includes(type))
    .map(({ dice }) => dice);
  const least = board.dice + unknown * Math.min(...printed);
  const most = board.dice + unknown * Math.max(...printed);
  if (!unknown || least === most) return count(unknown ? least : board.dice, "die", "dice");
  return `${least} ${most === least + 1 ? "or" : "to"} ${most} dice`;
}

export function curses(card: string, content: Content): number {
  return cardFacts(card, content)?.curses ?? 0;
}

/** The entry of any card of a type, for the facts that all its cards share. */
export function typeEntry(type: string, content: Content): ContentEntry | undefined {
  return Array.from(content.values()).find(({ facts }) => facts.type === type);
}

/** Whether the card in the slot was dealt face down and is not yet face up for all. */
export function liesFaceDown(house: View, board: number, slot: number, content: Content): boolean {
  const room = house.boards[board]?.room;
  return room != null && content.get(room)?.facts.face_down === slot && house.resolving?.board !== board;
}

/** The named pieces: spaces with their rooms, and the cards above the rooms. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const named: NamedPiece[] = [];
  (view as View).boards.forEach((board, number) => {
    const room = board.room && content.get(board.room)?.name;
    if (!room) return;
    const { spaces, slots } = roomFacts(board.room, content);
    for (const [space, name] of spaces.entries()) {
      named.push({ id: `space-${number}-${space}`, name: `${room}, ${name} space` });
    }
    for (const [slot, card] of board.cards.entries()) {
      if (card && card !== FACE_DOWN) {
        named.push({ id: card, name: `${room}, ${slots[slot]} card: ${cardName(card, content)}` });
      }
    }
  });
  return named;
}
