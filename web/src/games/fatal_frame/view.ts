/** The view of Fatal Frame, as games/fatal_frame/view.py makes it. */

import type { ContentEntry } from "../../protocol";
import { player } from "../../words";
import type { NamedPiece } from "../face";

export type Content = ReadonlyMap<string, ContentEntry>;

/** A Ghost in play, and the Actions that lie on it. */
export interface GhostView {
  id: string;
  attached: string[];
}

/** A cell of the Exterior Map. location: null while it lies face down. */
export interface CellView {
  id: string;
  location: string | null;
  ghosts: GhostView[];
}

export interface RoomView {
  id: string;
  ghosts: GhostView[];
}

export interface CameraView {
  id: string;
  film: { id: string; attached: string[] } | null;
  orbs: string[];
  functions: { id: string; used: boolean }[];
}

export interface SeatView {
  points: number;
  /** Whether the points are enough for the Shrine. */
  ready: boolean;
  /** Cards; FACE_DOWN for each that is hidden. */
  hand: string[];
  album: string[];
  items: string[];
  camera: CameraView;
  /** The cell where the player is, that of the house while inside; null before the first move. */
  at: number | null;
  /** The place in the path. */
  inside: number | null;
  path: RoomView[];
  boss: { id: string; life: number; attached: string[] } | null;
  skips: boolean;
}

export interface CombatView {
  step: number;
  ghost: string;
  boss: boolean;
  power: number;
  rolled: number[];
  final: number[];
  boss_rolled: number | null;
  boss_die: number | null;
}

export interface VillageView {
  seat: number | null;
  seats: number;
  turn: number;
  over: boolean;
  round: number;
  phase: string;
  first: number;
  threshold: number;
  deck: number;
  discard: string[];
  interiors: number;
  interior_discard: string[];
  bosses: number;
  village: CellView[];
  players: SeatView[];
  combat: CombatView | null;
  failed: boolean;
  /** The only step that is left after a lost fight: "move" or "play". */
  only: string | null;
  warded: boolean;
  flash: number;
  played: string[];
  /** The Function that is being paid for. */
  paying: string | null;
}

export interface GhostFacts {
  power: number;
  zone: "exterior" | "interior" | "both";
  chase: boolean;
  filament: "red" | "blue";
  value: number;
  /** Its text counts in an Album. */
  album: boolean;
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

/** The slots of a Camera, and of an Album. */
export const ORBS = 3;
export const FUNCTIONS = 2;
export const ALBUM = 6;

export const CELL_NAMES = [
  "north-west",
  "north",
  "north-east",
  "west",
  "centre",
  "east",
  "south-west",
  "south",
  "south-east",
] as const;

/** The content entry of a card: "seeker-a" is one of the copies of "seeker". */
export function entryOf(card: string, content: Content): ContentEntry | undefined {
  return content.get(card) ?? content.get(card.replace(/-[a-i]$/, ""));
}

export function nameOf(card: string, content: Content): string {
  return entryOf(card, content)?.name ?? card;
}

/** A Ghost's printed facts. */
export function ghostFacts(card: string, content: Content): GhostFacts | undefined {
  return entryOf(card, content)?.facts as unknown as GhostFacts | undefined;
}

export const ZONES = { exterior: "Exterior", interior: "Interior", both: "Ext./Int." } as const;
const ZONE_NAMES = { exterior: "Exterior", interior: "Interior", both: "Exterior and Interior" } as const;

/** All that is printed on a card, in a sentence or two. */
export function told(card: string, content: Content): string {
  const entry = entryOf(card, content);
  if (!entry) return card;
  const facts = entry.facts;
  if (entry.kind === "ghost") {
    const ghost = facts as unknown as GhostFacts;
    const ways = `${ZONE_NAMES[ghost.zone]}, ${ghost.chase ? "Chase" : "Bound"}, ${ghost.filament} filament`;
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

/** How many dice a Camera attacks with: its own and those of its Film. */
export function attackDice(camera: CameraView, content: Content): number {
  return 1 + Number((camera.film && entryOf(camera.film.id, content)?.facts.dice) ?? 0);
}

/** The name of a cell's Location, or where it lies. */
export function cellName(village: VillageView, cell: number, content: Content): string {
  const location = village.village[cell]?.location;
  return location ? nameOf(location, content) : `the face-down Location in the ${CELL_NAMES[cell]}`;
}

/** Who stands on a cell, and not in its house. */
export function standing(village: VillageView, cell: number | null): number[] {
  return village.players.flatMap((one, seat) => (one.at === cell && one.inside === null ? [seat] : []));
}

/** Everything one may ask about: Locations, players, Ghosts, the hand, the Camera. */
export function namedPieces(view: object, content: Content): NamedPiece[] {
  const village = view as VillageView;
  const cards = (label: string, zone: readonly string[]): NamedPiece[] =>
    zone.filter((id) => id !== FACE_DOWN).map((id) => ({ id, name: `${label}: ${nameOf(id, content)}` }));
  const own = village.seat === null ? undefined : village.players[village.seat];
  return [
    ...village.village.map(({ id }, cell) => ({ id, name: cellName(village, cell, content) })),
    ...village.players.map((_, seat) => ({ id: `seat-${seat}`, name: player(seat) })),
    ...cards("Hand", own?.hand ?? []),
    ...village.village.flatMap(({ ghosts }) => cards("Ghost", ghosts.map(({ id }) => id))),
    ...village.players.flatMap((one, seat) => [
      ...cards(`${player(seat)}, path`, one.path.map(({ id }) => id)),
      ...one.path.flatMap(({ ghosts }) => cards("Ghost", ghosts.map(({ id }) => id))),
      ...cards("Boss", one.boss ? [one.boss.id] : []),
      ...cards(`${player(seat)}, Camera`, [
        ...(one.camera.film ? [one.camera.film.id] : []),
        ...one.camera.orbs,
        ...one.camera.functions.map(({ id }) => id),
      ]),
      ...cards(`${player(seat)}, Album`, one.album),
      ...cards(`${player(seat)}, Item`, one.items),
    ]),
    { id: "discard", name: "The discard pile" },
  ];
}
