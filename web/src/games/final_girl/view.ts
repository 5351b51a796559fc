/** What is printed on the cards and boards of Final Girl, and the names of its pieces. */

import type { Content, NamedPiece } from "../face";
import { count, set } from "../../words";
import { KEYWORDS } from "./keywords";
import type { Space, View } from "./types";

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

export interface MinionFacts {
  plural: string;
  health: number;
  tokens: number;
  /** How many take part in one action; 0 for all. */
  acting: number;
  /** Whether each holds a Victim of its space. */
  holds: boolean;
  does: string;
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
  if (!table.killer.exists) return KEYWORDS.last;
  return guarding(table) ? `${KEYWORDS.goal} ${KEYWORDS.first}` : KEYWORDS.goal;
}

export const victimsLeft = ({ spaces, specials }: View): number =>
  spaces.reduce((sum, space) => sum + space.victims, 0) + specials.filter(({ at }) => at !== null).length;

/** The goal without a Killer in a few words, and who is still in the way: "3 Imps, 5 Victims". */
export function remaining(table: View, content: Content): { goal: string; left: string } {
  const minions = `${table.minions.length} ${minionsName(table, content, table.minions.length)}`;
  const name = minionsName(table, content);
  return table.killer.finale
    ? { goal: `Goal: no ${name} left`, left: minions }
    : { goal: `Goal: no ${name} or Victims left`, left: `${minions}, ${count(victimsLeft(table), "Victim")}` };
}

/** Whether there is a Killer who is not on the map. */
export const isAway = ({ killer, spaces, step }: View): boolean =>
  killer.exists && step >= 0 && spaces.every((space) => !space.killer);

const minionFacts = (kind: string, content: Content): MinionFacts | undefined =>
  content.get(`minion-${kind}`)?.facts as unknown as MinionFacts | undefined;

/** The name of a kind of Minion, for this many. */
export function minionName(kind: string, content: Content, many = 2): string {
  return many === 1 ? nameOf(`minion-${kind}`, content) : (minionFacts(kind, content)?.plural ?? kind);
}

/** The name of all Minions of the match; "Minions" if there are several kinds. */
export function minionsName({ minion_cards: cards }: View, content: Content, many = 2): string {
  const only = cards.length === 1 ? cards[0] : undefined;
  return only ? minionName(only.id, content, many) : many === 1 ? "Minion" : "Minions";
}

/** The Minions in a space. */
export interface Pack {
  kind: string;
  count: number;
  /** "2 Imps" */
  words: string;
  /** The health of those that are hurt: "1, 2" */
  hurt: string;
}

export function packsAt({ minions }: View, space: string, content: Content): Pack[] {
  const here = minions.filter(({ at }) => at === space);
  return Array.from(new Set(here.map(({ kind }) => kind)), (kind) => {
    const own = here.filter((minion) => minion.kind === kind);
    const most = minionFacts(kind, content)?.health ?? 1;
    const hurt = own.filter(({ health }) => health < most).map(({ health }) => health);
    const words = `${own.length === 1 ? "" : `${own.length} `}${minionName(kind, content, own.length)}`;
    const marks = hurt.map((health) => `${health} health`).join(", ");
    return { kind, count: own.length, words: marks ? `${words} (${marks})` : words, hurt: hurt.join(", ") };
  });
}

/** The number of Victims in a space that Minions hold there. */
export function heldAt(table: View, { id, victims }: Space, content: Content): number {
  const holding = table.minions.filter(({ at, kind }) => at === id && minionFacts(kind, content)?.holds).length;
  return Math.min(holding, victims + table.specials.filter(({ at }) => at === id).length);
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
    ...table.minion_cards.map(({ id }) => ({ id: `minion-${id}`, name: `Minion: ${minionName(id, content, 1)}` })),
    ...cards("Hand", once(table.player.hand)),
    ...cards("Item", [...table.player.held, ...table.player.backpack]),
    ...cards("Tableau", once(table.tableau)),
    ...cards("Discard", once(table.discard)),
  ];
}
