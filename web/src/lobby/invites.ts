/** The invites that this browser has created, so that a reload does not make their links invalid. */

import type { Invite } from "../protocol";

/** The tables that were opened from this page. Nobody can have an invite to one of their seats yet. */
export const fresh = new Set<string>();

const KEPT = "gloaming.invites";
const MOST = 20;

type Kept = [string, Invite];

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

const key = (table: string, seat: number): string => `${table}/${seat}`;

/** The latest invite to a seat, if this browser has created it. */
export function keptInvite(table: string, seat: number): Invite | undefined {
  return read().find(([kept]) => kept === key(table, seat))?.[1];
}

/** Keep an invite, in place of an earlier one to the seat. */
export function keepInvite(table: string, invite: Invite): void {
  const others = read().filter(([kept]) => kept !== key(table, invite.seat));
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, [key(table, invite.seat), invite]].slice(-MOST)));
  } catch {
    // Without storage the link is lost with the page.
  }
}

/** Forget the invite to a seat that has been taken: it works once. */
export function dropInvite(table: string, seat: number): void {
  if (!keptInvite(table, seat)) return;
  const others = read().filter(([kept]) => kept !== key(table, seat));
  try {
    localStorage.setItem(KEPT, JSON.stringify(others));
  } catch {
    return;
  }
}
