/** The printed facts of cards and board, and the names of pieces. */

import type { ContentEntry, EventInfo, OptionInfo } from "../../protocol";
import { begun, count, list, player, title } from "../../words";
import type { Content, NamedPiece } from "../face";
import type { PlayerView, TokenKind, View } from "./types";

export type { Content } from "../face";
export type { MatCard, PlayerView, Sum, TokenKind, View } from "./types";

export const TYPES = ["courage", "reason", "hope"] as const;
/** A symbol on a tile, in a requirement or on a back. */
export type Sign = (typeof TYPES)[number] | "void" | "corrupt" | "starting" | "fear";

/** The printed facts of a Spirit or a Fear card. type: of a Spirit; fear: the Fear of a Fear card. */
export interface CardFacts {
  needs: Sign[];
  powers: string[];
  line: string;
  type?: Sign;
  fear?: string;
  /** The name of its Move's pattern, or "". */
  pattern: string;
}

/** The printed facts of a Target card. back: the pattern on the backs of the Fear's cards. */
export interface FearFacts {
  /** Its name without "The Fear of". */
  short: string;
  role: string;
  back: string;
  difficulty: number;
  tokens: string[];
  strength: number;
  defense: number;
  corrupt: number;
  move: number;
  tricks: number;
  needs: number;
}

/**
 * The board, row by row from the north. columns, rows: what they are called; sides: clockwise; home: the Starting Tiles of each.
 * slots: of each phase, but for what a Fear adds; starting: the Starting Spirits that each player takes.
 */
export interface BoardFacts {
  tiles: Sign[];
  squares: string[];
  columns: string[];
  rows: string[];
  sides: string[];
  home: Record<string, number[]>;
  slots: number;
  starting: number;
}

/** Where a Move leads: steps and directions [right, ahead]. */
export interface Pattern {
  name: string;
  text: string;
  offsets: [number, number][];
  rays: [number, number][];
}

/** Whether a card is face down for this player. */
export const isBack = (card: string): boolean => card.startsWith("?");

/** The symbol on the back of a card. */
export function backOf(card: string, content: Content): Sign {
  if (isBack(card)) return card.slice(1) as Sign;
  const entry = content.get(card);
  if (entry?.kind === "fear card") return "fear";
  return entry?.kind === "spirit" ? ((entry.facts.type ?? "starting") as Sign) : "starting";
}

export function nameOf(card: string, content: Content): string {
  if (isBack(card)) return `${title(card.slice(1))} card, face down`;
  return content.get(card)?.name ?? title(card);
}

export function cardFacts(entry: ContentEntry): CardFacts {
  return entry.facts as unknown as CardFacts;
}

/** The Target card of a Fear. */
export function targetOf(fear: string | null, content: Content): { entry: ContentEntry; facts: FearFacts } | undefined {
  const entry = fear ? content.get(fear) : undefined;
  return entry && { entry, facts: entry.facts as unknown as FearFacts };
}

export function patternOf(name: string, content: Content): Pattern | undefined {
  const entry = name ? content.get(`pattern-${name}`) : undefined;
  return entry && ({ name, text: entry.text, ...entry.facts } as unknown as Pattern);
}

/** The text of a card, in a sentence or two. */
export function describe(card: string, content: Content): string {
  const entry = content.get(card);
  if (!entry) return nameOf(card, content);
  const facts = cardFacts(entry);
  const needs = facts.needs.length ? `Needs ${list(facts.needs.map(title))}. ` : "";
  const kind = entry.kind === "spirit" ? `${title(facts.type ?? "")} Spirit` : title(entry.kind);
  return `${entry.name}: ${kind}. ${needs}${entry.text}`;
}

const NO_BOARD: BoardFacts = {
  tiles: [],
  squares: [],
  columns: [],
  rows: [],
  sides: [],
  home: {},
  slots: 1,
  starting: 0,
};

export function boardOf(content: Content): BoardFacts {
  const entry = content.get("board");
  return entry ? (entry.facts as unknown as BoardFacts) : NO_BOARD;
}

/** The part of a square's name that differs in a line: the row if the columns are the same, otherwise the column. */
export function apart(line: readonly number[], { columns, rows }: BoardFacts): string[] {
  const inColumn = new Set(line.map((tile) => tile % columns.length)).size === 1;
  return line.map(
    (tile) => (inColumn ? rows[Math.floor(tile / columns.length)] : columns[tile % columns.length]) ?? "",
  );
}

/** The kind of the token on each tile; undefined for a free tile. */
export function standing(dream: View): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  dream.kinds.forEach(({ seat, blue }, kind) => {
    const tiles = seat !== null ? (dream.players[seat]?.tokens ?? []) : blue ? dream.blue : dream.red;
    for (const tile of tiles) found[tile] = kind;
  });
  return found;
}

/** The name of a kind of token. */
export function tokenName(kind: TokenKind | undefined): string {
  return kind && kind.seat !== null ? `token of ${player(kind.seat)}` : (kind?.name ?? "");
}

/** The tiles as a seat sees them, row by row, with its Home Row at the bottom. */
export function asSeen(dream: View, { columns, sides }: BoardFacts): number[] {
  const size = columns.length;
  const side = dream.seat === null ? null : (dream.players[dream.seat]?.side ?? null);
  const quarters = side === null ? 0 : (sides.indexOf(side) + 2) % sides.length;
  return Array.from({ length: size * size }, (_, place) => {
    let [row, column] = [Math.floor(place / size), place % size];
    for (let turn = 0; turn < quarters; turn += 1) [row, column] = [column, size - 1 - row];
    return row * size + column;
  });
}

/** The sides of the board as a seat sees them: ahead, right, near, left. */
export function sidesAsSeen(dream: View, { sides }: BoardFacts): string[] {
  const side = dream.seat === null ? null : (dream.players[dream.seat]?.side ?? null);
  const near = side === null ? 2 : sides.indexOf(side);
  return [2, 3, 0, 1].map((step) => sides[(near + step) % sides.length] ?? "");
}

/** "the 2nd Hope pile", "the Fear deck". */
export function pileName(pile: number, content: Content): string {
  return (content.get("pile")?.facts.names as string[] | undefined)?.[pile] ?? "";
}

/** Captured tokens by kind, without kinds that have none. */
export function captured(taken: readonly number[]): { kind: number; many: number }[] {
  return taken.flatMap((many, kind) => (many ? [{ kind, many }] : []));
}

/** Card backs, each with its count. */
export function backs(cards: readonly string[], content: Content): { sign: Sign; many: number }[] {
  const found = new Map<Sign, number>();
  for (const card of cards) found.set(backOf(card, content), (found.get(backOf(card, content)) ?? 0) + 1);
  return Array.from(found, ([sign, many]) => ({ sign, many }));
}

export function handWords(owner: PlayerView, content: Content): string {
  return `${count(owner.hand.length, "Spirit")} in hand: ${list(backs(owner.hand, content).map(({ sign, many }) => `${many} ${title(sign)}`)) || "none"}`;
}

/** Everything that a player may look up: the tiles, the piles, their own cards, the cards on the mats. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const dream = view as View;
  const board = boardOf(content);
  const there = standing(dream);
  const own = dream.seat === null ? undefined : dream.players[dream.seat];
  const cards = (label: string, zone: readonly string[]): NamedPiece[] =>
    zone.filter((id) => !isBack(id)).map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  return [
    ...cards("Hand", [...(own?.drawn ?? []), ...(own?.hand ?? [])]),
    ...board.tiles.map((sign, tile) => {
      const kind = there[tile];
      const shows = dream.corrupt.includes(tile) ? "Corrupt" : title(sign);
      return {
        id: `tile-${tile}`,
        name: `${board.squares[tile]}, ${shows}${kind === undefined ? "" : `: ${tokenName(dream.kinds[kind])}`}`,
      };
    }),
    ...dream.piles.map((_, pile) => ({ id: `pile-${pile}`, name: begun(pileName(pile, content)) })),
    ...dream.players.flatMap((owner, seat) =>
      cards(player(seat), [...owner.spirits.map(({ id }) => id), ...owner.fears.map(({ id }) => id)]),
    ),
  ];
}

/** The cards that a seat alone has just seen, with no later event. */
export function justSeen(seat: number | null, events: readonly EventInfo[]): EventInfo[] {
  const looks = (event: EventInfo): boolean =>
    event.seat === seat && ["peeked", "spied"].includes(String(event.event[0]));
  return seat === null ? [] : events.slice(events.findLastIndex((event) => !looks(event)) + 1);
}

/** The Target cards of the six Fears. */
export function fearsOf(content: Content): ContentEntry[] {
  return Array.from(content.values()).filter(
    (entry, at, all) => entry.kind === "target fear" && all.indexOf(entry) === at,
  );
}

/** Whether the Fear and the Starting Spirits are still being chosen. */
export const isChoosing = (dream: View, content: Content): boolean =>
  !dream.round && (!dream.fear || dream.players.some(({ hand }) => hand.length < boardOf(content).starting));

/** The Moves of a question, as [start, end]. */
export const waysOf = (options: readonly OptionInfo[]): (readonly [start: number, end: number])[] =>
  options.flatMap(({ option }) => (option[0] === "move" ? [[Number(option[1]), Number(option[2])] as const] : []));
