/** Generated from what the game declares by `make generate`: do not edit. */

/** A Room board. room: None if removed; cards: "?" if face down, None if taken; spaces: seats, from the top. dice: the dice symbols on the visible cards; dice_known: whether all cards are visible. */
export interface BoardView {
  cards: (string | null)[];
  dice: number;
  dice_known: boolean;
  id: string;
  room: string | null;
  spaces: (number | null)[];
}

/** A player. ghosts: None if hidden; curses: the total; haunted: the Curses from ghosts. */
export interface PlayerView {
  curses: number;
  dispelled: string[];
  ghosts: number | null;
  haunted: number;
  supply: number;
  tableau: string[];
}

/** The room being resolved. space: of the picking meeple; rolled: true for a ghost. */
export interface Resolving {
  board: number;
  resolver: number;
  rolled: boolean[];
  space: number;
}

/** How a match ended. winners: seats; scores: one per seat, in the game's own unit; reason: one sentence. sides: the name of each seat's side at the end, in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** The table as a seat sees it. spent: the types whose once-per-match effect has been used. deck, removed: number of cards. */
export interface View {
  boards: BoardView[];
  deck: number;
  game: string;
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
