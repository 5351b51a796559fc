/** What another player or a Ghost has just taken from the visitor. */

import type { EventInfo } from "../../protocol";
import type { Content } from "../face";
import type { View } from "./types";

export interface Loss {
  lost: string;
  /** The visitor's cards of the same kind, with the lost one. */
  row: string[];
}

/** The loss in the latest event, or undefined if it is none of the visitor's. */
export function lossOf(village: View, events: readonly EventInfo[], content: Content): Loss | undefined {
  const me = village.seat === null ? undefined : village.players[village.seat];
  const last = events.at(-1);
  if (!me || !last) return undefined;
  const [verb, seat, other] = last.event;
  const mine = verb === "lost" ? seat === village.seat : verb === "stole" && other === village.seat;
  const lost = last.pieces.at(-1);
  if (!mine || lost === undefined) return undefined;
  const { film, orbs, functions } = me.camera;
  const zones = {
    ghost: me.album,
    item: me.items,
    upgrade: [...(film ? [film.id] : []), ...orbs, ...functions.map(({ id }) => id)],
  };
  const zone = zones[content.get(lost)?.kind as keyof typeof zones] as readonly string[] | undefined;
  return { lost, row: Array.from(new Set([...(zone ?? []), lost])) };
}
