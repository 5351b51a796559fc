/** Scenes of Ghost Hunter 13 that need more than their title and line in the log. */

import type { EventInfo } from "../../protocol";
import type { Told } from "../face";
import type { View } from "./view";

/** A battle is seen by its Enemy, and continues the scene in which that appears. */
export function told({ event, text, scene }: EventInfo, view: object): Told | undefined {
  if (event[0] !== "battle" || !scene) return undefined;
  const { monsters, battle } = view as View;
  return { title: scene, text, piece: monsters.find(({ tile }) => tile === battle)?.id, joins: true };
}
