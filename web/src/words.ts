/** Formats ids, numbers and players as text. */

import type { PacksInfo, TableUpdate } from "./protocol";
import { isOwn, nameOf } from "./names.svelte";

/** "holy-water" as "Holy Water". */
export function title(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The number of letters of the longest word, which decides how large a name can be without breaking a word. */
export const longest = (words: string): number => Math.max(0, ...words.split(/[\s-]+/).map(({ length }) => length));

/** Capitalize the first letter. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "1 die", "2 dice"; the plural is the singular with an s unless given. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** A player's name, or "Player N": seats count from 0 in data and from 1 on screen. */
export function player(seat: number): string {
  return nameOf(seat) || `Player ${seat + 1}`;
}

/** "You" for the visitor's seat, else the player; `whom`: within a sentence. */
export const who = (seat: number): string => (isOwn(seat) ? "You" : player(seat));
export const whom = (seat: number): string => (isOwn(seat) ? "you" : player(seat));

/** The heading for the seat to move; it may have to choose during another player's turn. */
export const whoseTurn = ({ seat, view }: TableUpdate): string => (view.turn === seat ? "Your turn" : "You choose");

/** The question of another seat, in which "you" means that seat. */
export const put = (whom: string, question: string): string => `${whom} to move: “${question}”`;

/** "a", "a and b", "a, b and c". */
export function list(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "with The Well and Long Nights" for a game that is played with packs, "" without. */
export function withPacks(packs: PacksInfo | null | undefined): string {
  return packs ? `with ${list(packs.titles)}` : "";
}

/** Split a text at *emphasis*: every second part is emphasized. */
export function emphasised(text: string): string[] {
  return text.split(/\*([^*]+)\*/);
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** The time since a Unix time: "just now", "2 hours ago". */
export function since(time: number, now = Date.now() / 1000): string {
  for (const [unit, seconds] of UNITS) {
    const whole = Math.floor((now - time) / seconds);
    if (whole > 0) return `${count(whole, unit)} ago`;
  }
  return "just now";
}

/** 90 as "90 seconds", 300 as "5 minutes". */
export function span(seconds: number): string {
  const fitting = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, length] = fitting.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return count(seconds / length, unit);
}

/** "1st", "2nd", "3rd", "11th", "21st". */
export function place(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}

/** Typeset a line: minus signs, and no line break before a change. */
export function set(line: string): string {
  return line.replace(/(?<= |^)-(?=\d)/g, "−").replace(/(?<=\w) (?=[−+]\d)/g, "\u00a0");
}
