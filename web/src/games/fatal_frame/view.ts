/** The printed facts of the cards of Fatal Frame, and the names of its pieces. */

import { player } from "../../words";
import type { EventInfo, OptionInfo } from "../../protocol";
import type { Content, NamedPiece } from "../face";
import type { Camera, View } from "./types";

export type { Content } from "../face";
export type { Camera, Ghost, Player, View } from "./types";

export interface GhostFacts {
  power: number;
  /** The name and short name of its zone. */
  zone_name: string;
  zone_short: string;
  chase: boolean;
  filament: "red" | "blue";
  value: number;
  /** Further points for each other Ghost in the same Album. */
  others: number;
  /** When its Ghost Effect applies; "" without dice that trigger it. */
  when: "" | "fail" | "even" | "odd" | "always";
  /** What its Ghost Effect does, as part of a sentence. */
  effect: string;
  /** Its white text, for a fight, and its red text, for an Album; "" for none. */
  white: string;
  red: string;
  /** Its text without rules; "" for none. */
  flavor: string;
}

export interface ItemFacts {
  value: number;
  locations: string[];
}

export interface BossFacts {
  power: number;
  life: number;
  bonus: string[];
  adds: number;
}

export const FACE_DOWN = "?";

/** The slots of a Camera and of an Album, and the dice of the Camera itself. */
export interface CameraFacts {
  album: number;
  orbs: number;
  functions: number;
  dice: number;
}

export function nameOf(card: string, content: Content): string {
  return content.get(card)?.name ?? card;
}

/** The printed facts of a Ghost. */
export function ghostFacts(card: string, content: Content): GhostFacts | undefined {
  return content.get(card)?.facts as unknown as GhostFacts | undefined;
}

/** What a Ghost or an Item counts among the cards of a player. */
export function worth(card: string, album: readonly string[], content: Content): number {
  const facts = ghostFacts(card, content);
  return (facts?.value ?? 0) + (facts?.others ?? 0) * (album.length - 1);
}

/** A description of a card in one or two sentences. */
export function describe(card: string, content: Content): string {
  const entry = content.get(card);
  if (!entry) return card;
  const facts = entry.facts;
  if (entry.kind === "ghost") {
    const ghost = facts as unknown as GhostFacts;
    const ways = `${ghost.zone_name}, ${ghost.chase ? "Chase" : "Bound"}, ${ghost.filament} filament`;
    return `${entry.name}: Ghost, Power ${ghost.power}, Album value ${ghost.value}, ${ways}. ${entry.text}`;
  }
  if (entry.kind === "item") {
    const item = facts as unknown as ItemFacts;
    const where = item.locations.map((room) => nameOf(room, content)).join(", ");
    return `${entry.name}: Item, ${item.value} points. Play at: ${where}. ${entry.text}`;
  }
  if (entry.kind === "boss") {
    const boss = facts as unknown as BossFacts;
    return `${entry.name}: Boss, Power ${boss.power}, ${boss.life} beads. ${entry.text}`;
  }
  if (entry.kind === "upgrade") {
    return `${entry.name}: ${facts.sort === "orb" ? "Spirit Orb" : facts.sort === "film" ? "Film" : "Function"} Upgrade. ${entry.text}`;
  }
  return `${entry.name}: ${entry.kind === "action" ? "Action" : "Location"}. ${entry.text}`;
}

/** The printed facts of every Camera. */
export function cameraFacts(content: Content): CameraFacts {
  const printed = Array.from(content.values()).find(({ kind }) => kind === "camera")?.facts;
  return (printed ?? { orbs: 0, functions: 0, dice: 0, album: 0 }) as unknown as CameraFacts;
}

/** The attack dice of a Camera: its own and those of its Film. */
export function attackDice(camera: Camera, content: Content): number {
  return cameraFacts(content).dice + Number((camera.film && content.get(camera.film.id)?.facts.dice) ?? 0);
}

/** What an option adds to a die, 0 if none does: an Orb before a Function. */
export function additionOf(options: readonly OptionInfo[], die: string, content: Content): number {
  const added = options
    .filter(({ option, pieces }) => (option[0] === "orb" || option[0] === "add") && pieces.includes(die))
    .map(({ pieces }) => /add (\d)/.exec(String(content.get(pieces.at(-1) ?? "")?.facts.does ?? ""))?.[1]);
  return Number(added[0] ?? 0);
}

/** The name of a cell's Location, or its position if face down. */
export function cellName(village: View, cell: number, content: Content): string {
  const { location, where } = village.village[cell] ?? { location: null, where: "" };
  return location ? nameOf(location, content) : `the face-down Location in the ${where}`;
}

/** The village with the Locations that the events of this turn have revealed, which a view may not show yet. */
export function revealed(village: View, events: readonly EventInfo[], content: Content): View {
  const exteriors = Array.from(content.values()).filter(({ kind }) => kind === "exterior location");
  const turn = events.findLastIndex(({ event: [verb] }) => verb === "turn");
  const found = new Map(
    events
      .slice(turn + 1)
      .flatMap(({ event: [verb, cell, house] }) =>
        verb === "explored" ? [[Number(cell), exteriors[Number(house)]?.id ?? null] as const] : [],
      ),
  );
  if (!found.size) return village;
  const shown = village.village.map((cell, at) => ({ ...cell, location: cell.location ?? found.get(at) ?? null }));
  return { ...village, village: shown };
}

/** The seats at a cell but not inside its house. */
export function standing(village: View, cell: number | null): number[] {
  return village.players.flatMap((owner, seat) => (owner.at === cell && owner.inside === null ? [seat] : []));
}

/** The pieces with explanations: Locations, players, Ghosts, the hand, the Camera. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const village = view as View;
  const cards = (label: string, zone: readonly string[]): NamedPiece[] =>
    zone.filter((id) => id !== FACE_DOWN).map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  const own = village.seat === null ? undefined : village.players[village.seat];
  return [
    ...village.village.map(({ id }, cell) => ({ id, name: cellName(village, cell, content) })),
    ...village.players.map((_, seat) => ({ id: `seat-${seat}`, name: player(seat) })),
    ...cards("Hand", own?.hand ?? []),
    ...village.village.flatMap(({ ghosts }) =>
      cards(
        "Ghost",
        ghosts.map(({ id }) => id),
      ),
    ),
    ...village.players.flatMap((owner, seat) => [
      ...cards(
        `${player(seat)}, path`,
        owner.path.map(({ id }) => id),
      ),
      ...owner.path.flatMap(({ ghosts }) =>
        cards(
          "Ghost",
          ghosts.map(({ id }) => id),
        ),
      ),
      ...cards("Boss", owner.boss ? [owner.boss.id] : []),
      ...cards(`${player(seat)}, Camera`, [
        ...(owner.camera.film ? [owner.camera.film.id] : []),
        ...owner.camera.orbs,
        ...owner.camera.functions.map(({ id }) => id),
      ]),
      ...cards(`${player(seat)}, Album`, owner.album),
      ...cards(`${player(seat)}, Item`, owner.items),
    ]),
    { id: "discard", name: "The discard pile" },
  ];
}
