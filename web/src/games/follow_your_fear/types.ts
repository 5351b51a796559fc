/** Generated from what the game declares by `make generate`: do not edit. */

/** A face-up card on a mat. flipped: whether its back is up; strength, defense: what the card gives now, without multipliers; strength_times, defense_times: the multipliers that it gives; turned: whether it exchanges Strength and Defense; disappear: whether it makes capturing tokens disappear; laid: the numbers of captured tokens on it, by kind; copies: the players whose Defense it copies; copied: the Defense that it copies. */
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

/** A player. hand: the cards in hand, or "?" and the back of each hidden card; drawn: the drawn Fear cards, shown likewise; spirits, fears: the face-up cards of each mat; side: the player's side of the board, None before it is chosen; tokens: the tiles of the player's tokens; taken: the numbers of captured tokens, by kind; defense: the Defense of the player's tokens, including the effect of the Void; fear_defense: the Defense that the player gives the Fear; defense_sum, fear_sum: the parts of these two totals. */
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

/** How a match ended. winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of each seat's side at the end, only in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** The parts of a total Strength or Defense: the sum of all terms, multiplied by `times`, plus the effect of the Void. exchanged: whether Strength and Defense are exchanged, so that the terms are those of the other total; void: the effect of the Void. */
export interface Sum {
  exchanged: boolean;
  terms: Term[];
  times: number;
  void: number;
}

/** What a card contributes to a total. label: the name of the card; number: what the card adds; times: the factor by which it multiplies the total; copies: the players whose Defense it adds; exchanges: whether it exchanges Strength and Defense. */
export interface Term {
  copies: number[];
  exchanges: boolean;
  label: string;
  number: number;
  times: number;
}

/** The meaning of the number of a token kind. seat: the owner of the tokens, None for the Fear; name: the name of Fear tokens, "" for Player tokens; blue: whether the tokens have the Fear's second look. */
export interface TokenKind {
  blue: boolean;
  name: string;
  seat: number | null;
}

/** Everything that a seat may know of the table. phase: "spirit" or "fear"; fear: the id of the Fear, None before it is chosen; red, blue: the tiles of the Fear's tokens; hidden: the tiles of tokens that cannot be captured; kinds: the meaning of the token kinds in `taken`, `laid` and `used`; strength: the Strength of the acting side; strength_sum: its parts; fear_defense: the Defense of the Fear; fear_void: what the Void adds to it. reserve: the numbers of Fear tokens that are not placed yet; corrupt: the Corrupt tiles; piles: the number of cards in each Spirit deck; discards: the discarded Spirits, by type; gone: the Starting Spirits that have left the game; offered: the Starting Spirits that can still be taken; slots: the free slots in this phase; ended: whether the player has ended this phase; used: the numbers of captured tokens used in this phase, by kind; symbols: the numbers of symbols given by cards in this phase, by type. */
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
  known: string[];
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
