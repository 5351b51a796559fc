/** What the dice of a fight show, event by event. */

import type { EventInfo } from "../../protocol";
import { isOwn } from "../../names.svelte";
import { count, who } from "../../words";
import type { Content, Roll, RolledDie } from "../face";
import { beating, type Fight, lastFight } from "./fight";

const OF_A_FIGHT: ReadonlySet<unknown> = new Set([
  "rolled",
  "added",
  "subtracted",
  "raised",
  "failed",
  "struck",
  "thrown-out",
]);

export function rolls(
  event: EventInfo,
  _view: object,
  before: readonly EventInfo[],
  content: Content,
): Roll | undefined {
  const verb = event.event[0];
  if (!OF_A_FIGHT.has(verb)) return undefined;
  const fight = lastFight([...before, event]);
  if (!fight?.rolled.length || fight.past || fight.left) return undefined;
  const entry = content.get(fight.ghost);
  const power = Number(entry?.facts.power ?? 6);
  const done = verb === "failed" || verb === "struck" || verb === "thrown-out";
  const beaten = fight.dice.some((die) => die > power);
  const boss = entry?.kind === "boss";
  return {
    kind: verb === "rolled" ? "throw" : "result",
    title: `${who(fight.seat)} against the ${entry?.name ?? "Ghost"}`,
    dice: diceOf(fight, power, done),
    lines: [
      { mark: beating(power), text: boss ? "removes a bead" : `beats Power ${power}` },
      { mark: "else", text: boss ? "no bead" : "the Ghost is not beaten" },
    ],
    lit: done ? (beaten ? 0 : 1) : undefined,
    outcome: done ? outcome(event, fight) : undefined,
    fails: isOwn(fight.seat) && (verb === "failed" || verb === "thrown-out"),
    piece: fight.ghost,
  };
}

function diceOf(fight: Fight, power: number, done: boolean): RolledDie[] {
  const dice: RolledDie[] = fight.dice.map((face, at) => ({
    kind: "number",
    face,
    mark: done ? (face > power ? "success" : "failure") : "plain",
    ...(fight.rolled[at] === face ? {} : { word: `was ${fight.rolled[at]}` }),
  }));
  if (fight.bossDie) dice.push({ kind: "number", face: fight.bossDie, word: "Boss" });
  return dice;
}

function outcome(event: EventInfo, fight: Fight): Roll["outcome"] {
  const own = isOwn(fight.seat);
  switch (event.event[0]) {
    case "struck": {
      const beads = Number(event.event[3]);
      const tone = own ? (beads ? "good" : "bad") : "plain";
      return { title: beads ? `${count(beads, "bead")} removed` : "No bead removed", text: event.text, tone };
    }
    case "thrown-out":
      return { title: "Thrown out", text: event.text, tone: own ? "bad" : "plain" };
    default:
      return { title: "Not beaten", text: event.text, tone: own ? "bad" : "plain" };
  }
}
