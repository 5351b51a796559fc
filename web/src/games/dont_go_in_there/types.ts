/** Generated from what the game declares by `make generate`: do not edit. */

/** A Room board. room: the face-up room, None if the board has been removed. cards: the card in each slot, "?" if face down, None if taken; spaces: the seat whose meeple is on each space, from the top, None if free; dice: the number of dice symbols on the visible cards; dice_known: whether all cards are visible. */
export interface BoardView {
  cards: (string | null)[];
  dice: number;
  dice_known: boolean;
  id: string;
  room: string | null;
  spaces: (number | null)[];
}

/** The meeples, ghosts and cards of a player. ghosts: None if hidden; curses: the player's total Curses; haunted: the Curses from ghosts, which are part of the total; sets: the face-up cards by type. */
export interface PlayerView {
  curses: number;
  dispelled: string[];
  ghosts: number | null;
  haunted: number;
  sets: SetView[];
  supply: number;
  tableau: string[];
}

/** The room being resolved. space: the space of the meeple that takes a card; rolled: each die, true for a ghost. */
export interface Resolving {
  board: number;
  resolver: number;
  rolled: boolean[];
  space: number;
}

/** How a match ended. winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of each seat's side at the end, only in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** The face-up cards of a type, ascending by Curses. have: what counts now, such as "2 of 3 Mirrors"; brings: what the next card, or the end of the game, brings, "" when the match is over; missing: the number of further cards that complete the effect, 0 for none. */
export interface SetView {
  brings: string;
  cards: string[];
  have: string;
  missing: number;
  type: string;
}

/** The table as a seat sees it. spent: the card types whose once-per-match effect has been used. deck, removed: the number of cards; meeples: the number per player. */
export interface View {
  boards: BoardView[];
  deck: number;
  game: string;
  known: string[];
  meeples: number;
  over: boolean;
  players: PlayerView[];
  removed: number;
  resolving: Resolving | null;
  result: ResultView | null;
  seat: number | null;
  seats: number;
  spent: string[];
  turn: number;
  types: string[];
}

/** What can happen. */
export type GameEvent =
  | [verb: "types", ...kinds: number[]]
  | [verb: "first", seat: number]
  | [verb: "dealt", board: number, room: number, ...cards: number[]]
  | [verb: "skipped", seat: number]
  | [verb: "placed", seat: number, board: number, room: number, space: number]
  | [verb: "looked", seat: number, board: number, card: number]
  | [verb: "revealed", board: number, card: number]
  | [verb: "rolled", seat: number, board: number, ...dice: number[]]
  | [verb: "rolled-again", seat: number, board: number, ...dice: number[]]
  | [verb: "changed", seat: number, face: number]
  | [verb: "ghosts", seat: number, change: number]
  | [verb: "passed", seat: number, right: number, ghosts: number]
  | [verb: "claimed", seat: number, board: number, slot: number, card: number]
  | [verb: "named", seat: number, naming: number, kind: number]
  | [verb: "dispelled", seat: number, ...cards: number[]]
  | [verb: "board-removed", board: number]
  | [verb: "ghosts-revealed", ...ghosts: number[]]
  | [verb: "haunted", seat: number, curses: number]
  | [verb: "won", ...seats: number[]];

/** What may be chosen. */
export type GameOption =
  | [verb: "place", board: number, space: number]
  | [verb: "claim", slot: number]
  | [verb: "name", kind: number]
  | [verb: "keep"]
  | [verb: "roll-again"]
  | [verb: "change", face: number];
