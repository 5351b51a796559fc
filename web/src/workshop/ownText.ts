/** Text fields whose text is no part of the draft, or not yet: a search, or a field that is committed when it is left. */

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type));

/** Finds such fields by whether typing changes the draft. */
export class OwnText {
  private readonly fields = new WeakSet<EventTarget>();
  private before: unknown;

  constructor(private readonly draft: () => unknown) {}

  /** Called with an event of a field before the field's own listeners. */
  begin(): void {
    this.before = this.draft();
  }

  /** Called with the event after them. */
  end({ target, type }: Event): void {
    if (!isText(target)) return;
    if (this.draft() !== this.before) this.fields.delete(target);
    else if (type === "input") this.fields.add(target);
  }

  /** Whether Ctrl+Z in a field undoes what was typed there, not a change of the draft. */
  has(target: EventTarget | null): boolean {
    return isText(target) && (target.type === "search" || this.fields.has(target));
  }
}
