/** The pictures of the cards and rooms. */

import type { ContentEntry } from "../../protocol";
import type { Content } from "../face";
import { drawn } from "./drawn";
import { typeEntry } from "./view";

const FILES = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

const made = new Map<string, string>();

/** The URL of the picture of a card or room: the published one, or one that is drawn for a pack. */
export function pictureOf({ id, kind, facts }: ContentEntry): string {
  const of = kind === "room" ? id : String(facts.type);
  const file = FILES[`./art/${of}.svg`];
  if (file) return file;
  const effects = (facts.effects ?? []) as string[];
  const key = [kind, of, ...effects].join();
  let picture = made.get(key);
  if (!picture) made.set(key, (picture = drawn(of, effects, kind === "room")));
  return picture;
}

/** The URL of the picture of a card type or room; "" for anything else. */
export function picture(id: string, content: Content): string {
  const entry = content.get(id) ?? (id ? typeEntry(id, content) : undefined);
  return entry?.kind === "room" || entry?.kind === "cursed card" ? pictureOf(entry) : "";
}
