/** Generated from what the game declares by `make generate`: do not edit. */

/** A face-up card on a mat. strength, defense: what it gives now, without multipliers; times: the multiplier of both. flipped: whether its back is up; laid: captured tokens on it, by kind; copies: the players whose Defense it copies; copied: how much that adds. */
export interface MatCard {
  copied: number;
  copies: number[];
  defense: number;
  defense_times: number;
  disappear: boolean;
  flipped: boolean;
  id: string;
  laid: number[];
  strength: number;
  strength_times: number;
  turned: boolean;
}

/** A player. hand: cards, or "?" and the back of hidden ones; drawn: the drawn Fear cards, likewise. side: of the board, None before it is chosen; tokens: the tiles; taken: captured tokens, by kind. defense: of the Player tokens, with the Void; fear_defense: what the player gives the Fear; each with its sum. */
export interface PlayerView {
  banished: boolean;
  defense: number;
  defense_sum: Sum;
  drawn: string[];
  fear_defense: number;
  fear_sum: Sum;
  fears: MatCard[];
  hand: string[];
  side: string | null;
  spirits: MatCard[];
  taken: number[];
  tokens: number[];
}

/** How a match ended. winners: seats; scores: one per seat, in the game's own unit; reason: one sentence. sides: the name of each seat's side at the end, in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** The terms of a Strength or a Defense: the sum of all terms, times `times`, plus the effect of the Void. exchanged: whether the terms are those of the other value. */
export interface Sum {
  exchanged: boolean;
  terms: Term[];
  times: number;
  void: number;
}

/** The part of a card in a sum. label: its name; number: what it adds; times: what it multiplies everything by. copies: the players whose Defense it adds; exchanges: whether it exchanges Strength and Defense. */
export interface Term {
  copies: number[];
  exchanges: boolean;
  label: string;
  number: number;
  times: number;
}

/** The tokens behind a kind number. seat: their owner, None for the Fear. name: of a Fear token; blue: whether it has the Fear's second look. */
export interface TokenKind {
  blue: boolean;
  name: string;
  seat: number | null;
}

/** Everything that a seat may know of the table. fear: the id of the Fear, None before it is chosen; red, blue: the tiles of its tokens; hidden: tiles. kinds: the meaning of the numbers in `taken`, `laid` and `used`. phase: "spirit" or "fear"; strength: of the acting side, with its sum; fear_defense: what all players give the Fear; fear_void: what the Void adds. reserve: Fear tokens that are not placed; corrupt: tiles; piles: the number of cards in each; discards: by type; offered: Starting Spirits to take. slots: free slots in this phase; ended: whether no more cards are summoned in it; used: captured tokens used in it, by kind. */
export interface View {
  blue: number[];
  controller: number;
  corrupt: number[];
  discards: string[][];
  ended: boolean;
  fear: string | null;
  fear_deck: number;
  fear_defense: number;
  fear_discard: string[];
  fear_void: number;
  first: number;
  game: string;
  gone: string[];
  hidden: number[];
  kinds: TokenKind[];
  offered: string[];
  over: boolean;
  phase: string;
  piles: number[];
  players: PlayerView[];
  red: number[];
  reserve: number[];
  result: ResultView | null;
  round: number;
  seat: number | null;
  seats: number;
  slots: number;
  strength: number;
  strength_sum: Sum;
  symbols: number[];
  turn: number;
  used: number[];
  winner: number | null;
}

/** What can happen. */
export type GameEvent =
  | [verb: "first", seat: number]
  | [verb: "fear", fear: number]
  | [verb: "took", seat: number, card: number]
  | [verb: "placed", seat: number, kind: number, tile: number]
  | [verb: "sat", seat: number, side: number]
  | [verb: "turn", seat: number, round: number]
  | [verb: "fear-phase", seat: number]
  | [verb: "harvested", seat: number, pile: number, card: number]
  | [verb: "gathered", seat: number, card: number]
  | [verb: "rebuilt", of: number]
  | [verb: "drew", seat: number, card: number]
  | [verb: "reshuffled"]
  | [verb: "summoned", seat: number, card: number]
  | [verb: "flipped", seat: number, card: number]
  | [verb: "laid", seat: number, kind: number, card: number]
  | [verb: "discarded", seat: number, card: number]
  | [verb: "moved", seat: number, kind: number, start: number, end: number]
  | [verb: "swapped", seat: number, kind: number, start: number, other: number, end: number]
  | [verb: "corrupted", seat: number, tile: number]
  | [verb: "cleansed", seat: number, tile: number]
  | [verb: "healed", seat: number, captor: number, kind: number, ...tiles: number[]]
  | [verb: "copied", seat: number, other: number]
  | [verb: "stole", seat: number, other: number, back: number, card: number]
  | [verb: "fed", seat: number, other: number, card: number]
  | [verb: "peeked", seat: number, pile: number, card: number]
  | [verb: "spied", seat: number, other: number, card: number]
  | [verb: "hid", seat: number, kind: number, tile: number]
  | [verb: "captured", seat: number, kind: number, tile: number, strength: number, defense: number]
  | [verb: "vanished", seat: number, kind: number, tile: number]
  | [verb: "respawned", seat: number, kind: number, tile: number]
  | [verb: "banished", seat: number]
  | [verb: "won", seat: number, outlasted: number]
  | [verb: "tired"];

/** What may be chosen. */
export type GameOption =
  | [verb: "fear", fear: number]
  | [verb: "take", card: number]
  | [verb: "place", tile: number]
  | [verb: "side", side: number]
  | [verb: "harvest", pile: number]
  | [verb: "gather", of: number]
  | [verb: "summon", card: number]
  | [verb: "flip", card: number]
  | [verb: "end-phase"]
  | [verb: "lay", kind: number]
  | [verb: "pass"]
  | [verb: "move", start: number, end: number]
  | [verb: "stay"]
  | [verb: "token", tile: number]
  | [verb: "go", tile: number]
  | [verb: "corrupt", tile: number]
  | [verb: "cleanse", tile: number]
  | [verb: "heal", captor: number, kind: number]
  | [verb: "heal-off", captor: number, kind: number, card: number]
  | [verb: "copy", other: number]
  | [verb: "steal", other: number]
  | [verb: "peek", pile: number]
  | [verb: "spy", other: number]
  | [verb: "discard", card: number]
  | [verb: "enough"];
