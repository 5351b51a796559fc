/** The last Judge cards that were drawn, as sums: who, card, bonus, against what, and what it costs. */

import type { EventInfo } from "../../protocol";
import type { Roll } from "../face";
import { type Content, isYou, type MonsterView, nameIn, nameOf, type View } from "./view";

/** One hunter's sum. tone: good, bad, or plain while nothing has come of it. */
export interface Row {
  /** The hunter's number. */
  number: number;
  card: number;
  more: number;
  title: string;
  text: string;
  tone: "good" | "bad" | "plain";
}

export interface Draw {
  /** The number of its first event. */
  at: number;
  kind: "battle" | "check";
  /** The black Judge cards, and what the Enemy adds. */
  black: readonly number[];
  bonus: number;
  rows: readonly Row[];
}

const POOLS = ["HP", "MP"];
const ABILITY_SHORT = ["ST", "DX", "IN", "WP", "Judge card"];
const DRAWN = ["drew", "drew-black", "drew-two"];
/** What belongs to a check. */
const CAME = [
  "hurt",
  "healed",
  "maddened",
  "eased",
  "escaped",
  "caught",
  "spared",
  "unlocked",
  "freed",
  "dazed",
  "fell",
];
/** With these something else begins. */
const NEXT = ["turn", "round", "battle", "checked", "moved", "opened", "stairs", "turned", "found", ...DRAWN];

const verb = (event: EventInfo): string => String(event.event[0]);
const number = (event: EventInfo, at: number): number => Number(event.event[at]);

/** What a Monster adds to its card on the attack that it makes. */
export const bonusOf = (monster: MonsterView | undefined): number =>
  monster ? ((monster.declared ?? monster.attack) === "mp" ? monster.wp : monster.st) : 0;

const hunterAt = (view: View, character: string | undefined): number =>
  view.hunters.findIndex((hunter) => hunter.character === character);

/** "You" or the hunter's first name, with the verb that fits. */
function does(view: View, at: number, content: Content, you: string, they: string): string {
  const hunter = view.hunters[at];
  if (!hunter) return they;
  return isYou(view, hunter) ? `You ${you}` : `${nameIn(view, hunter, content)} ${they}`;
}

function sum(card: number, more: number): number {
  return card + more;
}

/** A hunter's row of a battle round. after: what came of the cards; wounds: those not yet given to a hunter. */
function battleRow(
  drawn: EventInfo,
  black: readonly number[],
  target: MonsterView | undefined,
  after: readonly EventInfo[],
  wounds: EventInfo[],
  view: View,
  content: Content,
): Row {
  const at = hunterAt(view, drawn.pieces[0]);
  const [card, more] = [number(drawn, 2), number(drawn, 3)];
  const own = sum(card, more);
  const row = { number: at, card, more };
  if (!black.length)
    return { ...row, title: does(view, at, content, "draw", "draws") + ` ${own}.`, text: "", tone: "plain" };
  const two = target?.powers.includes("two-cards");
  const against = sum(two ? Math.max(...black) : (black[0] ?? 0), bonusOf(target));
  const odds = `${own} against ${against}`;
  const hurt = after.filter((event) => verb(event) === "hurt" && event.pieces[0] === drawn.pieces[0]);
  const wound = own > against ? wounds.shift() : undefined;
  const lost = hurt.map((event) => `${number(event, 2)} ${POOLS[number(event, 3)] ?? ""}`).join(" and ");
  const dealt = wound
    ? `${nameOf(wound.pieces[0] ?? "", content)} loses ${number(wound, 2)} ${POOLS[number(wound, 3)] ?? ""}.`
    : "";
  if (lost)
    return {
      ...row,
      title: `${does(view, at, content, "are hit", "is hit")}: ${odds}.`,
      text: [`${does(view, at, content, "lose", "loses")} ${lost}.`, dealt].filter(Boolean).join(" "),
      tone: "bad",
    };
  if (own > against)
    return {
      ...row,
      title: `${does(view, at, content, "hit", "hits")}: ${odds}.`,
      text: dealt,
      tone: wound ? "good" : "plain",
    };
  const text = own === against ? "A draw: nobody is hurt." : "The blow falls on the lowest sum.";
  return {
    ...row,
    title: `${does(view, at, content, "miss", "misses")}: ${odds}.`,
    text: after.length ? text : "",
    tone: "plain",
  };
}

/** The cards drawn last since the turn began, with what has come of them; nothing where none were. */
export function lastDraw(events: readonly EventInfo[], view: View, content: Content): Draw | undefined {
  const turn = events.findLastIndex(({ begins }) => begins);
  const battle = events.findLastIndex((event) => verb(event) === "battle");
  const last = events.findLastIndex((event) => verb(event) === "checked" || DRAWN.includes(verb(event)));
  const latest = events[last];
  if (!latest || last < Math.max(turn, battle)) return undefined;
  return verb(latest) === "checked" ? checkAt(events, last, view, content) : roundAt(events, last, view, content);
}

function roundAt(events: readonly EventInfo[], last: number, view: View, content: Content): Draw {
  let first = last;
  // Hunters draw before the Enemy: what stands before them belongs to another round.
  while (first > 0 && verb(events[first - 1] as EventInfo) === "drew") first -= 1;
  const drawn = events.slice(first, last + 1);
  const black = drawn.flatMap((event) => (verb(event) === "drew" ? [] : event.event.slice(1).map(Number)));
  const after = events.slice(last + 1);
  const wounds = after.filter((event) => verb(event) === "wounded");
  const there = view.monsters.filter(({ tile }) => tile === view.battle);
  const aimed = (character: string | undefined): MonsterView | undefined => {
    const aim = events.slice(0, last).findLast((event) => verb(event) === "aims" && event.pieces[0] === character);
    return there.find(({ id }) => id === aim?.pieces[1]) ?? there[0];
  };
  return {
    at: events[first]?.number ?? first,
    kind: "battle",
    black,
    bonus: bonusOf(there[0]),
    rows: drawn
      .filter((event) => verb(event) === "drew")
      .map((event) => battleRow(event, black, aimed(event.pieces[0]), after, wounds, view, content)),
  };
}

function checkAt(events: readonly EventInfo[], at: number, view: View, content: Content): Draw {
  const event = events[at] as EventInfo;
  const hunter = hunterAt(view, event.pieces[0]);
  const [ability, least, card, more] = [number(event, 2), number(event, 3), number(event, 4), number(event, 5)];
  const passed = card + more >= least;
  const rest = events.slice(at + 1);
  const next = rest.findIndex((other) => NEXT.includes(verb(other)));
  const came = rest.slice(0, next < 0 ? undefined : next).filter((other) => CAME.includes(verb(other)));
  const result = passed ? does(view, hunter, content, "pass", "passes") : does(view, hunter, content, "fail", "fails");
  return {
    at: event.number,
    kind: "check",
    black: [],
    bonus: 0,
    rows: [
      {
        number: hunter,
        card,
        more,
        title: `${result} the ${ABILITY_SHORT[ability] ?? ""} check: ${card + more}, ${least} needed.`,
        text: came.map(({ text }) => text).join(" "),
        tone: passed ? "good" : "bad",
      },
    ],
  };
}

const signed = (more: number): string => (more < 0 ? `− ${-more}` : `+ ${more}`);
/** "7 + 2", or "7". */
export const sumWords = (card: number, more: number): string => (more ? `${card} ${signed(more)}` : String(card));

/** What the tray shows of an event: a check, or the cards of a battle round. */
export function rolls(
  event: EventInfo,
  view: object,
  before: readonly EventInfo[],
  content: Content,
): Roll | undefined {
  const table = view as View;
  if (verb(event) === "checked") {
    const at = hunterAt(table, event.pieces[0]);
    const hunter = table.hunters[at];
    const [ability, least, card, more] = [number(event, 2), number(event, 3), number(event, 4), number(event, 5)];
    const passed = card + more >= least;
    const name = hunter ? nameIn(table, hunter, content) : "";
    return {
      kind: "draw",
      title: `${name}: ${ABILITY_SHORT[ability] ?? ""} check, ${least} needed`,
      dice: [],
      lines: [
        { mark: `${least}+`, text: "Success" },
        { mark: "less", text: "Failure" },
      ],
      lit: passed ? 0 : 1,
      outcome: {
        title: passed ? "Success" : "Failure",
        text: `${sumWords(card, more)}${more ? ` = ${card + more}` : ""} against ${least}`,
        tone: passed ? "good" : "bad",
      },
      fails: !passed && hunter?.seat === table.seat,
      piece: `judge-${card}`,
    };
  }
  if (verb(event) !== "drew-black" && verb(event) !== "drew-two") return undefined;
  const round = roundAt([...before, event], before.length, table, content);
  const own = round.rows.findIndex(({ number: at }) => table.hunters[at]?.seat === table.seat);
  const mine = round.rows[own] ?? round.rows[0];
  const against = Math.max(...round.black) + round.bonus;
  return {
    kind: "draw",
    title: `Battle round ${table.battle_round || 1}`,
    dice: [],
    lines: round.rows.map(({ number: at, card, more }) => {
      const hunter = table.hunters[at];
      return {
        mark: String(card + more),
        text: `${hunter ? nameIn(table, hunter, content) : ""}: ${sumWords(card, more)}`,
      };
    }),
    lit: own < 0 ? 0 : own,
    outcome: mine
      ? {
          title: `${mine.card + mine.more} against ${against}`,
          text: mine.title,
          tone: mine.card + mine.more > against ? "good" : mine.card + mine.more < against ? "bad" : "plain",
        }
      : undefined,
    piece: `judge-${Math.max(...round.black)}-black`,
  };
}
