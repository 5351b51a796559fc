/** Where the faults of a draft are shown. */

import type { Draft, DraftFault } from "../../protocol";
import { isWithin } from "../form/paths";
import { entryAt, nameOf, type Place } from "./entries";

export const isAt = (fault: DraftFault, { table, number }: Place): boolean =>
  fault.table === table && fault.number === number;

/** The faults of a field. whole: also those of its parts, for a field that is one control. */
export function faultsAt(faults: readonly DraftFault[], field: string, whole: boolean): DraftFault[] {
  return faults.filter((fault) => (whole ? isWithin(fault.field, field) : fault.field === field));
}

/** The name of what a fault is about. */
export function whereOf(draft: Draft, fault: DraftFault): string {
  const entry = entryAt(draft, fault);
  return entry ? nameOf(entry) : fault.table || "The pack";
}

/** The id of the element of a field, for labels and jumps. */
export const elementOf = (field: string): string => `field-${field.replace(/[^a-z0-9_]+/gi, "-")}`;

/** Scroll to the control of a field, or of the nearest field around it, and focus it. */
export function jumpTo(field: string): void {
  let path = field;
  for (;;) {
    const node =
      document.getElementById(elementOf(path)) ??
      document.querySelector<HTMLElement>(`[data-faults~="${CSS.escape(path)}"]`);
    if (node) {
      node.closest("details")?.setAttribute("open", "");
      node.scrollIntoView({ block: "center" });
      node.focus();
      return;
    }
    if (!path) return;
    path = path.replace(/(\.[^.[\]]*|\[[^\]]*\]|^[^.[\]]+)$/, "");
  }
}
