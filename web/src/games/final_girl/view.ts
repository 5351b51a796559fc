/** What is printed on the cards and boards of Final Girl, and the names of its pieces. */

import type { Content, NamedPiece } from "../face";
import { set } from "../../words";
import { KEYWORDS } from "./keywords";
import type { View } from "./types";

export type { Content } from "../face";
export type { Space, View } from "./types";

/** A line of a card, in full and in short. */
export interface Line {
  words: string;
  short: string;
  parts: Parts;
  /** As it continues a sentence after "or". */
  after_or?: { words: string; parts: Parts };
}

/** A text in parts: a text, or the text before a sign, the word of the sign, and the text after it. */
export type Parts = [before: string, word?: string, after?: string][];

export interface SpaceFacts {
  search: boolean;
  exit: boolean;
  water: boolean;
  deep: boolean;
  at: [number, number];
  links: Record<string, number[]>;
}

/** roll: the effect of a card for a Horror Roll (`gist` leaves out when it is played); two, one, none: the results of other cards. */
export type ActionFacts = { cost: number; reaction: boolean; attack: boolean } & (
  { roll: Line & { gist: string; gist_parts: Parts } } | { roll: null; two: Line; one: Line; none: Line[] }
);

export interface ItemFacts {
  hands: number;
  uses: number;
  weapon: { least: number; most: number; damage: number; time: number; dice: number } | null;
}

export interface KillerFacts {
  rows: { movement: number; attack: number; special: Line | null }[];
  first: Line;
  final: Line;
}

export interface FinaleFacts {
  action: Line;
}

export interface GirlFacts {
  saves: Line[];
  after: Line;
  ultimate: string;
}

export const FACE_DOWN = "?";

export function nameOf(card: string, content: Content): string {
  return content.get(card)?.name ?? card;
}

/** The Killer Action before each Terror card, or that of the revealed Finale: "attacks once". */
export function killerAction({ killer }: View, content: Content): string {
  const finale = killer.finale ? content.get(killer.finale) : undefined;
  const action = finale
    ? (finale.facts as unknown as FinaleFacts).action
    : (content.get(`killer-${killer.id}`)?.facts as unknown as KillerFacts | undefined)?.first;
  return action ? set(action.words).replace(/^The Killer /, "") : "";
}

/** The health of all Minor Dark Powers, which take damage before the Killer. */
export function guarding({ killer }: View): number {
  return killer.minors.reduce((sum, { health }) => sum + health, 0);
}

/** The goal in a sentence, and what comes before it. */
export function goal(table: View): string {
  return guarding(table) ? `${KEYWORDS.goal} ${KEYWORDS.first}` : KEYWORDS.goal;
}

export function specialName({ event }: Pick<View["specials"][number], "event">, content: Content): string {
  return nameOf(`event-${event}`, content);
}

export function spaceName(space: string, content: Content): string {
  return content.get(`space-${space}`)?.name ?? space;
}

export interface Pile {
  /** The first copy, which represents all. */
  card: string;
  count: number;
}

/** Cards of the same name as piles, the cheapest first, those of one cost in the order of the catalog. */
export function piles(cards: readonly string[], content: Content): Pile[] {
  const piles = new Map<string, Pile>();
  for (const card of cards) {
    const name = nameOf(card, content);
    const pile = piles.get(name);
    if (pile) pile.count += 1;
    else piles.set(name, { card, count: 1 });
  }
  const cost = ({ card }: Pile): number => Number(content.get(card)?.facts.cost ?? 0);
  const printed = [...content.keys()];
  return [...piles.values()].sort(
    (first, second) => cost(first) - cost(second) || printed.indexOf(first.card) - printed.indexOf(second.card),
  );
}

/** "1–4" of [1, 2, 3, 4]. */
export function faces(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (numbers.length > 1 && last !== undefined && first !== undefined && last - first === numbers.length - 1) {
    return `${first}–${last}`;
  }
  return numbers.join(",");
}

/** All pieces that the player can ask about: the spaces, the hand, the tableau, the Items. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const table = view as View;
  const cards = (label: string, zone: string[]): NamedPiece[] =>
    zone.map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  const once = (zone: string[]): string[] => piles(zone, content).map(({ card }) => card);
  return [
    ...table.spaces.map(({ id }) => ({ id: `space-${id}`, name: spaceName(id, content) })),
    ...cards("Hand", once(table.player.hand)),
    ...cards("Item", [...table.player.held, ...table.player.backpack]),
    ...cards("Tableau", once(table.tableau)),
    ...cards("Discard", once(table.discard)),
  ];
}
