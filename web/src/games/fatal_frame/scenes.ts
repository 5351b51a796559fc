/** How events are told as scenes: above all what other players do to the visitor, and what it costs. */

import type { EventInfo } from "../../protocol";
import { isOwn } from "../../names.svelte";
import { count, player, who } from "../../words";
import type { Content, Told } from "../face";
import type { GameEvent } from "./types";
import { cameraFacts, ghostFacts, nameOf, type View } from "./view";

/** Titles of Actions that another player uses on the visitor; {who} is that player. */
const DEEDS: Readonly<Record<string, string>> = {
  "lens-crack": "{who} cracks your lens",
  "light-fingers": "{who} reaches into your Camera",
  "torn-page": "{who} tears your page out",
  "faded-print": "{who} lets your print fade",
  "cold-draught": "{who} sends a cold draught",
  "held-breath": "{who} holds you in place",
  "wrong-door": "{who} shows you the wrong door",
  "quick-escape": "{who} moves you",
};

interface Cause {
  seat: number;
  /** The piece of the Action. */
  card: string;
}

export function scene(
  event: EventInfo,
  view: object,
  before: readonly EventInfo[],
  content: Content,
): Told | undefined {
  const verb = event.event[0] as GameEvent[0];
  const seat = event.seat ?? -1;
  const village = view as View;
  const own = isOwn(seat);
  const [, second = ""] = event.pieces;
  const cause = own ? causeOf(before, seat) : undefined;
  switch (verb) {
    // The dice and the steps of the fight show these.
    case "effect":
    case "failed":
      return { title: "", text: "", none: true };
    case "lost":
      return own ? lost(second, cause, before, content) : undefined;
    case "discarded":
      return cause && deed(cause, content, `You discard ${nameOf(second, content)}.`);
    case "held":
      return cause && deed(cause, content, "You skip all five steps of your next turn.");
    case "put-out":
    case "went":
    case "walked":
    case "left":
      return cause && deed(cause, content, event.text);
    case "stole": {
      const other = Number(event.event[2]);
      const card = event.pieces[2] ?? "";
      if (!isOwn(other)) return undefined;
      return deed(
        { seat, card: "light-fingers" },
        content,
        `You lose your ${nameOf(card, content)}.${rollsNow(card, content)}`,
      );
    }
    case "haunted":
    case "led": {
      const ghost = verb === "led" ? (event.pieces[0] ?? "") : second;
      const on = (event.event.slice(verb === "led" ? 2 : 3) as number[]).some(isOwn);
      const by =
        verb === "led" ? Number(before.findLast(({ event: [name] }) => name === "acted")?.event[1] ?? -1) : seat;
      if (!on || isOwn(by)) return undefined;
      return {
        title: `${player(by)} sends you the ${nameOf(ghost, content)}`,
        text: threat(ghost, content),
        piece: ghost,
        tone: "bad",
      };
    }
    case "captured": {
      const facts = ghostFacts(second, content);
      const points = village.players[seat]?.points ?? 0;
      return {
        title: `${who(seat)} ${own ? "capture" : "captures"} the ${nameOf(second, content)}`,
        text: `${facts?.value ? `${count(facts.value, "point")}. ` : ""}${own ? "You have" : "Now"} ${points} of ${village.threshold} points.`,
        piece: second,
        tone: own ? "good" : "plain",
      };
    }
    case "boss-appeared": {
      const boss = content.get(second);
      return {
        title: `The ${boss?.name ?? "Boss"} waits`,
        text: `${own ? "For you" : `For ${player(seat)}`}, with ${count(Number(boss?.facts.life ?? 0), "bead")} of life. Each die above ${String(boss?.facts.power)} removes one.`,
        piece: second,
        tone: own ? "bad" : "plain",
      };
    }
    case "struck":
    case "thrown-out":
    case "won": {
      const boss = verb === "thrown-out" ? village.players[seat]?.boss?.id : second;
      return {
        title: event.scene ?? "",
        text: event.text,
        piece: boss,
        tone: own ? (verb === "thrown-out" ? "bad" : "good") : "plain",
      };
    }
    default:
      return undefined;
  }
}

const deed = ({ seat, card }: Cause, content: Content, text: string): Told => {
  const id = content.get(card)?.id ?? card;
  const title = DEEDS[id]?.replace("{who}", player(seat)) ?? `${player(seat)} plays ${nameOf(card, content)}`;
  return { title, text, piece: card, tone: "bad" };
};

/** The Action of another player that led to an event, if it is the latest thing that was done. */
function causeOf(before: readonly EventInfo[], seat: number): Cause | undefined {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const { event, pieces } = before[at] ?? { event: [], pieces: [] };
    if (event[0] === "acted") return event[1] === seat ? undefined : { seat: Number(event[1]), card: pieces[1] ?? "" };
    if (event[0] === "turn" || event[0] === "faced" || event[0] === "effect" || event[0] === "function")
      return undefined;
  }
  return undefined;
}

/** The loss of a card of the visitor: to another player's Action, or to a Ghost Effect. */
function lost(
  card: string,
  cause: Cause | undefined,
  before: readonly EventInfo[],
  content: Content,
): Told | undefined {
  const facts = ghostFacts(card, content);
  const points = Number(facts?.value ?? 0);
  const text = `You lose your ${nameOf(card, content)}${points ? ` and ${count(points, "point")}` : ""}.${rollsNow(card, content)}`;
  if (cause) return deed(cause, content, text);
  const last = before.findLast(({ event: [verb] }) => verb === "effect" || verb === "turn");
  if (last?.event[0] !== "effect") return undefined;
  const ghost = last.pieces.at(-1) ?? "";
  return { title: `The ${nameOf(ghost, content)} takes from you`, text, piece: ghost, tone: "bad" };
}

/** What a Camera rolls after it has lost a Film. */
function rollsNow(card: string, content: Content): string {
  const more = Number(content.get(card)?.facts.dice ?? 0);
  if (!more) return "";
  const base = cameraFacts(content).dice;
  return ` You now roll ${count(base, "die", "dice")} instead of ${base + more}.`;
}

/** What a Ghost at the visitor's Location means. */
function threat(ghost: string, content: Content): string {
  const facts = ghostFacts(ghost, content);
  if (!facts) return "";
  const does = facts.white && ` ${facts.white}`;
  return `Power ${facts.power}: you fight it at the start of your turn.${does}`;
}
