/** What a game's folder gives the table: its board, its part of a player's place, and words for its pieces. */

import type { Component, Snippet } from "svelte";

import type { Moves } from "../look/moves";
import type { Ambience } from "../look/sounds";
import type { ContentEntry, EventInfo, GameInfo, OptionInfo, SeatInfo } from "../protocol";

/** The entries of a game, by their ids and by the ids of their copies. */
export type Content = ReadonlyMap<string, ContentEntry>;

export function byPiece(entries: readonly ContentEntry[]): Content {
  return new Map(entries.flatMap((entry) => [entry.id, ...entry.pieces].map((id) => [id, entry])));
}

/** A piece or place that can be asked about. */
export interface NamedPiece {
  id: string;
  name: string;
}

/** What a game's components are given. view: the game's own, as its view.ts declares it. */
export interface BoardProps {
  view: object;
  seats: SeatInfo[];
  content: Content;
  /** Whether a piece stands for an option of the open question, or for several. */
  choosable(piece: string): boolean;
  /** The options of the open question; none while there is no question, or an answer to it is under way. */
  options: readonly OptionInfo[];
  /** The piece whose options are marked, or "". */
  picked: string;
  /** What has happened up to the moment that is shown. */
  events: readonly EventInfo[];
  /** The roll whose dice are tumbling, for boards that show them themselves. */
  rolling?: Roll | undefined;
  /** The places of these players, or of all: each with name, mark and the game's `Player`. */
  players: Snippet<[seats?: readonly number[]]>;
}

/** seat: whose place it is. */
export interface PlayerProps extends BoardProps {
  seat: number;
}

/** card: the id of the card that is looked at. */
export interface LookProps extends Pick<BoardProps, "view" | "content"> {
  card: string;
}

/** How a match ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  /** Each seat's side at the end, in games that have sides. */
  sides?: string[];
}

export interface StandingProps extends BoardProps {
  outcome: Outcome;
}

export interface ShelfProps {
  game: GameInfo;
  /** Opens the daily challenge. */
  daily: () => void;
}

/** What is shown of a game before anybody sits down to it. */
export interface GameSign {
  /** The address of the game's picture on the front page. */
  cover: string;
  /** The game's own colour: its card on the front page and the edges of its table. At least 3:1 on the dark wood. */
  accent: string;
  /** Another way to set a table up, in the game's dialog "More". */
  shelf?: { name: string; help: string; load(): Promise<Component<ShelfProps>> };
  /** Fetches what draws its table. */
  load(): Promise<GameFace>;
}

/** A die of a roll. */
export interface RolledDie {
  /** number: 6 numbers; ghost: ghosts on 3 of 6 sides, face 1 shows one. */
  kind: "number" | "ghost";
  face: number;
  /** Its result; "plain" unless given. Shown once all dice have come to rest, never by its color alone. */
  mark?: "plain" | "success" | "failure";
  /** Its meaning in one or two words, such as "raised" or "Boss". */
  word?: string;
  /** Whether it stays where it was, as in a reroll of other dice. */
  still?: boolean;
  /** The id under which options and guides name it. */
  piece?: string;
}

/** A possible result, as on the card that is played. */
export interface RollLine {
  /** The condition, such as "2+". */
  mark: string;
  text: string;
}

/** What the tray shows of an event: dice that are thrown, or what comes of them, or a card that is drawn. */
export interface Roll {
  /**
   * throw: the dice tumble and come to rest. result: dice that already lie there get their result, such as after cards
   * have raised them. draw: a card is turned face up, without dice.
   */
  kind: "throw" | "result" | "draw";
  /** What is rolled for, shown while the dice tumble; it says nothing about the result. */
  title: string;
  dice: readonly RolledDie[];
  /** The possible results; none where there is only a number. */
  lines: readonly RollLine[];
  /** The index of the line that takes effect; undefined while cards can still change the dice. */
  lit?: number | undefined;
  /** Shown once the dice have come to rest. text: why, such as "a 5 or 6 is a success". */
  outcome?: { title: string; text: string; tone: "good" | "bad" | "plain" } | undefined;
  /** Whether the visitor's roll has failed: it stays until the visitor continues. */
  fails?: boolean;
  /** The card that is drawn or played, shown by `Picture`. */
  piece?: string | undefined;
}

/** An event as a scene: who does what to whom, why, and what it costs. */
export interface Told {
  title: string;
  /** What it costs or gains, with numbers: "You lose your 61-Film. You now roll 1 die instead of 3." */
  text: string;
  /** The piece whose picture the scene shows. */
  piece?: string | undefined;
  tone?: "good" | "bad" | "plain";
  /** Whether it is left out, because another event's scene already tells it. */
  none?: boolean;
  /** Whether it continues the scene before it, with nothing in between: both are one. */
  joins?: boolean;
}

export interface PictureProps extends BoardProps {
  piece: string;
  size: "token" | "card" | "scene";
}

export interface GameFace {
  /** The board alone. It fills its rectangle, which stays the same for the whole match. */
  Board: Component<BoardProps>;
  /** A player's place; null where the board shows all there is, as in a game for one. */
  Player: Component<PlayerProps> | null;
  /**
   * Your state and the goal with your progress, in one line; for a spectator, the state of the table. A button with
   * `data-sheet="rivals"`, `"hand"` or `"log"` opens that part on small screens.
   */
  Vitals: Component<BoardProps>;
  /** Your cards, or the places of all players. */
  Hand: Component<BoardProps>;
  /** The right column: opponents, other players and decks; a sheet on small screens. */
  Rivals: Component<BoardProps>;
  /** A first step of the question that no piece of the board stands for, in the question line. */
  Steps?: Component<BoardProps>;
  /** The phases and the round, in the bar at the top. Small screens show only what has `data-now`. */
  Phase?: Component<BoardProps>;
  /** wide: hand and vitals below the board; square: the hand in the right column, no vitals on a large screen. */
  shape: "wide" | "square";
  /** The height of the hand on a large screen, in pixels at 100 % text size; 182 unless given. */
  handHeight?: number;
  /** The height of the vitals above the hand on a low screen, likewise; 64 unless given. */
  vitalsHeight?: number;
  /** The name of the right column on small screens, such as "Killer"; "Players" unless given. */
  rivals?: string | ((view: object) => string);
  /** Whether rolls and draws are shown in a tray. */
  tray?: boolean;
  /** Whether a piece only begins an option, which another of its pieces ends: a click marks what it may end with. */
  begins?(option: OptionInfo, piece: string): boolean;
  /** The piece that is selected as soon as a question opens, such as a token whose moves are lit at once. */
  picks?(options: readonly OptionInfo[], view: object): string | undefined;
  /** The card of an option that the board shows by its name or in short alone: it is looked at closer from the option's button, too. */
  looks?(option: OptionInfo, view: object): string | undefined;
  /** A card drawn large for a closer look; nothing where it is face down or no card. */
  Look: Component<LookProps>;
  /** What its events look like. */
  moves: Moves;
  ambience: Ambience;
  /**
   * Returns what the tray shows of an event, or undefined if it is neither a roll nor a draw. view: the position at
   * the event; before: all events before it.
   */
  rolls?(event: EventInfo, view: object, before: readonly EventInfo[], content: Content): Roll | undefined;
  /**
   * Returns an event as a scene, where its title and its line in the log do not say it. Also gives a scene
   * to an event without a title, such as one that takes something from the visitor.
   */
  scene?(event: EventInfo, view: object, before: readonly EventInfo[], content: Content): Told | undefined;
  /** Whether the board itself shows the latest events, such as a fight with its dice, so that nothing may cover it. */
  stages?(view: object, events: readonly EventInfo[]): boolean;
  /** Draws a piece as a token, on a card or as large as the board. */
  Picture: Component<PictureProps>;
  /** Whether a later event tells an event again, as damage that is announced and then taken: only the open log has it. */
  retold?(events: readonly EventInfo[], at: number): boolean;
  /** What is read aloud when an event is staged, where that is more than its line in the log. */
  aloud?(event: EventInfo, view: object): string | undefined;
  /** How many moves may wait to be seen before all are left out; 6 unless given. */
  patience?: number;
  /** Fetches what tells how it ended, seat by seat. */
  standing(): Promise<Component<StandingProps>>;
  /** The result of a seat in two or three words, for games where "You won" and "You lost" are not the game's. */
  verdict?(won: boolean, outcome: Outcome): string;
  /** The address of the picture above the result, where it is not the cover. */
  ending?(outcome: Outcome, view: object): string;
  /** Every piece and place one may ask about. */
  pieces(view: object, content: Content): NamedPiece[];
}

/** The name of the right column on small screens. */
export function rivalsName({ rivals = "Players" }: GameFace, view: object): string {
  return typeof rivals === "string" ? rivals : rivals(view);
}
