/** What the tray shows of a roll, and how events are told as scenes. */

import type { ContentEntry, EventInfo } from "../../protocol";
import { begun, count, list, player, who } from "../../words";
import type { Content, Roll, RolledDie, Told } from "../face";
import type { GameEvent } from "./types";
import { cardFacts, cardName, curses, roomFacts, type View } from "./view";

const gameEvent = (event: EventInfo): GameEvent => event.event as unknown as GameEvent;

const throwOf = (faces: readonly number[]): RolledDie[] => faces.map((face) => ({ kind: "ghost", face }));

/** The last roll among these events: the room's board and the faces of its dice. */
function lastRoll(events: readonly EventInfo[]): { board: number; faces: number[] } {
  const last = events.findLast(({ event }) => event[0] === "rolled" || event[0] === "rolled-again");
  const [, , board = 0, ...faces] = (last?.event ?? []) as [string, number, number, ...number[]];
  return { board, faces };
}

/** A room as it is numbered in events. */
function roomAt(number: number, content: Content): ContentEntry | undefined {
  return Array.from(content.values()).filter(({ kind }) => kind === "room")[number];
}

/** The meeples in the room on a board, as the events have placed them, and the room. */
function roomOn(
  board: number,
  before: readonly EventInfo[],
  content: Content,
): { name: string; meeples: { seat: number; lights: number }[] } {
  let room: ContentEntry | undefined;
  let meeples: { seat: number; lights: number }[] = [];
  for (const { event } of before as unknown as { event: GameEvent }[]) {
    if (event[0] === "dealt" && event[1] === board) meeples = [];
    if (event[0] !== "placed" || event[2] !== board) continue;
    room = roomAt(event[3], content);
    meeples.push({ seat: event[1], lights: roomFacts(room?.id, content).flashlights[event[4]] ?? 0 });
  }
  return { name: room?.name ?? "Room", meeples };
}

/** What a roll brings the players in its room: "You take 2. Player 2 takes none." */
function outcome(own: number | null, meeples: { seat: number; lights: number }[], ghosts: number): Roll["outcome"] {
  const bySeat = new Map<number, number>();
  for (const { seat, lights } of meeples) bySeat.set(seat, (bySeat.get(seat) ?? 0) + Math.max(0, ghosts - lights));
  const sentences = Array.from(
    bySeat,
    ([seat, taken]) => `${who(seat)} ${seat === own ? "take" : "takes"} ${taken || "none"}.`,
  );
  const tone = own !== null && bySeat.get(own) ? "bad" : "good";
  return { title: count(ghosts, "ghost"), text: sentences.join(" "), tone };
}

const ghostsOf = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;

export function rolls(
  event: EventInfo,
  view: object,
  before: readonly EventInfo[],
  content: Content,
): Roll | undefined {
  const house = view as View;
  const happened = gameEvent(event);
  if (happened[0] === "rolled" || happened[0] === "rolled-again") {
    const [verb, seat, board, ...faces] = happened;
    const dice = count(faces.length, "die", "dice");
    const { name, meeples } = roomOn(board, before, content);
    return {
      kind: "throw",
      title:
        verb === "rolled" ? `${name}: ${dice}` : `${begun(who(seat))} ${house.seat === seat ? "roll" : "rolls"} again`,
      dice: throwOf(faces),
      lines: [],
      outcome: outcome(house.seat, meeples, ghostsOf(faces)),
    };
  }
  if (happened[0] === "changed") {
    const [, seat, face] = happened;
    const { board, faces } = lastRoll(before);
    const turned = faces.indexOf(face);
    const dice = throwOf(faces.map((shown, die) => (die === turned ? 1 - shown : shown)));
    const ghosts = ghostsOf(dice.map((die) => die.face));
    return {
      kind: "result",
      title: `${begun(who(seat))} ${house.seat === seat ? "turn" : "turns"} a die`,
      dice: dice.map((die, number) => (number === turned ? { ...die, word: "turned" } : die)),
      lines: [],
      outcome: outcome(house.seat, roomOn(board, before, content).meeples, ghosts),
    };
  }
  return undefined;
}

export function scene(
  event: EventInfo,
  view: object,
  before: readonly EventInfo[],
  content: Content,
): Told | undefined {
  const house = view as View;
  const happened = gameEvent(event);
  switch (happened[0]) {
    case "passed": {
      const [, from, to, ghosts] = happened;
      if (to !== house.seat) return undefined;
      const claimed = before.findLast(({ event }) => event[0] === "claimed");
      const card = claimed?.pieces[1];
      const title = (card && cardFacts(card, content)?.title) || "card";
      return {
        title: `${player(from)} passes you ${count(ghosts, "ghost")}`,
        text: `Their ${title} sends ghosts to the right. You now have ${count(house.players[to]?.ghosts ?? ghosts, "ghost")}.`,
        piece: card,
        tone: "bad",
      };
    }
    case "dispelled": {
      const seat = happened[1];
      const cards = event.pieces.slice(1);
      const fewer = cards.reduce((sum, card) => sum + curses(card, content), 0);
      const own = seat === house.seat;
      return {
        title: `${who(seat)} ${own ? "dispel" : "dispels"} ${count(cards.length, "card")}`,
        text: `${list(cards.map((card) => cardName(card, content)))}: ${count(fewer, "Curse")} fewer.`,
        piece: cards[0],
        tone: own ? "good" : "plain",
      };
    }
    case "haunted": {
      const [, seat, more] = happened;
      const own = seat === house.seat;
      return {
        title: `${who(seat)} ${own ? "have" : "has"} the most ghosts`,
        text: `1 Curse for every 2 ghosts: ${count(more, "Curse")} more.`,
        tone: own ? "bad" : "plain",
      };
    }
    default:
      return undefined;
  }
}
