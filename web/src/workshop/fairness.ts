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
  return found.interval ? "not certain yet" : "";
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
