/** Generated from what the game declares by `make generate`: do not edit. */

/** A cell of the map and its doors. floor: the floor; part: the separate part of the floor, 0 for the main part, each with its own grid; east, south: the distance from the middle of the grid; doors: the sides with printed doors; markers: the sides whose wall has become a door. */
export interface CellView {
  doors: string[];
  east: number;
  floor: string;
  markers: string[];
  part: number;
  south: number;
}

/** A clue that has been read out. piece: the id of the clue in events. */
export interface ClueView {
  at: string;
  id: string;
  piece: string;
  text: string;
}

/** The companion. led_by: the number of the hunter who leads the companion, None without one. */
export interface CompanionView {
  led_by: number | null;
  name: string;
  nerve: number;
  tile: string;
}

/** The other end of a Tower: a side of a tile on the other floor. tile, side: None while the other floor has no tile there yet. */
export interface EndView {
  side: string | null;
  tile: string | null;
}

/** A hunter. fares: the state, such as "standing"; mind: the Insanity cards, "?" for hidden ones; mp, most_mp: None for seats that may not know the Insanity cards; abilities: ST, DX, IN and WP with raises; mood: the mood that the player shows, true or not; asked: when the seat wants to be asked, visible to its own player only. (GH-ACE-16, GH-INFO-1, GH-INFO-2, GH-INFO-3) */
export interface HunterView {
  abilities: number[];
  asked: string | null;
  attack: string | null;
  bleeding: boolean;
  character: string | null;
  confined: boolean;
  dazed: boolean;
  fares: string;
  fighting: boolean;
  first_mp: number;
  hp: number;
  hp_damage: number;
  items: string[];
  judge: number;
  mind: string[];
  mood: string;
  most_hp: number;
  most_mp: number | null;
  mp: number | null;
  mp_damage: number;
  psychic: boolean;
  role: string | null;
  seat: number;
  sits_out: boolean;
  tile: string | null;
  tokens: string[];
}

/** A Monster on the map. hp, mp: the points left, None for a pool that the Monster does not have; most_hp, most_mp: the points without damage. */
export interface MonsterView {
  attack: string;
  declared: string | null;
  hp: number | null;
  id: string;
  most_hp: number;
  most_mp: number;
  mp: number | null;
  powers: string[];
  st: number;
  tile: string;
  wp: number;
}

/** How a match ended. winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of each seat's side at the end, only in games with sides. */
export interface ResultView {
  reason: string;
  scores: number[];
  sides?: string[];
  winners: number[];
}

/** A tile on the map. far: where the other door of a Tower leads; turned: the quarter turns; locked: the numbers of the ways out that are locked; sealed: whether its shutter is closed; insanity, events, items: the number of face-down cards on the tile; dropped: the Items that lie face up on the tile; tokens: the names of the tokens on the tile. */
export interface TileView {
  cell: CellView;
  dropped: string[];
  events: number;
  explored: boolean;
  far: EndView | null;
  id: string;
  insanity: number;
  items: number;
  locked: number[];
  sealed: boolean;
  tokens: string[];
  turned: number;
}

/** Everything that a seat may know about the table. scenario: the id of the scenario; goal: the aim of the hunters that is read aloud; prepared: sentences about the tiles in the piles; battle: the tile of the battle; covered: the cells of face-down tiles; tile_piles, event_pile, item_pile, insanity_pile: the number of cards left; black: the Enemy's Judge cards in this battle round; script: all clues, for the host only; enemy_goal: what a fallen hunter wants. hunter: the number of the turn player. */
export interface View {
  battle: string | null;
  battle_round: number;
  black: number[];
  cleared: string[];
  clues: ClueView[];
  clues_in_all: number;
  companion: CompanionView | null;
  counts: Record<string, number>;
  covered: CellView[];
  drawn: string[];
  ends: string[];
  enemy_goal: string;
  enemy_side: string;
  event_discard: string[];
  event_pile: number;
  game: string;
  goal: string;
  host: number | null;
  hunter: number;
  hunters: HunterView[];
  insanity_discard: string[];
  insanity_pile: number;
  item_discard: string[];
  item_pile: number;
  item_point: number;
  known: string[];
  laws: string[];
  monsters: MonsterView[];
  outcome: number;
  over: boolean;
  points: number;
  prepared: string[];
  result: ResultView | null;
  round: number;
  scenario: string;
  script: ClueView[];
  seat: number | null;
  seats: number;
  setting: string;
  special: string[];
  tile_piles: number[];
  tiles: TileView[];
  title: string;
  turn: number;
}

/** What can happen. */
export type GameEvent =
  | [verb: "plays", seat: number, who: number]
  | [verb: "raised", who: number, what: number]
  | [verb: "waits", who: number]
  | [verb: "begins", scenario: number, short: number]
  | [verb: "round", round: number]
  | [verb: "turn", seat: number, who: number, round: number]
  | [verb: "moved", who: number, tile: number]
  | [verb: "stairs", who: number, tile: number]
  | [verb: "opened", who: number, tile: number]
  | [verb: "appeared", tile: number, floor: number]
  | [verb: "tower", tile: number, floor: number]
  | [verb: "returned-tile", tile: number]
  | [verb: "dead-end", tile: number]
  | [verb: "barred", who: number, tile: number]
  | [verb: "wall-opened", tile: number]
  | [verb: "placed", tile: number]
  | [verb: "mapped", who: number, tile: number]
  | [verb: "marked", who: number, tile: number]
  | [verb: "no-wall", tile: number]
  | [verb: "confined", who: number]
  | [verb: "freed", who: number]
  | [verb: "locked", who: number, tile: number]
  | [verb: "unlocked", who: number, tile: number]
  | [verb: "turned", who: number, card: number]
  | [verb: "shuffled", pile: number]
  | [verb: "checked", who: number, ability: number, least: number, drawn: number, more: number]
  | [verb: "spared", who: number]
  | [verb: "maddened", who: number, card: number]
  | [verb: "no-numeral", who: number]
  | [verb: "helps", who: number, other: number]
  | [verb: "seems", who: number, mood: number]
  | [verb: "eased", who: number, card: number]
  | [verb: "found", who: number, card: number]
  | [verb: "used", who: number, card: number, other: number]
  | [verb: "picked-up", who: number, card: number]
  | [verb: "dropped", who: number, card: number]
  | [verb: "gave", who: number, card: number, other: number]
  | [verb: "declined", who: number]
  | [verb: "lost", who: number, card: number]
  | [verb: "learned", who: number]
  | [verb: "peeked", who: number, kind: number, card: number]
  | [verb: "considered", who: number, card: number]
  | [verb: "drifts", who: number, side: number]
  | [verb: "changed-places", who: number, other: number]
  | [verb: "dazed", who: number]
  | [verb: "bleeds", who: number]
  | [verb: "stanched", who: number]
  | [verb: "announced", who: number, points: number, pool: number]
  | [verb: "would-fall", who: number]
  | [verb: "hurt", who: number, points: number, pool: number]
  | [verb: "healed", who: number, points: number, pool: number]
  | [verb: "cancelled", who: number, other: number, points: number, pool: number]
  | [verb: "reflected", who: number, monster: number, points: number, pool: number]
  | [verb: "rebounded", who: number, other: number, points: number, pool: number]
  | [verb: "fails", who: number, pool: number]
  | [verb: "saved", who: number]
  | [verb: "fell", who: number, tile: number]
  | [verb: "turned-enemy", who: number]
  | [verb: "returned", who: number]
  | [verb: "appears", monster: number, tile: number]
  | [verb: "no-room", monster: number]
  | [verb: "battle", tile: number]
  | [verb: "declares", monster: number, pool: number]
  | [verb: "hunter-declares", who: number, pool: number]
  | [verb: "aims", who: number, monster: number]
  | [verb: "escaped", who: number, tile: number]
  | [verb: "caught", who: number]
  | [verb: "joined", who: number]
  | [verb: "drew", who: number, judge: number, more: number]
  | [verb: "drew-black", judge: number]
  | [verb: "drew-two", judge: number, other: number]
  | [verb: "wounded", monster: number, points: number, pool: number]
  | [verb: "defeated", monster: number]
  | [verb: "wandered", monster: number, tile: number]
  | [verb: "walked", monster: number, tile: number]
  | [verb: "kept-out", monster: number, tile: number]
  | [verb: "fights", who: number, other: number, own: number, theirs: number]
  | [verb: "pushed", who: number, tile: number]
  | [verb: "beaten", who: number]
  | [verb: "ransomed", who: number, card: number, other: number]
  | [verb: "haunts", who: number, other: number]
  | [verb: "lures", who: number]
  | [verb: "broke", tile: number]
  | [verb: "advanced", who: number, round: number]
  | [verb: "clue", scenario: number, clue: number]
  | [verb: "acted", who: number, deed: number]
  | [verb: "token", token: number, tile: number]
  | [verb: "carries", who: number, token: number]
  | [verb: "handed", who: number, token: number, other: number]
  | [verb: "laid-down", who: number, token: number]
  | [verb: "spent-token", who: number, token: number]
  | [verb: "companion", tile: number]
  | [verb: "leads", who: number]
  | [verb: "leaves", who: number, ...scenario: number[]]
  | [verb: "nerve", points: number, ...scenario: number[]]
  | [verb: "ran-home", tile: number, ...scenario: number[]]
  | [verb: "sealed", who: number, tile: number]
  | [verb: "folded", tile: number]
  | [verb: "rubbed-out", tile: number]
  | [verb: "shifted", ...tiles: number[]]
  | [verb: "altered", monster: number]
  | [verb: "revealed", who: number]
  | [verb: "cleared", scenario: number, suspect: number]
  | [verb: "accused", scenario: number, suspect: number, guilty: number]
  | [verb: "deadlock"]
  | [verb: "ended", won: number];

/** What may be chosen. */
export type GameOption =
  | [verb: "character", who: number]
  | [verb: "raise", what: number]
  | [verb: "later"]
  | [verb: "go", way: number]
  | [verb: "open", way: number]
  | [verb: "break-out"]
  | [verb: "pick-lock"]
  | [verb: "unlock", tile: number]
  | [verb: "stay"]
  | [verb: "act", deed: number]
  | [verb: "use", card: number, on: number]
  | [verb: "find"]
  | [verb: "give", card: number, other: number]
  | [verb: "ask-for", card: number, other: number]
  | [verb: "swap", card: number, theirs: number]
  | [verb: "pick-up", card: number]
  | [verb: "drop", card: number]
  | [verb: "carry", token: number]
  | [verb: "hand", token: number, other: number]
  | [verb: "lay-down", token: number]
  | [verb: "lead"]
  | [verb: "leave"]
  | [verb: "treat", other: number]
  | [verb: "ease", card: number]
  | [verb: "help", other: number]
  | [verb: "end-turn"]
  | [verb: "agree"]
  | [verb: "decline"]
  | [verb: "lay", tile: number]
  | [verb: "turn", quarters: number]
  | [verb: "apart"]
  | [verb: "beside", tile: number, way: number]
  | [verb: "mood", who: number, mood: number]
  | [verb: "answers", seat: number, reply: number]
  | [verb: "cancel"]
  | [verb: "reflect"]
  | [verb: "let-it-be"]
  | [verb: "pass"]
  | [verb: "lose", card: number]
  | [verb: "take-first", card: number]
  | [verb: "take-second", card: number]
  | [verb: "swap-with", other: number]
  | [verb: "mark", side: number]
  | [verb: "top", place: number]
  | [verb: "keep"]
  | [verb: "under"]
  | [verb: "fight-on"]
  | [verb: "escape", tile: number]
  | [verb: "join"]
  | [verb: "stay-out"]
  | [verb: "attack", pool: number]
  | [verb: "aim", monster: number]
  | [verb: "ready"]
  | [verb: "fight", other: number]
  | [verb: "walk", monster: number, tile: number]
  | [verb: "ransom", card: number, other: number]
  | [verb: "haunt", other: number]
  | [verb: "lure"]
  | [verb: "break-shutter"]
  | [verb: "rearrange", tile: number, other: number]
  | [verb: "fold", tile: number]
  | [verb: "advance"]
  | [verb: "rub-out", tile: number]
  | [verb: "accuse", suspect: number];
