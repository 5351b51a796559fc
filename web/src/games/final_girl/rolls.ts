/** What the dice tray shows: Horror Rolls with the lines of their card, other dice, and the Killer's cards. */

import type { EventInfo } from "../../protocol";
import { count, set } from "../../words";
import type { Content, Roll, RolledDie, RollLine } from "../face";
import { ROLLS } from "./films";
import type { GameEvent } from "./types";
import { type ActionFacts, faces, type SpaceFacts, spaceName, type View } from "./view";

const SUCCESS = 5;
const RAISABLE = 3;

/** The events that matter for a Horror Roll, the newest first. */
function* backwards(before: readonly EventInfo[]): Generator<{ event: GameEvent; pieces: string[] }> {
  for (let number = before.length - 1; number >= 0; number -= 1) {
    const info = before[number];
    if (info) yield { event: info.event as unknown as GameEvent, pieces: info.pieces };
  }
}

/** What is rolled for: the card or Item that was played last in this phase, and the lines of the card. */
function reason(before: readonly EventInfo[], content: Content): { title: string; lines: RollLine[] } {
  for (const { event, pieces } of backwards(before)) {
    if (event[0] === "phase") break;
    if (event[0] !== "played" && event[0] !== "used") continue;
    const entry = content.get(pieces[0] ?? "");
    const facts = entry?.facts as unknown as ActionFacts | undefined;
    if (entry?.kind !== "action" || !facts) return { title: entry?.name ?? "Horror Roll", lines: [] };
    // A card that is played on a roll belongs to the roll of another card.
    if (facts.roll) continue;
    const lines = [
      { mark: "2+", text: set(facts.two.short) },
      { mark: "1", text: set(facts.one.short) },
      { mark: "0", text: facts.none.map(({ short }) => set(short)).join("; or ") },
    ];
    return { title: entry.name, lines };
  }
  return { title: "Horror Roll", lines: [] };
}

/** The dice on the table after these events, and which of them were raised. */
function lying(before: readonly EventInfo[]): { dice: number[]; raised: Set<number> } {
  const raised = new Set<number>();
  for (const { event } of backwards(before)) {
    if (event[0] === "converted") raised.add(event[1]);
    if (event[0] === "rolled" || event[0] === "rolled-again") return { dice: event.slice(1) as number[], raised };
  }
  return { dice: [], raised };
}

function die(face: number, raised: boolean, least: number): RolledDie {
  if (raised) return { kind: "number", face, mark: "success", word: "raised" };
  if (face >= least) return { kind: "number", face, mark: "success" };
  return face >= RAISABLE ? { kind: "number", face, word: "partial" } : { kind: "number", face, mark: "failure" };
}

function result(successes: number, before: readonly EventInfo[], content: Content): Roll {
  const { title, lines } = reason(before, content);
  const { dice, raised } = lying(before);
  const plain = dice.filter((face, number) => face >= SUCCESS || raised.has(number)).length;
  const least = plain < successes ? RAISABLE : SUCCESS;
  const why =
    successes === 0
      ? "A 5 or 6 is a success; 3 and 4 can be raised."
      : least === RAISABLE
        ? "3 and 4 are successes now."
        : raised.size
          ? `${count(raised.size, "die", "dice")} raised for 2 cards each.`
          : "5 and 6 are successes.";
  return {
    kind: "result",
    title,
    dice: dice.map((face, number) => ({ ...die(face, raised.has(number), least), still: true })),
    lines,
    lit: lines.length ? 2 - Math.min(successes, 2) : undefined,
    outcome: {
      title: successes ? count(successes, "success", "successes") : "No success",
      text: why,
      tone: successes > 1 ? "good" : successes ? "plain" : "bad",
    },
    fails: successes === 0,
  };
}

/** Where a panicking Victim runs: the roads out of a space, with the one that was rolled. */
function panic(face: number, from: string, to: string, content: Content): Roll {
  const links = Object.entries((content.get(from)?.facts as unknown as SpaceFacts | undefined)?.links ?? {});
  return {
    kind: "throw",
    title: "A Victim panics",
    dice: [{ kind: "number", face }],
    lines: links.map(([space, dice]) => ({ mark: faces(dice), text: `To ${spaceName(space, content)}` })),
    lit: links.findIndex(([, dice]) => dice.includes(face)),
    outcome: { title: from === to ? "Stays" : "Runs away", text: content.get(to)?.name ?? "", tone: "plain" },
  };
}

const DRAWN: Readonly<Record<string, string>> = {
  terror: "Terror card",
  event: "Event",
  power: "Dark Power",
  finale: "Finale",
};

export function rolls(info: EventInfo, view: object, before: readonly EventInfo[], content: Content): Roll | undefined {
  const event = info.event as unknown as GameEvent;
  const first = info.pieces[0] ?? "";
  switch (event[0]) {
    case "rolled":
    case "rolled-again": {
      const dice = event.slice(1) as number[];
      const former = event[0] === "rolled-again" ? lying(before) : { dice: [], raised: new Set<number>() };
      const least = (view as View).player.improvise ? RAISABLE : SUCCESS;
      return {
        kind: "throw",
        ...reason(before, content),
        dice: dice.map((face, number) => ({ ...die(face, false, least), still: former.dice[number] === face })),
      };
    }
    case "successes":
      return result(event[1], before, content);
    case "panicked":
      return panic(event[2], first, info.pieces[1] ?? first, content);
    case "terror":
    case "event":
    case "power":
    case "finale": {
      const card = content.get(first);
      const left = event[0] === "terror" ? `, ${(view as View).terror.length} left` : "";
      return {
        kind: "draw",
        title: card?.name ?? "",
        dice: [],
        lines: card ? [{ mark: "", text: card.text }] : [],
        outcome: { title: card?.name ?? "", text: `${DRAWN[event[0]]}${left}`, tone: "plain" },
        piece: first,
      };
    }
    default:
      return ROLLS[event[0]]?.(info);
  }
}
