/** The aims of bots in a scenario: each has exactly one of these fields, and may be a rally. */

import type { Entry } from "../../form/schema";

export const AIMS = [
  { field: "explore", words: "open doors and explore" },
  { field: "fight", words: "fight" },
  { field: "act", words: "do the deed" },
  { field: "go", words: "go to, or bring what they carry to" },
  { field: "fetch", words: "fetch" },
  { field: "hold", words: "all stay on" },
] as const;

export type AimField = (typeof AIMS)[number]["field"];

export const aimField = (aim: Entry): AimField => AIMS.find(({ field }) => field in aim)?.field ?? "explore";

/** Return the aim with another field. first: what the field names. */
export function withAim(aim: Entry, field: AimField, first: string): Entry {
  return { [field]: field === "explore" ? true : first, ...(aim.rally === true ? { rally: true } : {}) };
}
