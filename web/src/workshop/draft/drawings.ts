/** The last valid drawing of each entry, which stays while the entry or another one has a fault. */

import type { Draft, DraftReport } from "../../protocol";
import { entriesOf, idOf } from "./entries";

type Pieces = Record<string, Record<string, string[]>>;

/** Return the report with the earlier pieces and content of entries that have a fault now, or wait for one that has. */
export function withEarlier(now: DraftReport, before: DraftReport, draft: Draft): DraftReport {
  if (!now.faults?.length) return now;
  const pieces: Pieces = { ...now.pieces };
  const kept = new Set<string>();
  for (const [table, own] of Object.entries(before.pieces ?? {})) {
    const ids = new Set(entriesOf(draft, table).map(idOf));
    for (const [id, all] of Object.entries(own)) {
      if (!ids.has(id) || pieces[table]?.[id]) continue;
      pieces[table] = { ...pieces[table], [id]: all };
      for (const piece of all) kept.add(piece);
    }
  }
  const known = new Set((now.content ?? []).flatMap((entry) => [entry.id, ...entry.pieces]));
  const content = (before.content ?? []).filter(
    (entry) => [entry.id, ...entry.pieces].some((piece) => kept.has(piece)) && !known.has(entry.id),
  );
  return { ...now, pieces, content: [...content, ...(now.content ?? [])] };
}

/** Return the report with the pieces of an entry under its new id, until the draft is checked again. */
export function underNewId(report: DraftReport, table: string, before: string, after: string): DraftReport {
  const own = report.pieces?.[table]?.[before];
  if (!own || before === after) return report;
  return { ...report, pieces: { ...report.pieces, [table]: { ...report.pieces?.[table], [after]: own } } };
}
