/** Generated from what the game declares by `make generate`: do not edit. */

/** A Boss in the Shrine. life: the beads left; attached: the Actions attached to the Boss. */
export interface Boss {
  attached: string[];
  id: string;
  life: number;
}

/** A player's Camera with its Upgrades. */
export interface Camera {
  film: Ghost | null;
  functions: Function[];
  id: string;
  orbs: string[];
}

/** A cell of the Exterior Map. where: the position of the cell in words; location: None while the Location is face down. */
export interface Cell {
  ghosts: Ghost[];
  id: string;
  location: string | null;
  where: string;
}

/** The current attack. step: the number of the step; rolled: the attack dice as rolled; final: the current values of the dice; boss_rolled, boss_die: the same for the Boss die, None if none was rolled. */
export interface Combat {
  boss: boolean;
  boss_die: number | null;
  boss_rolled: number | null;
  final: number[];
  ghost: string;
  power: number;
  rolled: number[];
  step: number;
}

/** A Function on a Camera. used: whether the Function has been used this turn. */
export interface Function {
  id: string;
  used: boolean;
}

/** A Ghost in play or a Film on a Camera. attached: the Actions attached to it. */
export interface Ghost {
  attached: string[];
  id: string;
}

/** A player with cards and position. ready: whether the player has enough points for the Shrine; hand: "?" for each hidden card; at: the cell, None before the first move; inside: the index in the path, None outside a house; skips: whether the player skips the next turn. */
export interface Player {
  album: string[];
  at: number | null;
  boss: Boss | null;
  camera: Camera;
  hand: string[];
  inside: number | null;
  items: string[];
  path: Room[];
  points: number;
  ready: boolean;
  skips: boolean;
}

/** How a match ended. winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of each seat's side at the end, only in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** An Interior Location in a player's path, and the Ghosts there. */
export interface Room {
  ghosts: Ghost[];
  id: string;
}

/** The table as a seat sees it. last_round: the last round in which a player can win; bosses: the number of Bosses in the pile; paying: the Function being paid for. deck, interiors: the number of cards in each pile. */
export interface View {
  bosses: number;
  combat: Combat | null;
  deck: number;
  discard: string[];
  failed: boolean;
  first: number;
  flash: number;
  game: string;
  interior_discard: string[];
  interiors: number;
  known: string[];
  last_round: number;
  only: "discard" | "draw" | "fight" | "move" | "play" | "set-up" | null;
  over: boolean;
  paying: string | null;
  phase: "discard" | "draw" | "fight" | "move" | "play" | "set-up";
  played: string[];
  players: Player[];
  result: ResultView | null;
  round: number;
  seat: number | null;
  seats: number;
  threshold: number;
  turn: number;
  village: Cell[];
  warded: boolean;
}

/** What can happen. */
export type GameEvent =
  | [verb: "first", seat: number]
  | [verb: "turn", seat: number, round: number]
  | [verb: "closing", rounds: number]
  | [verb: "nobody-left", round: number]
  | [verb: "skipped", seat: number]
  | [verb: "held", seat: number]
  | [verb: "drew", seat: number, card: number]
  | [verb: "reshuffled"]
  | [verb: "reshuffled-interiors"]
  | [verb: "discarded", seat: number, card: number]
  | [verb: "kept", seat: number]
  | [verb: "lost", seat: number, card: number]
  | [verb: "nothing-lost", seat: number, part: number]
  | [verb: "guarded", seat: number, ghost: number, part: number]
  | [verb: "nothing-discarded", seat: number]
  | [verb: "detached", action: number]
  | [verb: "salvaged", seat: number, card: number]
  | [verb: "fitted", seat: number, card: number]
  | [verb: "explored", cell: number, house: number]
  | [verb: "went", seat: number, cell: number, house: number]
  | [verb: "left", seat: number, cell: number, house: number]
  | [verb: "put-out", seat: number, cell: number, house: number]
  | [verb: "entered", seat: number, house: number, ...rooms: number[]]
  | [verb: "walked", seat: number, step: number, room: number]
  | [verb: "followed", seat: number, ghost: number]
  | [verb: "vanished", ghost: number]
  | [verb: "left-behind", ghost: number]
  | [verb: "boss-appeared", seat: number, boss: number]
  | [verb: "boss-withdrew", seat: number, boss: number]
  | [verb: "faced", seat: number, ghost: number]
  | [verb: "rolled", seat: number, boss_die: number, ...dice: number[]]
  | [verb: "added", seat: number, by: number, ...dice: number[]]
  | [verb: "subtracted", seat: number, by: number, ...dice: number[]]
  | [verb: "raised", seat: number, die: number, value: number]
  | [verb: "effect", seat: number, ghost: number]
  | [verb: "spared", seat: number, ghost: number, ...rooms: number[]]
  | [verb: "failed", seat: number, ghost: number]
  | [verb: "captured", seat: number, ghost: number]
  | [verb: "struck", seat: number, boss: number, beads: number, life: number]
  | [verb: "stood-firm", seat: number]
  | [verb: "thrown-out", seat: number, face: number]
  | [verb: "won", seat: number, boss: number]
  | [verb: "warded", seat: number]
  | [verb: "flashed", seat: number]
  | [verb: "function", seat: number, card: number]
  | [verb: "passed", seat: number]
  | [verb: "haunted", seat: number, ghost: number, ...on: number[]]
  | [verb: "found", seat: number, card: number]
  | [verb: "replaced", seat: number, card: number]
  | [verb: "upgraded", seat: number, card: number]
  | [verb: "acted", seat: number, card: number]
  | [verb: "attached", seat: number, action: number, ghost: number]
  | [verb: "stole", seat: number, other: number, card: number]
  | [verb: "banished", ghost: number]
  | [verb: "led", ghost: number, ...seats: number[]];

/** What may be chosen. */
export type GameOption =
  | [verb: "pass"]
  | [verb: "end-turn"]
  | [verb: "draw"]
  | [verb: "discard", kind: number]
  | [verb: "keep"]
  | [verb: "pay", kind: number]
  | [verb: "lose", kind: number]
  | [verb: "give-up", kind: number]
  | [verb: "salvage", kind: number]
  | [verb: "leave-it"]
  | [verb: "function", kind: number]
  | [verb: "move", way: number, to: number]
  | [verb: "stay"]
  | [verb: "go-on"]
  | [verb: "scout", cell: number]
  | [verb: "fight", ghost: number]
  | [verb: "orb", die: number]
  | [verb: "add", kind: number, die: number]
  | [verb: "stand"]
  | [verb: "only", step: number]
  | [verb: "ghost", kind: number, seat: number]
  | [verb: "item", kind: number]
  | [verb: "upgrade", kind: number, old: number]
  | [verb: "attach", kind: number, ghost: number]
  | [verb: "attach-film", kind: number]
  | [verb: "do", kind: number]
  | [verb: "displace", kind: number, seat: number, way: number, to: number]
  | [verb: "take", kind: number, seat: number, taken: number]
  | [verb: "others-discard", kind: number]
  | [verb: "put-out", kind: number, seat: number]
  | [verb: "hold", kind: number, seat: number]
  | [verb: "banish", kind: number, ghost: number]
  | [verb: "lead", kind: number, ghost: number, seat: number]
  | [verb: "snapshot", kind: number, ghost: number];
