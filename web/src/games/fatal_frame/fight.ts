/** The newest fight, step by step, as the events tell it. */

import type { EventInfo } from "../../protocol";
import { count, list, player } from "../../words";
import type { VillageView } from "./view";

export interface Fight {
  /** The number of the event that began it. */
  number: number;
  seat: number;
  ghost: string;
  boss: boolean;
  rolled: number[];
  bossRolled: number | null;
  /** The attack dice as they stood after each of the steps 1 to 4, and at last. */
  dice: number[][];
  bossDie: number | null;
  /** What came of each step, from the first; "" where it has not been reached. */
  came: string[];
  /** The step that is under way; 0: it is over. */
  step: number;
  won: boolean;
}

/** The steps of combat; the seventh is a Boss's. (FF-COMBAT-1) */
export const STEPS = [
  "Roll",
  "Automatic addition",
  "Automatic subtraction",
  "Add to dice",
  "Ghost Effect",
  "Compare with Power",
  "Boss attack",
] as const;

const numbers = (values: unknown[]): number[] => values.map(Number);

/** The last fight among the events, or null where there was none. */
export function lastFight(events: readonly EventInfo[], village: VillageView): Fight | null {
  const from = events.findLastIndex(({ event }) => event[0] === "faced");
  const begun = events[from];
  if (!begun) return null;
  const fight: Fight = {
    number: begun.number,
    seat: Number(begun.event[1]),
    ghost: begun.pieces[1] ?? "",
    boss: false,
    rolled: [],
    bossRolled: null,
    dice: [[], [], [], [], []],
    bossDie: null,
    came: ["", "none", "none", "nothing", "does not happen", "", ""],
    step: village.combat && !village.over ? village.combat.step : 0,
    won: false,
  };
  const added: string[] = [];
  for (const { event } of events.slice(from + 1)) {
    const [verb, , ...rest] = event;
    if (verb === "turn") break;
    tell(fight, String(verb), rest, added);
  }
  if (fight.step) fight.came.fill("", fight.step === 4 ? 3 : fight.step);
  if (added.length) fight.came[3] = list(added);
  else if (!fight.boss) fight.came[6] = "";
  if (fight.rolled.length) fight.came[0] = shown(fight.rolled, fight.bossRolled);
  return fight;
}

const shown = (dice: number[], bossDie: number | null): string => list(dice.map(String)) + (bossDie ? `, Boss die ${bossDie}` : "");

function standFrom(fight: Fight, step: number, dice: number[]): void {
  for (let at = step; at < fight.dice.length; at += 1) fight.dice[at] = dice;
}

function tell(fight: Fight, verb: string, rest: unknown[], added: string[]): void {
  const [first = 0, ...dice] = numbers(rest);
  if (verb === "rolled") {
    fight.rolled = dice;
    fight.boss = first > 0;
    fight.bossRolled = fight.bossDie = first || null;
    if (fight.boss) fight.came[6] = "no match";
    standFrom(fight, 0, dice);
  } else if (verb === "added" || verb === "subtracted") {
    const step = verb === "added" ? 1 : 2;
    fight.came[step] = `${step === 1 ? "+" : "−"}${first}: ${list(dice.map(String))}`;
    standFrom(fight, step, dice);
  } else if (verb === "raised") {
    const value = dice[0] ?? 0;
    added.push(`${first < 0 ? "Boss die" : `die ${first + 1}`} to ${value}`);
    if (first < 0) fight.bossDie = value;
    else standFrom(fight, 3, (fight.dice[4] ?? []).map((die, at) => (at === first ? value : die)));
  } else if (verb === "effect") fight.came[4] = `falls on ${player(fight.seat)}`;
  else if (verb === "captured" && !fight.came[5]) {
    fight.came[5] = "beaten: into the Album";
    fight.won = true;
  } else if (verb === "struck") fight.came[5] = dice[0] ? `${count(dice[0], "bead")} off, ${dice[1]} left` : "not reached";
  else if (verb === "failed" && !fight.came[5]) fight.came[5] = "not beaten";
  else if (verb === "stood-firm") fight.came[6] = "a match, but stands firm";
  else if (verb === "thrown-out") fight.came[6] = "a match: thrown out";
  else if (verb === "won") {
    fight.came[6] = "not needed";
    fight.won = true;
  }
}
