/** What an event looks like on the table, in words every game can use. A place is a piece's id or a `data-place`. */

import type { EventInfo } from "../protocol";
import type { Sound } from "./sounds";

export type Move =
  /** A piece is set down where it stands now. */
  | { kind: "drop"; piece: string; sound?: Sound }
  /** A card travels from where it lay to where it lies now, or else to the place. gone: in any case to the place. */
  | { kind: "fly"; piece: string; to: string; gone?: boolean; sound?: Sound }
  /** A figure goes from a place to another. */
  | { kind: "walk"; piece: string; from: string; to: string; sound?: Sound }
  /** Cards come from a place to where they lie now. */
  | { kind: "deal"; pieces: string[]; from: string; sound?: Sound }
  /** A card is turned up. */
  | { kind: "turn"; piece: string; sound?: Sound }
  /** All dice on the table are thrown again. */
  | { kind: "roll"; sound?: Sound }
  /** Ghosts drift from a place to another. */
  | { kind: "drift"; count: number; from: string; to: string; sound?: Sound }
  /** Cards that lay on the table burn away. */
  | { kind: "burn"; pieces: string[]; sound?: Sound }
  /** Nothing moves. */
  | { kind: "hear"; sound: Sound };

/** The move of an event, given all events up to it; null where there is nothing to see. */
export type Moves = (event: EventInfo, before: readonly EventInfo[]) => Move | null;
