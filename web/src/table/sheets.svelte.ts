/** The part of the table that is open over others on small screens: the list of options, the log, or a region. */

import { tick } from "svelte";

import { stayCalm } from "./taps";

export type Sheet = "" | "list" | "log" | "rivals" | "hand";

const NAMES: readonly string[] = ["list", "log", "rivals", "hand"];

export class Sheets {
  open = $state<Sheet>("");
  /** The control that gets the focus back. */
  #opener: HTMLElement | null = null;

  /** Open a sheet, or close it if it is open. */
  toggle(sheet: Sheet, opener: HTMLElement | null = null): void {
    if (this.open === sheet) return this.close();
    this.#opener = opener;
    this.open = sheet;
    stayCalm();
    void tick().then(() => {
      const first = document.querySelector<HTMLElement>(`[data-opens="${sheet}"] :is([data-first], [data-option])`);
      first?.focus({ preventScroll: true });
    });
  }

  /** Close the open sheet. The focus returns to its opener, unless it has moved elsewhere. */
  close(): void {
    if (!this.open) return;
    const sheet = document.querySelector(`[data-opens="${this.open}"]`);
    const within = sheet?.contains(document.activeElement) ?? false;
    this.open = "";
    stayCalm();
    const opener = this.#opener;
    this.#opener = null;
    if (within) void tick().then(() => opener?.focus({ preventScroll: true }));
  }
}

/** The sheet that a clicked control opens, and the control. */
export function sheetOf(target: Element): { sheet: Sheet; control: HTMLElement } | null {
  const control = target.closest<HTMLElement>("[data-sheet]");
  const sheet = control?.dataset.sheet ?? "";
  return control && NAMES.includes(sheet) ? { sheet: sheet as Sheet, control } : null;
}
