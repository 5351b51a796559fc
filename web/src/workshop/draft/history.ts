/** Undo and redo. Changes of the same field in quick succession are one step. */

/** Milliseconds between two changes of a field that are still one step. */
const PAUSE = 1500;
/** The number of steps that are kept. */
const MOST = 200;

export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  private last = { tag: "", time: -Infinity };

  constructor(public present: T) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Change the value. tag: what is changed, such as the path of a field; "" for a separate step. */
  change(next: T, tag = "", time = Date.now()): void {
    const merged = tag !== "" && tag === this.last.tag && time - this.last.time < PAUSE && this.canUndo;
    if (!merged) this.past = [...this.past, this.present].slice(-MOST);
    this.future = [];
    this.present = next;
    this.last = { tag, time };
  }

  undo(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.present);
    this.present = before;
    this.last = { tag: "", time: -Infinity };
  }

  redo(): void {
    const after = this.future.pop();
    if (after === undefined) return;
    this.past.push(this.present);
    this.present = after;
    this.last = { tag: "", time: -Infinity };
  }
}
