/** Generated from what the game declares by `make generate`: do not edit. */

/** The Item deck of a space. cards: the ids of the Items, "?" for each hidden one; the top Item is first. */
export interface Deck {
  cards: string[];
  id: string;
  space: string;
}

/** The Killer and his board. movement, attack: the numbers of the Bloodlust row, with the bonuses of his Dark Powers; hidden_powers: the number of face-down Dark Powers in play; exists: whether there is a Killer, not only Minions. */
export interface Killer {
  attack: number;
  exists: boolean;
  finale: string | null;
  health: number;
  hidden_powers: number;
  id: string;
  minors: Minor[];
  most_health: number;
  movement: number;
  powers: string[];
  row: number;
  white: boolean;
}

/** A Minion on the board. kind: the id of its reference card; at: the id of its space. */
export interface Minion {
  at: string;
  health: number;
  kind: string;
}

/** The reference card of a kind of Minion in play. movement, attack: the printed numbers or those of the Bloodlust row, with the bonuses of Dark Powers; tokens: how many more can come. */
export interface MinionCard {
  attack: number;
  id: string;
  movement: number;
  tokens: number;
}

/** A Minor Dark Power in play. */
export interface Minor {
  health: number;
  id: string;
}

/** Spaces that a card links for the Final Girl. name: the name of the link; ends: the ids of the linked spaces, empty while there is no link. */
export interface Passage {
  ends: string[];
  name: string;
}

/** The Final Girl and her board. uses: the remaining uses of each Item that can be used several times; extreme: whether the board for Extreme Horror Mode is used. */
export interface Player {
  backpack: string[];
  covered: number[];
  dice: number[];
  extreme: boolean;
  girl: string;
  hand: string[];
  health: number;
  held: string[];
  horror: number;
  improvise: number;
  more_dice: number;
  most_health: number;
  most_time: number;
  rewards: number[];
  time: number;
  ultimate: boolean;
  uses: Record<string, number>;
  white: boolean;
}

/** How a match ended. winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of each seat's side at the end, only in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** The current Horror Roll. converted: the indexes of the dice that were converted to successes; played: the Action card that is being resolved. */
export interface Roll {
  converted: number[];
  dice: number[];
  played: string | null;
}

/** A space of the map. victims: the number of ordinary Victims in it; girl, killer: whether the Final Girl or the Killer is in it. */
export interface Space {
  girl: boolean;
  id: string;
  killer: boolean;
  victims: number;
}

/** A Special Victim in play. piece: the color of its piece; event: the id of the Event that brought it; at: the id of its space. */
export interface Special {
  at: string | null;
  event: string;
  id: string;
  piece: "blue" | "orange" | "white";
}

/** Everything that the player may know about the match. tokens: the id of the space of each token of the films; markers: how many markers of a film lie in each space that has any, by the name of the markers. phase: the full name of the current phase; phases: the short names of all phases; step: the index of the current phase in `phases`, -1 before the first turn; planning: whether it is the Planning phase, in which cards can be bought; panic: whether it is the Panic phase. */
export interface View {
  damage: number;
  dead: number;
  decks: Deck[];
  discard: string[];
  event_deck: number;
  event_discard: string[];
  events: string[];
  game: string;
  item_discard: string[];
  killer: Killer;
  known: string[];
  location: string;
  markers: Record<string, Record<string, number>>;
  minion_cards: MinionCard[];
  minions: Minion[];
  over: boolean;
  panic: boolean;
  passages: Passage[];
  phase: string;
  phases: string[];
  planning: boolean;
  player: Player;
  result: ResultView | null;
  roll: Roll;
  round: number;
  saved: number;
  seat: number | null;
  seats: number;
  setup: string | null;
  spaces: Space[];
  specials: Special[];
  step: number;
  supply: number;
  tableau: string[];
  terror: string[];
  terror_discard: string[];
  terror_drawn: string[];
  tokens: Record<string, string | null>;
  tokens_shown: string[];
  turn: number;
}

/** What can happen. */
export type GameEvent =
  | [verb: "tie", targets: number, broken: number]
  | [verb: "setup", setup: number, girl: number]
  | [verb: "phase", phase: number, round: number]
  | [verb: "phase-cut", phase: number]
  | [verb: "no-time"]
  | [verb: "played", card: number]
  | [verb: "discarded", card: number]
  | [verb: "dropped", card: number]
  | [verb: "took", card: number]
  | [verb: "not-in-tableau", card: number]
  | [verb: "nothing-so-cheap"]
  | [verb: "rolled", ...dice: number[]]
  | [verb: "rolled-again", ...dice: number[]]
  | [verb: "converted", die: number, first: number, second: number]
  | [verb: "successes", number: number]
  | [verb: "improvise", phase: number]
  | [verb: "more-dice", number: number]
  | [verb: "horror", level: number]
  | [verb: "horror-beyond"]
  | [verb: "time", by: number, left: number]
  | [verb: "no-time-gained", time: number]
  | [verb: "no-time-lost"]
  | [verb: "time-reset", time: number]
  | [verb: "healed", by: number, health: number]
  | [verb: "all-health"]
  | [verb: "hurt", by: number]
  | [verb: "girl-token", token: number]
  | [verb: "girl-returns", health: number]
  | [verb: "girl-dead"]
  | [verb: "killer-healed", by: number, health: number]
  | [verb: "killer-hurt", by: number]
  | [verb: "killer-token", token: number]
  | [verb: "killer-returns", health: number]
  | [verb: "killer-dead"]
  | [verb: "bloodlust", row: number]
  | [verb: "bloodlust-full"]
  | [verb: "moved", start: number, end: number, normal: number, specials: number]
  | [verb: "saved", victim: number, space: number]
  | [verb: "claimed", girl: number, place: number]
  | [verb: "ultimate", girl: number]
  | [verb: "killed", victim: number, space: number]
  | [verb: "follows-in-death"]
  | [verb: "arrived", number: number, space: number]
  | [verb: "panicked", victim: number, face: number, start: number, end: number]
  | [verb: "girl-panicked", face: number, start: number, end: number]
  | [verb: "event-discarded", event: number]
  | [verb: "special-arrives", victim: number, space: number, event: number]
  | [verb: "special", victim: number, space: number, event: number]
  | [verb: "nothing-here"]
  | [verb: "gained", item: number]
  | [verb: "item-discarded", item: number]
  | [verb: "used", item: number]
  | [verb: "shot", item: number]
  | [verb: "armed", weapon: number]
  | [verb: "struck", damage: number]
  | [verb: "put-below", location: number, deck: number]
  | [verb: "put-on-top", location: number, deck: number, item: number]
  | [verb: "deck-opens", location: number, deck: number, item: number]
  | [verb: "power", power: number]
  | [verb: "power-hurt", card: number, health: number]
  | [verb: "power-lost", card: number]
  | [verb: "minor", card: number]
  | [verb: "terror", card: number]
  | [verb: "terror-discarded", card: number]
  | [verb: "no-victims"]
  | [verb: "finale", finale: number]
  | [verb: "stalked", start: number, end: number]
  | [verb: "attack", actor: number, space: number, on: number, damage: number]
  | [verb: "missed", actor: number, space: number]
  | [verb: "stayed", actor: number, space: number]
  | [verb: "reduced", damage: number]
  | [verb: "unhurt"]
  | [verb: "minion-moved", minion: number, start: number, end: number]
  | [verb: "minion-dead", minion: number, space: number]
  | [verb: "minion-spawned", minion: number, space: number]
  | [verb: "minion-rises", minion: number, space: number]
  | [verb: "no-minion", minion: number]
  | [verb: "film-won"]
  | [verb: "turns-left", turns: number]
  | [verb: "credits"]
  | [verb: "event", event: number]
  | [verb: "event-ignored", event: number]
  | [verb: "minion-hurt", minion: number, space: number, health: number]
  | [verb: "appeared", space: number]
  | [verb: "once-more"]
  | [verb: "drawn", victim: number, start: number, end: number]
  | [verb: "called", victim: number, start: number, end: number]
  | [verb: "linked", first: number, second: number]
  | [verb: "fire", face: number, space: number]
  | [verb: "boat", space: number]
  | [verb: "fireworks", space: number]
  | [verb: "fireworks-out", space: number]
  | [verb: "trap", space: number]
  | [verb: "trap-set", space: number]
  | [verb: "peeked", card: number]
  | [verb: "buried"]
  | [verb: "removed", location: number, deck: number, item: number]
  | [verb: "turned-up", location: number, deck: number, item: number]
  | [verb: "next-time", time: number]
  | [verb: "rode-up", space: number]
  | [verb: "noise", there: number, space: number]
  | [verb: "hushed", space: number]
  | [verb: "came-out", space: number]
  | [verb: "walled"];

/** What may be chosen. */
export type GameOption =
  | [verb: "pass"]
  | [verb: "end"]
  | [verb: "play", card: number]
  | [verb: "discard", card: number]
  | [verb: "react", card: number]
  | [verb: "drop", card: number]
  | [verb: "spend", card: number]
  | [verb: "spare"]
  | [verb: "buy", card: number]
  | [verb: "buy-free"]
  | [verb: "take", card: number]
  | [verb: "line", number: number]
  | [verb: "either", number: number]
  | [verb: "convert", die: number]
  | [verb: "reroll-one", die: number, card: number]
  | [verb: "reroll-all", card: number]
  | [verb: "reroll-any", card: number]
  | [verb: "reroll-some", item: number]
  | [verb: "mark", die: number]
  | [verb: "roll-marked"]
  | [verb: "step", space: number, normal: number, specials: number]
  | [verb: "stay"]
  | [verb: "save", victim: number, place: number]
  | [verb: "claim", place: number]
  | [verb: "arrange", first: number, second: number]
  | [verb: "use", item: number]
  | [verb: "shield", item: number]
  | [verb: "stop-phase", item: number]
  | [verb: "weapon", item: number]
  | [verb: "bare"]
  | [verb: "keep", place: number, below: number]
  | [verb: "shoot", item: number, prey: number, space: number]
  | [verb: "prey", prey: number, space: number]
  | [verb: "strike", minion: number]
  | [verb: "rush", enemy: number, space: number]
  | [verb: "wound-power", card: number]
  | [verb: "break", card: number]
  | [verb: "aim", space: number, girl: number]
  | [verb: "way", space: number]
  | [verb: "hit", space: number, victim: number]
  | [verb: "hit-all", space: number]
  | [verb: "hit-girl", space: number]
  | [verb: "single-out", space: number]
  | [verb: "put", space: number]
  | [verb: "sail", space: number, normal: number, specials: number]
  | [verb: "deck", deck: number]
  | [verb: "turn-up", deck: number]
  | [verb: "remove-top", deck: number]
  | [verb: "skip", deck: number]
  | [verb: "moor", space: number]
  | [verb: "fireworks", space: number]
  | [verb: "leave"]
  | [verb: "bury"]
  | [verb: "drift", end: number, start: number, victim: number]
  | [verb: "draw-near", start: number, victim: number, end: number]
  | [verb: "link", first: number, second: number]
  | [verb: "ride-up", space: number]
  | [verb: "come-out", space: number];
