/** The comparison of a draft with the box: its requests, and how its result is drawn and named. */

import { ask } from "../api";
import type { Comparison as Sent, StartComparison as Asked } from "../protocol";

/** A comparison and the request for one, with pairs that the generated types do not know. */
export type Comparison = Omit<Sent, "interval" | "fair" | "ends"> & {
  interval?: [number, number] | null;
  fair?: [number, number];
  ends?: [string, string];
};
export type StartComparison = Omit<Asked, "entry"> & { entry?: [string, string] | null };

const ADDRESS = "/api/workshop/comparisons";

export const startComparison = (wanted: StartComparison): Promise<Comparison> => ask(ADDRESS, wanted);
export const comparison = (id: string): Promise<Comparison> => ask(`${ADDRESS}/${encodeURIComponent(id)}`);
/** Stop a comparison, also while the page is left. */
export async function stopComparison(id: string): Promise<Comparison | null> {
  try {
    const answer = await fetch(`${ADDRESS}/${encodeURIComponent(id)}`, { method: "DELETE", keepalive: true });
    return answer.ok ? ((await answer.json()) as Comparison) : null;
  } catch {
    return null;
  }
}

export const isOver = (found: Comparison): boolean => !["waiting", "playing"].includes(found.state);

/** The verdict in a word, never more certain than the interval; "" if nothing can be compared. */
export function verdict(found: Comparison): string {
  if (found.verdict) return found.verdict;
  if (!found.interval) return "";
  const [from, to] = found.interval;
  if (from <= 0 && to >= 0) return "not certain yet";
  const [less, more] = found.ends?.[0].startsWith("Players") ? ["harder", "easier"] : ["weaker", "stronger"];
  const shares = /won (\d+%) of .*compared with (\d+%)/.exec(found.summary ?? "");
  const won = shares && shares[1] !== shares[2] ? `players won ${shares[1]} instead of ${shares[2]}, ` : "";
  return `probably ${to < 0 ? less : more}: ${won}not certain yet`;
}

/** A point with its interval on a scale: all numbers are percentages of the width of the scale. */
export interface Scale {
  /** The differences at the ends of the scale, in percentage points: -reach and reach. */
  reach: number;
  point: number;
  from: number;
  to: number;
  fairFrom: number;
  fairTo: number;
}

/** How the difference is drawn; null until it is known. */
export function scale(found: Comparison): Scale | null {
  const { difference, interval, fair = [-5, 5] } = found;
  if (difference === null || difference === undefined || !interval) return null;
  const furthest = Math.max(...[...interval, ...fair, difference].map(Math.abs));
  const reach = [10, 20, 30, 50].find((each) => furthest <= each) ?? 100;
  const at = (points: number) => Math.min(100, Math.max(0, 50 + (50 * points) / reach));
  return {
    reach,
    point: at(difference),
    from: at(interval[0]),
    to: at(interval[1]),
    fairFrom: at(fair[0]),
    fairTo: at(fair[1]),
  };
}

/** A number of percentage points with its sign. */
export const signed = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
};

/** What the picture of the difference shows, for readers who do not see it. */
export function pictured(found: Comparison): string {
  if (!found.interval || found.difference === null || found.difference === undefined) return "";
  const [from, to] = found.interval;
  return `Difference ${signed(found.difference)} percentage points, interval from ${signed(from)} to ${signed(to)}.`;
}

/** What happens now: the turn, the deals, or why it ended. */
export function progress(found: Comparison): string {
  const deals = `${found.played.toLocaleString("en")} ${found.played === 1 ? "deal" : "deals"}`;
  switch (found.state) {
    case "waiting":
      return "Waiting for other comparisons…";
    case "playing":
      return found.played ? `${deals} played with and without your changes` : "Bots start to play…";
    case "stopped":
      return `Stopped after ${deals}.`;
    case "failed":
      return "";
    default:
      return `${deals} played.`;
  }
}

const KEPT = "gloaming.workshop.fairness";
/** The oldest results beyond this number are forgotten. */
const MOST = 20;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** A result in this browser. of: the entry; draft: the fingerprint of the draft that was compared. */
export interface KeptResult {
  of: string;
  draft: string;
  found: Comparison;
}

/** A short text that differs between drafts with different entries. */
export function fingerprint(draft: { game: string; entries?: unknown; replaces?: unknown }): string {
  const text = JSON.stringify([draft.game, draft.entries ?? {}, draft.replaces ?? []]);
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (hash * 33 + text.charCodeAt(at)) | 0;
  return `${text.length} ${hash}`;
}

function kept(storage: Storage): KeptResult[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? (read as KeptResult[]) : [];
  } catch {
    return [];
  }
}

/** The last result for an entry, undefined if there is none. */
export const keptResult = (of: string, storage: Storage = localStorage): KeptResult | undefined =>
  kept(storage).find((result) => result.of === of);

/** Keep a result in place of an earlier one for the same entry. */
export function keepResult(result: KeptResult, storage: Storage = localStorage): void {
  const others = kept(storage).filter(({ of }) => of !== result.of);
  try {
    storage.setItem(KEPT, JSON.stringify([result, ...others].slice(0, MOST)));
  } catch {
    // The result stays as long as its panel.
  }
}
