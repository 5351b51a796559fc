/** How the great moments are told. */

import type { EventInfo } from "../../protocol";
import type { Content, Told } from "../face";
import type { GameEvent } from "./types";
import { minionsName, spaceName, type View } from "./view";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "The third to die.", "Number 11 to die." */
function ordinal(number: number, what: string): string {
  const word = ORDINALS[number - 1];
  return word ? `The ${word} ${what}.` : `Number ${number} ${what}.`;
}

/** An attack is at most this many events before its damage or death. */
const RECENT = 4;

/** Return the piece that attacked in the latest events: the Killer, or a kind of Minion. */
export function attacker(events: readonly EventInfo[]): string | undefined {
  return events.slice(-RECENT - 1).findLast(({ event }) => event[0] === "attack")?.pieces[0];
}

const many = (before: readonly EventInfo[], verb: string): number =>
  before.filter(({ event }) => event[0] === verb).length + 1;

export function told(info: EventInfo, view: object, before: readonly EventInfo[], content: Content): Told | undefined {
  const event = info.event as unknown as GameEvent;
  const table = view as View;
  const first = info.pieces[0] ?? "";
  const place = spaceName(first.replace(/^space-/, ""), content);
  const killer = content.get(`killer-${table.killer.id}`)?.name ?? "The Killer";
  switch (event[0]) {
    case "killed":
      return {
        title: "A Victim dies",
        text: `At the ${place}. ${ordinal(many(before, "killed"), "to die")}`,
        piece: info.pieces[1] ?? first.replace(/^space-/, "victims-"),
        tone: "bad",
      };
    case "saved":
      return {
        title: "Saved",
        text: `Out through the ${place}. ${ordinal(many(before, "saved"), "that you saved")}`,
        piece: first,
        tone: "good",
      };
    case "attack":
      return { title: "An attack", text: info.text, piece: first, tone: "bad" };
    case "hurt":
      return {
        title: "You are hurt",
        text: info.text,
        piece: attacker(before) ?? "girl",
        tone: "bad",
      };
    case "bloodlust": {
      const facts = content.get(`killer-${table.killer.id}`)?.facts as
        { rows: { movement: number; attack: number; special: { words: string } | null }[] } | undefined;
      const row = facts?.rows[event[1]];
      const { movement, attack } = event[1] === table.killer.row ? table.killer : (row ?? table.killer);
      const now = !row
        ? ""
        : table.killer.exists
          ? `He now moves ${movement} and hurts ${attack}.`
          : `${minionsName(table, content)} now move ${movement} and hurt ${attack}.`;
      return {
        title: "Bloodlust rises",
        text: `Step ${event[1] + 1}. ${now}${row?.special ? ` ${row.special.words}.` : ""}`,
        piece: table.killer.exists ? "killer" : "",
        tone: "bad",
      };
    }
    case "killer-dead":
      return { title: `${killer} is dead`, text: "You have won.", piece: "girl", tone: "good" };
    case "girl-dead":
      return { title: "You die", text: `${killer} has won.`, piece: attacker(before) ?? "killer", tone: "bad" };
    case "film-won":
      return { title: "You have survived", text: info.text, piece: "girl", tone: "good" };
    case "credits":
      return { title: "The credits roll", text: "You have not won.", piece: "girl", tone: "bad" };
    case "minion-rises":
      return { title: "The dead rise", text: info.text, piece: first, tone: "bad" };
    case "power":
    case "finale":
    case "terror":
    case "event":
      return { title: content.get(first)?.name ?? "", text: content.get(first)?.text ?? info.text, piece: first };
    default:
      return undefined;
  }
}
