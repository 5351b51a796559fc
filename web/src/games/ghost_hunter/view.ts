/** What lies on the table of Ghost Hunter 13, what is printed on it, and the names of its pieces. */

import type { ContentEntry, OptionInfo } from "../../protocol";
import { count, title } from "../../words";
import type { Content, NamedPiece } from "../face";
import type { HunterView, View } from "./types";

export type { Content } from "../face";
export type { CellView, HunterView, MonsterView, TileView, View } from "./types";

export const ABILITIES = ["ST", "DX", "IN", "WP"] as const;

/** What each of the abilities is. (GH-CHAR-2) */
export const ABILITY_WORDS = ["strength", "swiftness", "knowledge", "will"] as const;

/** "ST strength, DX swiftness, IN knowledge, WP will". */
export const LEGEND = ABILITIES.map((short, at) => `${short} ${ABILITY_WORDS[at]}`).join(", ");

/** What is printed on a character sheet. */
export interface CharacterFacts {
  profession: string;
  initials: string;
  feat: string;
}

/** What is printed on a room-tile. doors: the letters of its sides before it is turned; pair: its other half, or "". */
export interface TileFacts {
  doors: string;
  pair: string;
}

export const isBack = (card: string): boolean => card.startsWith("?");

export function nameOf(id: string, content: Content): string {
  return content.get(id)?.name ?? title(id);
}

/** What is printed on it, in a sentence or two. */
export function describe(id: string, content: Content): string {
  const entry = content.get(id);
  return entry ? [entry.name, entry.text].filter(Boolean).join(": ") : nameOf(id, content);
}

const COLOURS = ["#f0914a", "#86b8ea", "#9bcf86", "#d3aef0", "#f2d65c", "#f0a3b4"];

/** The color of a hunter: that of the player, or one for each hunter where a player has several. */
export function colourOf(view: View, number: number): string {
  const seat = view.hunters[number]?.seat ?? number;
  const several = view.hunters.some((other, at) => at !== number && other.seat === seat);
  return COLOURS[(several ? number : seat) % COLOURS.length] ?? "";
}

/** Whether a hunter is the visitor's only one: then it is called "You". */
export const isYou = (view: View, hunter: HunterView): boolean =>
  hunter.seat === view.seat && huntersOf(view, hunter.seat).length === 1;

/** "You", or the hunter's name. */
export const nameIn = (view: View, hunter: HunterView, content: Content): string =>
  isYou(view, hunter) ? "You" : hunterName(hunter, content);

export function hunterName(hunter: HunterView, content: Content): string {
  return hunter.character ? nameOf(hunter.character, content) : "A hunter not chosen yet";
}

export function characterOf(
  hunter: HunterView,
  content: Content,
): { entry: ContentEntry; facts: CharacterFacts } | undefined {
  const entry = hunter.character ? content.get(hunter.character) : undefined;
  return entry && { entry, facts: entry.facts as unknown as CharacterFacts };
}

export function tileFacts(tile: string, content: Content): TileFacts {
  return (content.get(tile)?.facts ?? { doors: "", pair: "" }) as unknown as TileFacts;
}

/** A playing card of the Insanity pile: its rank as printed, its suit, and what it takes from Maximum MP. */
export interface MindCard {
  rank: string;
  suit: "spades" | "hearts" | "diamonds" | "clubs";
  lowers: number;
}

/** What is printed on the Insanity cards of a rank. suits: by the id of each. */
interface MindFacts {
  rank: string;
  suits: Record<string, MindCard["suit"]>;
  lowers: number;
}

export function mindCard(card: string, content: Content): MindCard | undefined {
  const entry = content.get(card);
  if (entry?.kind !== "insanity") return undefined;
  const { rank, suits, lowers } = entry.facts as unknown as MindFacts;
  const suit = suits[card];
  return suit && { rank, suit, lowers };
}

/** What has befallen a hunter, in a word each. */
export function states(hunter: HunterView, view: View, number: number): string[] {
  const words: string[] = [];
  if (hunter.fares === "enemy") words.push("Enemy");
  else if (hunter.fares === "fallen") words.push("fallen");
  else if (hunter.fares === "guest") words.push("the Guest");
  if (hunter.bleeding) words.push("bleeds");
  if (hunter.dazed) words.push("dazed");
  if (hunter.confined) words.push("confined");
  if (hunter.fighting && view.battle) words.push(hunter.sits_out ? "in battle, sits out" : "in battle");
  if (view.companion?.led_by === number) words.push("leads");
  return words;
}

/** The numbers of a seat's hunters. */
export function huntersOf(view: View, seat: number): number[] {
  return view.hunters.flatMap((hunter, number) => (hunter.seat === seat ? [number] : []));
}

/** Whether it is this hunter's turn. */
export const onTurn = (view: View, number: number): boolean => !view.over && view.round > 0 && view.hunter === number;

export function mpWords(hunter: HunterView): string {
  return hunter.mp === null || hunter.most_mp === null
    ? `MP unknown to you, ${count(hunter.mp_damage, "point")} of damage`
    : `MP ${hunter.mp} of ${hunter.most_mp}`;
}

/** Which pieces call to be chosen: a hunter of whom no more can be said than how they seem does not. */
export function calling(
  options: readonly OptionInfo[],
  choosable: (piece: string) => boolean,
): (piece: string) => boolean {
  const quiet = new Set(options.flatMap(({ option, pieces }) => (option[0] === "mood" ? pieces : [])));
  for (const { option, pieces } of options) if (option[0] !== "mood") for (const piece of pieces) quiet.delete(piece);
  return (piece) => choosable(piece) && !quiet.has(piece);
}

/** All pieces with details to show: rooms, hunters, Monsters, Items, your own Insanity cards, clues. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const table = view as View;
  const named = (label: string, ids: readonly string[]): NamedPiece[] =>
    ids.filter((id) => !isBack(id)).map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  return [
    ...named(
      "Room",
      table.tiles.map(({ id }) => id),
    ),
    ...named(
      "Hunter",
      table.hunters.flatMap(({ character }) => (character ? [character] : [])),
    ),
    ...named(
      "Monster",
      table.monsters.map(({ id }) => id),
    ),
    ...named("Item", [
      ...table.hunters.flatMap(({ items }) => items),
      ...table.tiles.flatMap(({ dropped }) => dropped),
    ]),
    ...named(
      "Insanity card",
      table.hunters.flatMap(({ mind }) => mind),
    ),
  ];
}
