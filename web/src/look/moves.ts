/** The animations of events, shared by all games. A place is a piece's id or a `data-place`. */

import type { EventInfo } from "../protocol";
import type { Sound } from "./sounds";

export type Move =
  /** A piece is placed at its current position. */
  | { kind: "drop"; piece: string; sound?: Sound }
  /** A card moves from its old to its new position, or to the place if it has none. gone: always to the place. */
  | { kind: "fly"; piece: string; to: string; gone?: boolean; sound?: Sound }
  /** A figure moves from one place to another. */
  | { kind: "walk"; piece: string; from: string; to: string; sound?: Sound }
  /** Cards move from a place to their current positions. */
  | { kind: "deal"; pieces: string[]; from: string; sound?: Sound }
  /** A card is turned face up. */
  | { kind: "turn"; piece: string; sound?: Sound }
  /** All dice on the table are rolled. */
  | { kind: "roll"; sound?: Sound }
  /** Ghosts drift from one place to another. */
  | { kind: "drift"; count: number; from: string; to: string; sound?: Sound }
  /** Cards burn away. */
  | { kind: "burn"; pieces: string[]; sound?: Sound }
  /** A sound without movement. */
  | { kind: "hear"; sound: Sound };

/** Returns the animation of an event, given all events before it, or null. */
export type Moves = (event: EventInfo, before: readonly EventInfo[]) => Move | null;
