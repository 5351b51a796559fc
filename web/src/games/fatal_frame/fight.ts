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
  /** What the attack dice show now. */
  dice: number[];
  bossDie: number | null;
  /** The outcome of each step; "" if it has not been reached. */
  came: string[];
  /** The current step; 0 if the fight is over. */
  step: number;
  /** The step of the latest event or, if the match is further, of the question. */
  lit: number;
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

/** The step of the Ghost Effect. */
export const EFFECT = 5;

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
    dice: [],
    bossDie: null,
    came: ["", "none", "none", "nothing", UNTRIGGERED, "", ""],
    step: 0,
    lit: 1,
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
  const shown = combat?.ghost === fight.ghost ? combat.step : 0;
  fight.step = fight.came[5] ? 0 : fight.effect ? EFFECT : shown || (fight.rolled.length ? 4 : 1);
  fight.lit = Math.max(fight.lit, shown);
  if (fight.step) fight.came.fill("", fight.step === 4 ? 3 : fight.step);
  const changes = Array.from(
    added,
    ([die, values]) =>
      (die < 0 ? "Boss die " : fight.rolled.length > 1 ? `die ${die + 1}: ` : "") + values.join(", then "),
  );
  if (changes.length) fight.came[3] = changes.join("; ");
  else if (!fight.boss) fight.came[6] = "";
  if (fight.rolled.length) fight.came[0] = faces(fight.rolled, fight.bossRolled);
  return fight;
}

const faces = (dice: number[], bossDie: number | null): string =>
  list(dice.map(String)) + (bossDie ? `, Boss die ${bossDie}` : "");

/** Sets the outcome of a step. */
function comes(fight: Fight, at: number, words: string): void {
  fight.came[at] = words;
  fight.lit = at + 1;
}

function tell(fight: Fight, gameEvent: GameEvent, added: Map<number, number[]>): void {
  switch (gameEvent[0]) {
    case "rolled": {
      const [, , bossDie, ...dice] = gameEvent;
      fight.rolled = fight.dice = dice;
      fight.boss = bossDie > 0;
      fight.bossRolled = fight.bossDie = bossDie || null;
      if (fight.boss) fight.came[6] = "no matching die";
      return;
    }
    case "added":
    case "subtracted": {
      const [verb, , by, ...dice] = gameEvent;
      const step = verb === "added" ? 1 : 2;
      fight.dice = dice;
      return comes(fight, step, `${step === 1 ? "+" : "−"}${by}, to ${list(dice.map(String))}`);
    }
    case "raised": {
      const [, , number, value] = gameEvent;
      added.set(number, [...(added.get(number) ?? []), value]);
      fight.lit = 4;
      if (number < 0) fight.bossDie = value;
      else fight.dice = fight.dice.map((die, at) => (at === number ? value : die));
      return;
    }
    case "effect":
      fight.effect = true;
      return comes(fight, EFFECT - 1, `applies to ${whom(fight.seat)}`);
    case "spared":
      return comes(fight, EFFECT - 1, "ignored");
    case "captured":
      if (fight.came[5]) return;
      fight.won = true;
      return comes(fight, COMPARE - 1, "beaten and captured");
    case "struck": {
      const [, , , beads] = gameEvent;
      return comes(fight, COMPARE - 1, `${beads ? count(beads, "bead") : "no bead"} removed`);
    }
    case "failed":
      if (!fight.came[5]) comes(fight, COMPARE - 1, "not beaten");
      return;
    case "stood-firm":
      return comes(fight, 6, "matched, but not thrown out");
    case "thrown-out":
      return comes(fight, 6, "matched, thrown out");
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
    dice: combat.final,
    bossDie: combat.boss_die,
    came: [faces(combat.rolled, combat.boss_rolled), "", "", "", "", "", ""],
    step: combat.step,
    lit: combat.step,
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
