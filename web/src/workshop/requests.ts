/** The workshop's HTTP requests. */

import { ask, Refused } from "../api";
import type {
  Draft,
  DraftReport,
  PackContent,
  PackOfTable,
  Problem,
  SavePack,
  WorkshopGame,
  WorkshopPack,
} from "../protocol";

const packAddress = (id: string): string => `/api/workshop/packs/${encodeURIComponent(id)}`;

export const workshopGame = (game: string): Promise<WorkshopGame> =>
  ask(`/api/workshop/games/${encodeURIComponent(game)}`);
export const checkDraft = (draft: Draft): Promise<DraftReport> => ask("/api/workshop/check", draft);
/** Your packs and the featured ones. */
export const packs = (): Promise<WorkshopPack[]> => ask("/api/workshop/packs");
export const packContent = (id: string, version?: number): Promise<PackContent> =>
  ask(packAddress(id) + (version ? `?version=${version}` : ""));
export const savePack = (id: string, wanted: SavePack): Promise<WorkshopPack> =>
  id ? send(packAddress(id), "PUT", JSON.stringify(wanted)) : ask("/api/workshop/packs", wanted);
export const sharePack = (id: string, shared: boolean): Promise<WorkshopPack> =>
  ask(`${packAddress(id)}/share`, { shared });
export const deletePack = (id: string): Promise<unknown> => send(packAddress(id), "DELETE");
/** The download address of a pack as a zip. */
export const zipAddress = (id: string, version: number): string => `${packAddress(id)}/zip?version=${version}`;
/** Download a version of a pack as a zip. name: the name of the file. */
export async function download(id: string, version: number, name: string): Promise<void> {
  const answer = await fetch(zipAddress(id, version));
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Error(problem?.message ?? `The server answered ${answer.status}. Try again.`);
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
/** Read a zip. Answered with its draft; nothing is saved. */
export const importZip = (file: Blob): Promise<Draft> => send("/api/workshop/import", "POST", file, "application/zip");
/** The packs of a table, with what differs from the box. */
export const packsOfTable = (table: string): Promise<PackOfTable[]> =>
  ask(`/api/tables/${encodeURIComponent(table)}/packs`);

/** The packs of the table of an invitation code. */
export const packsOfInvite = (code: string): Promise<PackOfTable[]> => ask("/api/invitation/packs", { code });

/** The address of a pack's page. */
export const pageOf = (id: string): string => `/workshop/pack/${encodeURIComponent(id)}`;

async function send<T>(path: string, method: string, body?: BodyInit, type = "application/json"): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { method, ...(body !== undefined && { body, headers: { "Content-Type": type } }) });
  } catch {
    throw new Error("The server cannot be reached. Is it still running?");
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  let problem: Problem = { error: "unreadable", message: `The server answered ${response.status} to ${path}.` };
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // The message above says what is known.
  }
  throw new Refused(response.status, problem);
}
