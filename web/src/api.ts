/** The server's HTTP requests. */

import type {
  AnalysisInfo,
  StartLesson,
  BetterChoices,
  ClauseInfo,
  ContentEntry,
  DailyInfo,
  GameInfo,
  InviteInfo,
  Invite,
  Profile,
  ReplayFrame,
  CreateTable,
  StartBranch,
  ResultList,
  Problem,
  ReportReceipt,
  TableInfo,
  TeachingInfo,
} from "./protocol";
import { promise } from "./shares";
import { isMissing } from "./update.svelte";

/** The server refused, and says what would be right. */
export class Refused extends Error {
  /** Whether asking again would change nothing. */
  readonly final: boolean;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.message);
    this.final = [403, 404, 409].includes(status) || problem.error === "damaged-table";
  }
}

/** Ask the server for something; with a body, to do something. body: a value, or JSON text, which is sent unchanged. */
export async function ask<T>(path: string, body?: object | string): Promise<T> {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const init: RequestInit = text ? { method: "POST", headers: { "Content-Type": "application/json" }, body: text } : {};
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Error("The server cannot be reached. Is it still running?");
  }
  if (response.ok) return (await response.json()) as T;
  const unreadable = { error: "unreadable", message: `The server answered ${response.status} to ${path}.` };
  throw new Refused(response.status, (await response.json().catch(() => unreadable)) as Problem);
}

const BLOCKED =
  "Your browser blocks cookies for this site. Gloaming needs one to know which seat is yours: allow cookies for " +
  `${location.host}, then reload this page.`;

/** Whether the server was seen to know this browser again. */
let isKnown = false;

/** Sit down at a table. Throws where the browser keeps no cookie: the server would take it for a spectator. */
async function sit(path: string, body: object | string): Promise<TableInfo> {
  if (!navigator.cookieEnabled) throw new Error(BLOCKED);
  const sat = await ask<TableInfo>(path, body);
  isKnown ||= await table(sat.id).then(
    (seen) => seen.seat === sat.seat && seen.opener === sat.opener,
    (thrown) => !(thrown instanceof Refused && thrown.status === 403),
  );
  if (!isKnown) throw new Error(BLOCKED);
  return sat;
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const teaching = (game: string): Promise<TeachingInfo> => ask(`/api/games/${game}/teaching`);
/** Sit down to a lesson or challenge. */
export const startLesson = (wanted: StartLesson): Promise<TableInfo> => sit("/api/lessons", wanted);
export const clauses = (game: string): Promise<ClauseInfo[]> => ask(`/api/games/${game}/rules`);
export const content = (table: string): Promise<ContentEntry[]> => ask(`/api/tables/${table}/content`);
export const tables = (): Promise<TableInfo[]> => ask("/api/tables");
/** What one has played, and what it comes to. */
export const played = (): Promise<ResultList> => ask("/api/results");
/** A game's daily challenge, and how people have fared with it. */
export const daily = (game: string): Promise<DailyInfo> => ask(`/api/daily/${game}`);
/** Sit down to it, or to one's try of it. */
export const startDaily = (game: string, day: string): Promise<TableInfo> => sit("/api/daily", { game, day });
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(id)}`);
/** Where the record of a match that is over can be had. */
export const recordAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
/** The tables that wait for anybody to sit down. */
export const lobby = (): Promise<TableInfo[]> => ask("/api/lobby");
/** Sit down at one of them. */
export const joinTable = async (table: string): Promise<TableInfo> =>
  sit("/api/lobby", { table, promise: await promise() });
export const open = async (wanted: CreateTable): Promise<TableInfo> =>
  sit("/api/tables", { ...wanted, promise: await promise() });
export const invite = (id: string, seat: number): Promise<Invite> =>
  ask(`/api/tables/${encodeURIComponent(id)}/invites`, { seat });
export const me = (): Promise<Profile> => ask("/api/me");
export const callMe = (wanted: Profile): Promise<Profile> => ask("/api/me", wanted);
/** What a code invites to. */
export const invitation = (code: string): Promise<InviteInfo> => ask("/api/invitation", { code });
export const join = async (code: string): Promise<TableInfo> => sit("/api/join", { code, promise: await promise() });
export const report = (id: string, words: string): Promise<ReportReceipt> =>
  ask(`/api/tables/${encodeURIComponent(id)}/report`, { words });
export const replayFrame = (id: string, number: number): Promise<ReplayFrame> =>
  ask(`/api/tables/${encodeURIComponent(id)}/replay/${number}`);
/** Who stood how in a match that is over, choice by choice. */
export const analysis = (id: string): Promise<AnalysisInfo> => ask(`/api/tables/${encodeURIComponent(id)}/analysis`);
/** What would have been better at a seat. */
export const better = (id: string, seat: number): Promise<BetterChoices> =>
  ask(`/api/tables/${encodeURIComponent(id)}/better/${seat}`);
/** Play on from a moment of a match that is over, at a new table. */
export const branch = async (id: string, wanted: StartBranch): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/branch`, { ...wanted, promise: await promise() });
/** Play what follows a match of a campaign that is over, with all who sit there. */
export const startNextMatch = async (id: string, number: number): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/next-match`, { number, promise: await promise() });
/** Where the campaign of a table can be had as a file. */
export const campaignAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/campaign`;
/** Open a table for a campaign that was kept as a file. campaign: its text, since its numbers may be too large for JavaScript. */
export const importCampaign = (campaign: string, number: number): Promise<TableInfo> =>
  sit("/api/campaigns", `{"campaign":${campaign},"number":${number}}`);
/** Open a table that shows a saved match. record: its text, since its seed may be too large for JavaScript. */
export const openRecord = (record: string): Promise<TableInfo> => ask("/api/records", `{"record":${record}}`);

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** What to tell a person about anything thrown. */
export function reason(thrown: unknown): string {
  if (isMissing(thrown)) return "A part of the page could not be loaded.";
  return thrown instanceof Error ? thrown.message : String(thrown);
}
