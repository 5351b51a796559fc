/** The server's HTTP requests. */

import type {
  AnalysisInfo,
  StartLesson,
  BetterChoices,
  CallInfo,
  ClauseInfo,
  ContentEntry,
  DailyInfo,
  GameInfo,
  InviteInfo,
  Invite,
  Profile,
  RatingInfo,
  RecentPlayer,
  ReplayFrame,
  CreateTable,
  StartBranch,
  ResultList,
  Problem,
  ReportReceipt,
  TableInfo,
  TeachingInfo,
} from "./protocol";
import { fresh } from "./lobby/invites";
import { promise } from "./shares";
import { isMissing } from "./update.svelte";

/** The server rejected a request; the message says why. */
export class Refused extends Error {
  /** Whether a retry is useless. */
  readonly final: boolean;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.message);
    this.final = [403, 404, 409].includes(status) || problem.error === "damaged-table";
  }
}

/** Send a GET request, or a POST request with a body. body: a value, or JSON text, which is sent unchanged. */
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

/** Whether the server has recognized this browser by its cookie. */
let isKnown = false;

/** Join a table. Throws where the browser keeps no cookie: the server would treat it as a spectator. */
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
/** Start a lesson or challenge. */
export const startLesson = (wanted: StartLesson): Promise<TableInfo> => sit("/api/lessons", wanted);
export const clauses = (game: string): Promise<ClauseInfo[]> => ask(`/api/games/${game}/rules`);
/** The entries of a game without packs. */
export const gameContent = (game: string): Promise<ContentEntry[]> => ask(`/api/games/${game}/content`);
export const content = (table: string): Promise<ContentEntry[]> => ask(`/api/tables/${table}/content`);
export const tables = (): Promise<TableInfo[]> => ask("/api/tables");
/** The visitor's results and statistics. */
export const played = (): Promise<ResultList> => ask("/api/results");
/** A game's daily challenge and its results. */
export const daily = (game: string): Promise<DailyInfo> => ask(`/api/daily/${game}`);
/** Start the daily challenge, or continue the attempt. */
export const startDaily = (game: string, day: string): Promise<TableInfo> => sit("/api/daily", { game, day });
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(id)}`);
/** The download address of the record of a finished match. */
export const recordAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
/** The public tables that wait for players. */
export const lobby = (): Promise<TableInfo[]> => ask("/api/lobby");
/** Join a public table. */
export const joinTable = async (table: string): Promise<TableInfo> =>
  sit("/api/lobby", { table, promise: await promise() });
export async function open(wanted: CreateTable): Promise<TableInfo> {
  const opened = await sit("/api/tables", { ...wanted, promise: await promise() });
  fresh.add(opened.id);
  return opened;
}
export const invite = (id: string, seat: number): Promise<Invite> =>
  ask(`/api/tables/${encodeURIComponent(id)}/invites`, { seat });
export const me = (): Promise<Profile> => ask("/api/me");
export const callMe = (wanted: Profile): Promise<Profile> => ask("/api/me", wanted);
/** The table and seat of an invitation code. */
export const invitation = (code: string): Promise<InviteInfo> => ask("/api/invitation", { code });
export const join = async (code: string): Promise<TableInfo> => sit("/api/join", { code, promise: await promise() });
export const report = (id: string, words: string): Promise<ReportReceipt> =>
  ask(`/api/tables/${encodeURIComponent(id)}/report`, { words });
export const replayFrame = (id: string, number: number): Promise<ReplayFrame> =>
  ask(`/api/tables/${encodeURIComponent(id)}/replay/${number}`);
/** Win probabilities of a finished match after each choice. */
export const analysis = (id: string): Promise<AnalysisInfo> => ask(`/api/tables/${encodeURIComponent(id)}/analysis`);
/** Better choices that a bot found for a seat. */
export const better = (id: string, seat: number): Promise<BetterChoices> =>
  ask(`/api/tables/${encodeURIComponent(id)}/better/${seat}`);
/** Continue from a point of a finished match at a new table. */
export const branch = async (id: string, wanted: StartBranch): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/branch`, { ...wanted, promise: await promise() });
/** Start the next match of a campaign with the same players. */
export const startNextMatch = async (id: string, number: number): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/next-match`, { number, promise: await promise() });
/** The download address of a table's campaign. */
export const campaignAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/campaign`;
/** Open a table for a saved campaign. campaign: its text, since its numbers may be too large for JavaScript. */
export const importCampaign = (campaign: string, number: number): Promise<TableInfo> =>
  sit("/api/campaigns", `{"campaign":${campaign},"number":${number}}`);
/** Open a table that shows a saved match. record: its text, since its seed may be too large for JavaScript. */
export const openRecord = (record: string): Promise<TableInfo> => ask("/api/records", `{"record":${record}}`);

/** The people with whom the visitor has finished matches, the latest first. */
export const recentPlayers = (): Promise<RecentPlayer[]> => ask("/api/players");
/** Invite a recent player to a table. */
export const callPlayer = (id: string, person: string): Promise<TableInfo> =>
  ask(`/api/tables/${encodeURIComponent(id)}/call`, { person });
/** The tables to which recent players have invited the visitor. */
export const calls = (): Promise<CallInfo[]> => ask("/api/calls");
/** Accept or decline the invite of a recent player. */
export const acceptCall = async (id: string): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/answer-call`, { accept: true, promise: await promise() });
export const declineCall = (id: string): Promise<TableInfo> =>
  ask(`/api/tables/${encodeURIComponent(id)}/answer-call`, { accept: false });
/** Play again with the same people, with swapped seats. */
export const startRematch = async (id: string): Promise<TableInfo> =>
  sit(`/api/tables/${encodeURIComponent(id)}/rematch`, { promise: await promise() });
/** Report a line of the chat to the operator. */
export const reportLine = (id: string, number: number): Promise<ReportReceipt> =>
  ask(`/api/tables/${encodeURIComponent(id)}/report-line`, { number });
export const ratings = (): Promise<RatingInfo> => ask("/api/ratings");
/** Turn the rating of the visitor's matches on or off. */
export const turnRatings = (on: boolean): Promise<RatingInfo> => ask("/api/ratings", { on });

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** The message to show for anything thrown. */
export function reason(thrown: unknown): string {
  if (isMissing(thrown)) return "A part of the page could not be loaded.";
  return thrown instanceof Error ? thrown.message : String(thrown);
}
