/** What is printed on the cards and boards of Final Girl, and the names of its pieces. */

import type { Content, NamedPiece } from "../face";
import type { View } from "./types";

export type { Content } from "../face";
export type { Space, View } from "./types";

export interface SpaceFacts {
  search: boolean;
  exit: boolean;
  water: boolean;
  deep: boolean;
  at: [number, number];
  links: Record<string, number[]>;
}

export interface ActionFacts {
  cost: number;
  reaction: boolean;
  attack: boolean;
  reroll: boolean;
  two: string;
  one: string;
  none: string[];
}

export interface ItemFacts {
  hands: number;
  uses: number;
  weapon: { least: number; most: number; damage: number; time: number; dice: number } | null;
}

export interface KillerFacts {
  rows: { movement: number; attack: number; special: string }[];
  first: string;
  final: string;
}

export interface GirlFacts {
  saves: string[];
  after: string;
  ultimate: string;
}

export const FACE_DOWN = "?";

export function nameOf(card: string, content: Content): string {
  return content.get(card)?.name ?? card;
}

export function spaceName(space: string, content: Content): string {
  return content.get(`space-${space}`)?.name ?? space;
}

export interface Pile {
  /** The first copy, which stands for all. */
  card: string;
  count: number;
}

/** Cards of the same name as piles, the cheapest first. */
export function piles(cards: readonly string[], content: Content): Pile[] {
  const found = new Map<string, Pile>();
  for (const card of cards) {
    const name = nameOf(card, content);
    const pile = found.get(name);
    if (pile) pile.count += 1;
    else found.set(name, { card, count: 1 });
  }
  const cost = ({ card }: Pile): number => Number(content.get(card)?.facts.cost ?? 0);
  return [...found.values()].sort((one, other) => cost(one) - cost(other));
}

const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/move up to (\d+) spaces?/i, "Move $1"],
  [/lose (\d+) health/i, "Health −$1"],
  [/recover (\d+) health/i, "Health +$1"],
  [/the Action phase ends/i, "phase ends"],
  [/look at the top 2 Items and keep one/i, "Best of 2 Items"],
  [/take the top Item/i, "Top Item"],
  [/take an Action card of cost (\d+) or less/i, "Card of cost ≤ $1"],
  [/his Dark Power is revealed/i, "Dark Power"],
  [/the Killer recovers (\d+) health/i, "Health +$1"],
  [/the next Terror card is discarded/i, "−1 Terror"],
  [/3 and 4 are successes/i, "3, 4 count:"],
  [/for the rest of the Action phase/i, "all phase"],
  [/on the next Horror Roll/i, "next roll"],
  [/ignore all damage/i, "No damage"],
  [/(\d+) damage less, but at least (\d+)/i, "$1 less, at least $2"],
  [/(\d+) damage less/i, "Take $1 less"],
  [/(\d+) (dice|die) more/i, "+$1 $2,"],
  [/ -(\d)/g, " −$1"],
  [/(?<=\w) (?=[−+]\d)/g, "\u00a0"],
];

/** A line of a card in fewer words. */
export function short(line: string): string {
  return SHORTER.reduce((text, [from, to]) => text.replace(from, to), line);
}

/** "1–4" of [1, 2, 3, 4]. */
export function faces(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (numbers.length > 1 && last !== undefined && first !== undefined && last - first === numbers.length - 1) {
    return `${first}–${last}`;
  }
  return numbers.join(",");
}

/** Everything one may ask about: the spaces, the hand, the tableau, the Items. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const camp = view as View;
  const cards = (label: string, zone: string[]): NamedPiece[] =>
    zone.map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  const once = (zone: string[]): string[] => piles(zone, content).map(({ card }) => card);
  return [
    ...camp.spaces.map(({ id }) => ({ id: `space-${id}`, name: spaceName(id, content) })),
    ...cards("Hand", once(camp.player.hand)),
    ...cards("Item", [...camp.player.held, ...camp.player.backpack]),
    ...cards("Tableau", once(camp.tableau)),
    ...cards("Discard", once(camp.discard)),
  ];
}

/** Steps are grouped by the space they lead to. */
export function spaceOf(piece: string, _view: object, content: Content): string | null {
  return piece.startsWith("space-") ? (content.get(piece)?.name ?? null) : null;
}
