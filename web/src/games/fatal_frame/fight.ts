/** The latest fight, step by step, reconstructed from events. */

import type { EventInfo } from "../../protocol";
import { count, list, whom } from "../../words";
import type { GameEvent, View } from "./types";

export interface Fight {
  /** The number of its first event. */
  number: number;
  seat: number;
  ghost: string;
  boss: boolean;
  rolled: number[];
  bossRolled: number | null;
  /** The attack dice after each of the steps 1 to 4, and at the end. */
  dice: number[][];
  bossDie: number | null;
  /** The outcome of each step; "" if it has not been reached. */
  came: string[];
  /** The current step; 0 if the fight is over. */
  step: number;
  /** Whether it happened in an earlier turn. */
  past: boolean;
  /** Whether its player has done something else since. */
  left: boolean;
  won: boolean;
  /** Whether its Ghost Effect has applied. */
  effect: boolean;
}

/** The steps of combat; the seventh is a Boss's. (FF-COMBAT-1) */
export const STEPS = [
  "Roll",
  "Cards add",
  "Cards subtract",
  "Add to dice",
  "Ghost Effect",
  "Power",
  "Boss die",
] as const;

/** The outcome of a Ghost Effect that no die has triggered. */
export const UNTRIGGERED = "does not apply";

/** Events of a turn after which no fight is shown any more. */
const MOVED_ON: ReadonlySet<string> = new Set([
  "turn",
  "went",
  "walked",
  "entered",
  "haunted",
  "acted",
  "upgraded",
  "found",
  "passed",
]);

/** The step that shows the Power to beat. */
export const COMPARE = 6;

/** The latest fight among the events, or null if there was none. combat: the attack that is under way. */
export function lastFight(events: readonly EventInfo[], combat: View["combat"] = null): Fight | null {
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
    came: ["", "none", "none", "nothing", UNTRIGGERED, "", ""],
    step: 0,
    past: false,
    left: false,
    won: false,
    effect: false,
  };
  const added = new Map<number, number[]>();
  for (const { event } of events.slice(from + 1)) {
    const gameEvent = event as unknown as GameEvent;
    if (MOVED_ON.has(gameEvent[0])) fight.left = true;
    if (gameEvent[0] === "turn") {
      fight.past = true;
      break;
    }
    tell(fight, gameEvent, added);
  }
  const under = combat?.ghost === fight.ghost ? combat.step : fight.rolled.length ? 4 : 1;
  fight.step = fight.came[5] ? 0 : fight.effect ? 5 : under;
  if (fight.step) fight.came.fill("", fight.step === 4 ? 3 : fight.step);
  const changes = Array.from(
    added,
    ([die, values]) =>
      (die < 0 ? "Boss die " : fight.rolled.length > 1 ? `die ${die + 1}: ` : "") + values.join(", then "),
  );
  if (changes.length) comes(fight, 3, changes.join("; "));
  else if (!fight.boss) fight.came[6] = "";
  if (fight.rolled.length) fight.came[0] = shown(fight.rolled, fight.bossRolled);
  return fight;
}

const shown = (dice: number[], bossDie: number | null): string =>
  list(dice.map(String)) + (bossDie ? `, Boss die ${bossDie}` : "");

/** Sets the outcome of a step. */
function comes(fight: Fight, at: number, words: string): void {
  fight.came[at] = words;
}

function standFrom(fight: Fight, step: number, dice: number[]): void {
  for (let at = step; at < fight.dice.length; at += 1) fight.dice[at] = dice;
}

function tell(fight: Fight, gameEvent: GameEvent, added: Map<number, number[]>): void {
  switch (gameEvent[0]) {
    case "rolled": {
      const [, , bossDie, ...dice] = gameEvent;
      fight.rolled = dice;
      fight.boss = bossDie > 0;
      fight.bossRolled = fight.bossDie = bossDie || null;
      if (fight.boss) fight.came[6] = "no matching die";
      return standFrom(fight, 0, dice);
    }
    case "added":
    case "subtracted": {
      const [verb, , by, ...dice] = gameEvent;
      const step = verb === "added" ? 1 : 2;
      comes(fight, step, `${step === 1 ? "+" : "−"}${by}, to ${list(dice.map(String))}`);
      return standFrom(fight, step, dice);
    }
    case "raised": {
      const [, , number, value] = gameEvent;
      added.set(number, [...(added.get(number) ?? []), value]);
      if (number < 0) fight.bossDie = value;
      else
        standFrom(
          fight,
          3,
          (fight.dice[4] ?? []).map((die, at) => (at === number ? value : die)),
        );
      return;
    }
    case "effect":
      fight.effect = true;
      comes(fight, 4, `applies to ${whom(fight.seat)}`);
      return;
    case "spared":
      comes(fight, 4, "ignored");
      return;
    case "captured":
      if (fight.came[5]) return;
      fight.came[5] = "beaten and captured";
      fight.won = true;
      return;
    case "struck": {
      const [, , , beads] = gameEvent;
      fight.came[5] = `${beads ? count(beads, "bead") : "no bead"} removed`;
      return;
    }
    case "failed":
      fight.came[5] ||= "not beaten";
      return;
    case "stood-firm":
      fight.came[6] = "matched, but not thrown out";
      return;
    case "thrown-out":
      fight.came[6] = "matched, thrown out";
      return;
    case "won":
      fight.came[6] = "not needed";
      fight.won = true;
  }
}

/** The fight that takes the place of the board: the one under way, or a finished one until it is time to choose. */
export function fightOnBoard(view: View, events: readonly EventInfo[], asked: boolean): Fight | null {
  if (view.over) return null;
  const told = lastFight(events, view.combat);
  const fight = view.combat && (!told || told.past) ? underWay(view, view.combat) : told;
  if (!fight || fight.past) return null;
  return (view.combat && fight.step) || (!fight.left && !asked) ? fight : null;
}

/** The fight under way, where its events are not known. */
function underWay(view: View, combat: NonNullable<View["combat"]>): Fight {
  return {
    number: -1,
    seat: view.turn,
    ghost: combat.ghost,
    boss: combat.boss,
    rolled: combat.rolled,
    bossRolled: combat.boss_rolled,
    dice: Array<number[]>(5).fill(combat.final),
    bossDie: combat.boss_die,
    came: [shown(combat.rolled, combat.boss_rolled), "", "", "", "", "", ""],
    step: combat.step,
    past: false,
    left: false,
    won: false,
    effect: false,
  };
}

/** The numbers above a Power: "4 or more", "5 or 6", "a 6". */
export function beating(power: number): string {
  return power < 4 ? `${power + 1} or more` : power === 4 ? "5 or 6" : power === 5 ? "a 6" : "nothing";
}
