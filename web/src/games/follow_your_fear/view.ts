/** What is printed on the cards and the board of Follow Your Fear, and the names of its pieces. */

import type { ContentEntry, EventInfo } from "../../protocol";
import { count, list, player, title } from "../../words";
import type { Content, NamedPiece } from "../face";
import type { PlayerView, View } from "./types";

export type { Content } from "../face";
export type { MatCard, PlayerView, View } from "./types";

export const TYPES = ["courage", "reason", "hope"] as const;
/** What a tile shows, a requirement asks for, or a back says. */
export type Sign = (typeof TYPES)[number] | "void" | "corrupt" | "starting" | "fear";

export const RED = 4;
export const BLUE = 5;
export const SLOTS = 3;
/** Among the piles, the Fear deck. */
export const FEAR_DECK = 6;
const SIZE = 8;
const TOKENS = 6;
const SIDES = ["north", "east", "south", "west"] as const;

/** What is printed on a Spirit or a Fear card. type: of a Spirit; fear: the Fear a Fear card belongs to. */
export interface CardFacts {
  needs: Sign[];
  powers: string[];
  line: string;
  type?: Sign;
  fear?: string;
  /** The name of its Move's pattern, or "". */
  pattern: string;
}

/** What is printed on the Target card of a Fear. back: the pattern on the backs of its cards. */
export interface FearFacts {
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

/** Where a Move leads: steps and directions [right, ahead]. */
export interface Pattern {
  name: string;
  text: string;
  offsets: [number, number][];
  rays: [number, number][];
}

/** Whether a card lies face down to the reader. */
export const isBack = (card: string): boolean => card.startsWith("?");

/** What the back of a card shows. */
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

/** All that is printed on a card, in a sentence or two. */
export function told(card: string, content: Content): string {
  const entry = content.get(card);
  if (!entry) return nameOf(card, content);
  const facts = cardFacts(entry);
  const needs = facts.needs.length ? `Needs ${list(facts.needs.map(title))}. ` : "";
  const kind = entry.kind === "spirit" ? `${title(facts.type ?? "")} Spirit` : title(entry.kind);
  return `${entry.name}: ${kind}. ${needs}${entry.text}`;
}

/** The types of the 64 tiles, row by row from the north. */
export function tiles(content: Content): Sign[] {
  const rows = (content.get("board")?.facts.rows ?? []) as string[];
  const signs: Readonly<Record<string, Sign>> = { C: "courage", R: "reason", H: "hope", V: "void" };
  return rows.flatMap((row) => row.split(" ").map((letter) => signs[letter] ?? "void"));
}

/** "e5": the column from the west, the row from the south. */
export const square = (tile: number): string => `${letterOf(tile)}${numberOf(tile)}`;

const letterOf = (tile: number): string => "abcdefgh"[tile % SIZE] ?? "";
const numberOf = (tile: number): string => String(SIZE - Math.floor(tile / SIZE));

/** What tells the tiles of a line apart: their numbers where they share a letter, else their letters. */
export function apart(line: readonly number[]): string[] {
  return line.map(new Set(line.map(letterOf)).size === 1 ? numberOf : letterOf);
}

/** The kind of the token on each tile; undefined where none stands. */
export function standing(dream: View): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  dream.players.forEach(({ tokens }, seat) => tokens.forEach((tile) => (found[tile] = seat)));
  for (const tile of dream.red) found[tile] = RED;
  for (const tile of dream.blue) found[tile] = BLUE;
  return found;
}

/** What a kind of token is called. */
export function tokenName(kind: number, fear: string | null, content: Content): string {
  if (kind < RED) return `token of ${player(kind)}`;
  const names = targetOf(fear, content)?.facts.tokens ?? [];
  return names[Math.min(kind - RED, names.length - 1)] ?? "Fear token";
}

/** The tiles as they lie before a seat, row by row: its Home Row is at the bottom. */
export function asSeen(dream: View): number[] {
  const side = dream.seat === null ? null : (dream.players[dream.seat]?.side ?? null);
  const quarters = side === null ? 0 : (SIDES.indexOf(side as (typeof SIDES)[number]) + 2) % SIDES.length;
  return Array.from({ length: SIZE * SIZE }, (_, place) => {
    let [row, column] = [Math.floor(place / SIZE), place % SIZE];
    for (let turn = 0; turn < quarters; turn += 1) [row, column] = [column, SIZE - 1 - row];
    return row * SIZE + column;
  });
}

/** The sides of the board as they lie before a seat: ahead, right, near, left. */
export function sidesAsSeen(dream: View): (typeof SIDES)[number][] {
  const side = dream.seat === null ? null : (dream.players[dream.seat]?.side ?? null);
  const near = side === null ? 2 : SIDES.indexOf(side as (typeof SIDES)[number]);
  return [2, 3, 0, 1].map((step) => SIDES[(near + step) % SIDES.length] ?? "north");
}

/** The Starting Tiles of a side. */
export function homeRow(side: string): number[] {
  const along = Array.from({ length: TOKENS }, (_, at) => at + 1);
  if (side === "north") return along;
  if (side === "south") return along.map((column) => (SIZE - 1) * SIZE + column);
  return along.map((row) => row * SIZE + (side === "east" ? SIZE - 1 : 0));
}

/** "the 2nd Hope pile". */
export function pileName(pile: number): string {
  return `the ${pile % 2 ? "2nd" : "1st"} ${title(TYPES[Math.floor(pile / 2)] ?? "")} pile`;
}

/** Captured tokens by kind, those of which there are any. */
export function captured(taken: readonly number[]): { kind: number; many: number }[] {
  return taken.flatMap((many, kind) => (many ? [{ kind, many }] : []));
}

/** Backs side by side, each with how many there are. */
export function backs(cards: readonly string[], content: Content): { sign: Sign; many: number }[] {
  const found = new Map<Sign, number>();
  for (const card of cards) found.set(backOf(card, content), (found.get(backOf(card, content)) ?? 0) + 1);
  return Array.from(found, ([sign, many]) => ({ sign, many }));
}

export function handWords(one: PlayerView, content: Content): string {
  return `${count(one.hand.length, "Spirit")} in hand: ${list(backs(one.hand, content).map(({ sign, many }) => `${many} ${title(sign)}`)) || "none"}`;
}

/** Everything one may ask about: the tiles, the piles, one's own cards, the cards on the mats. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const dream = view as View;
  const there = standing(dream);
  const own = dream.seat === null ? undefined : dream.players[dream.seat];
  const cards = (label: string, zone: readonly string[]): NamedPiece[] =>
    zone.filter((id) => !isBack(id)).map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  return [
    ...cards("Hand", [...(own?.drawn ?? []), ...(own?.hand ?? [])]),
    ...tiles(content).map((sign, tile) => {
      const kind = there[tile];
      const shows = dream.corrupt.includes(tile) ? "Corrupt" : title(sign);
      return { id: `tile-${tile}`, name: `${square(tile)}, ${shows}${kind === undefined ? "" : `: ${tokenName(kind, dream.fear, content)}`}` };
    }),
    ...dream.piles.map((_, pile) => ({ id: `pile-${pile}`, name: title(pileName(pile)) })),
    ...dream.players.flatMap((one, seat) =>
      cards(player(seat), [...one.spirits.map(({ id }) => id), ...one.fears.map(({ id }) => id)]),
    ),
  ];
}

/** What a seat has just looked at, alone, and nothing has happened since. */
export function justSeen(seat: number | null, events: readonly EventInfo[]): EventInfo[] {
  const looks = (told: EventInfo): boolean => told.seat === seat && ["peeked", "spied"].includes(String(told.event[0]));
  return seat === null ? [] : events.slice(events.findLastIndex((told) => !looks(told)) + 1);
}
