/** The state of the editor: the draft with its history, what the server says about it, and what is open. */

import { gameContent, reason, Refused, teaching } from "../api";
import { signs } from "../games";
import { byPiece, type Content, type GameFace } from "../games/face";
import type { ContentEntry, Draft, DraftReport, PackContent, WorkshopGame, WorkshopPack } from "../protocol";
import { Comparisons } from "./comparing.svelte";
import { dropDraft, isEmpty, keepDraft, keptDrafts, keyOf, moveToOlder, newKey, same } from "./draft/drafts";
import { copiedWords, copiesOf, grouped } from "./draft/copies";
import { underNewId, withEarlier } from "./draft/drawings";
import * as entries from "./draft/entries";
import type { Place } from "./draft/entries";
import { duplicates } from "./draft/duplicates";
import { isAt } from "./draft/faults";
import { History } from "./draft/history";
import { followId } from "./draft/renaming";
import { type Setup, setup } from "./draft/setup";
import { followSpaces } from "./draft/spaces";
import { type Entry, PackSchema } from "./form/schema";
import { References } from "./form/references";
import type { Setting } from "../start/settings";
import { checkDraft, savePack } from "./requests";
import { rememberSaved, saved } from "./saved.svelte";

/** Milliseconds without a change before the draft is checked. */
const CHECK_PAUSE = 350;

/** What an editor and a read-only page need to draw the entries of a game. */
export interface Drawn {
  game: WorkshopGame;
  face: GameFace;
  /** The example position in which cards are drawn. */
  view: object;
  box: Content;
}

/** Fetch what draws the entries of a game. */
export async function drawnGame(id: string, game: Promise<WorkshopGame>): Promise<Drawn> {
  const sign = signs[id];
  if (!sign) throw new Error("This page cannot draw the game. Choose another game in the workshop.");
  const [known, face, all, lessons] = await Promise.all([game, sign.load(), gameContent(id), teaching(id)]);
  return { game: known, face, view: lessons.how_to_play.board?.view ?? {}, box: byPiece(all) };
}

export class Editor {
  readonly schema: PackSchema;
  readonly tables: string[];
  draft = $state.raw<Draft>({ game: "" });
  canUndo = $state(false);
  canRedo = $state(false);
  /** What the server says; entries with a fault keep their last valid drawing. */
  report = $state.raw<DraftReport>({});
  /** Whether the report is about an older state of the draft. */
  checking = $state(false);
  /** Why the draft could not be checked. */
  problem = $state("");
  opened = $state.raw<Place | null>(null);
  /** How often an entry was opened, also the one that is open already. */
  wanted = $state(0);
  /** The saved pack, null for a new one. */
  pack = $state.raw<WorkshopPack | null>(null);
  /** The version that was opened or saved last, 0 for a new pack. */
  version = $state(0);
  /** The newest version that the author knows, on which the next one is based; 0 for a new pack. */
  base = $state(0);
  saved = $state.raw<Draft | null>(null);
  /** A sentence about the entries that were copied together with the one that was added last; "" for none. */
  copied = $state("");
  /** Whether this browser could keep the draft. */
  kept = $state(true);
  key = newKey();
  /** Whether unsaved changes of this browser were restored. */
  restored = false;

  readonly entry = $derived(this.opened ? entries.entryAt(this.draft, this.opened) : undefined);
  readonly empty = $derived(!Object.values(this.draft.entries ?? {}).some((all) => all.length));
  readonly faults = $derived(this.report.faults ?? []);
  readonly own = $derived(this.opened ? this.faults.filter((fault) => this.opened && isAt(fault, this.opened)) : []);
  /** The generated texts of the verbs of the opened entry. */
  readonly ownWords = $derived(
    (this.report.words ?? []).filter(
      ({ table, number }) => table === this.opened?.table && number === this.opened.number,
    ),
  );
  /** The entries of the draft, each with its unchanged copies; the order of a pack's page. */
  readonly groups = $derived.by(() => grouped(this.draft, this.drawn.game));
  /** The unchanged copies by table and id. */
  readonly copies = $derived(copiesOf(this.groups, this.draft));
  readonly unsaved = $derived(this.saved ? !same(this.draft, this.saved) : !isEmpty(this.draft));
  readonly content: Content;
  readonly references: References;
  readonly comparisons: Comparisons;

  private readonly history: History<Draft>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last check. Answers to earlier ones are about an older state of the draft. */
  private asked = 0;
  /** Called when the draft has been checked. */
  private waiting: (() => void)[] = [];
  /** Settles when no save is in flight. */
  private saving: Promise<unknown> = Promise.resolve();

  constructor(
    readonly drawn: Drawn,
    draft: Draft,
  ) {
    this.schema = new PackSchema(drawn.game.schema as object);
    this.tables = drawn.game.tables.map(({ id }) => id);
    this.draft = draft;
    this.history = new History(draft);
    this.comparisons = new Comparisons(draft.game);
    this.content = $derived(withDraft(drawn.box, this.report.content ?? []));
    this.references = $derived(new References(this.schema, drawn.game, this.draft));
    this.check(0);
  }

  /** Return the editor of a version of a saved pack, with the changes of it that this browser keeps. */
  static of(drawn: Drawn, { pack, version, draft }: PackContent): Editor {
    const key = keyOf(pack, version);
    const kept = pack.yours ? keptDrafts().find((each) => each.key === key && !same(each.draft, draft)) : undefined;
    const editor = new Editor(drawn, kept?.draft ?? draft);
    editor.restored = kept !== undefined;
    editor.key = key;
    editor.pack = pack;
    editor.version = version;
    editor.saved = draft;
    // An older version that is opened becomes the newest when it is saved.
    editor.base = (key === pack.id && kept?.base) || (pack.versions[0]?.number ?? 1);
    return editor;
  }

  /** Change the draft. tag: what is changed, so that typing into one field is one step. */
  change(next: Draft, tag = ""): void {
    this.history.change(next, tag);
    this.follow();
  }

  /** Change the opened entry. path: the field that is changed. */
  changeEntry(next: Entry, path = ""): void {
    if (!this.opened) return;
    const { table, number } = this.opened;
    const before = this.entry ?? {};
    // An entry without a name, such as a pattern, keeps the id that its editor gives it.
    const called = (entry: Entry): string => entries.nameOf({ ...entry, id: "" });
    const named = entries.isNamed(next) && called(next) !== called(before) && !this.replaces(before);
    const id = named ? entries.freeId(called(next), this.taken(this.opened)) : next.id;
    const [old, now] = [entries.idOf(before), entries.idOf({ ...next, id: id ?? null })];
    const changed = entries.changed(this.draft, this.opened, { ...next, ...(id !== undefined && { id }) });
    const followed = followId(this.drawn.game, this.schema, changed, table, old, now);
    this.report = underNewId(this.report, table, old, now);
    this.comparisons.rename(table, old, now);
    this.change(followSpaces(followed, before, next), path && `${table} ${number} ${path}`);
  }

  replaces(entry: Entry): boolean {
    return (this.draft.replaces ?? []).includes(entries.idOf(entry));
  }

  undo(): void {
    this.history.undo();
    this.follow();
  }

  redo(): void {
    this.history.redo();
    this.follow();
  }

  /** The ids that a new entry may not have. Ids are unique among all tables, so that each has one piece. */
  taken(except?: Place): Set<string> {
    const { game } = this.drawn;
    const own = entries
      .placesOf(this.draft, this.tables)
      .filter((place) => place.table !== except?.table || place.number !== except.number);
    return new Set([
      ...Object.values(game.entries).flatMap((all) => (all as Entry[]).map(entries.idOf)),
      ...own.map((place) => entries.idOf(entries.entryAt(this.draft, place) ?? {})),
    ]);
  }

  open(place: Place | null): void {
    this.opened = place;
    this.wanted += 1;
  }

  /** Add an entry like the simplest one of the box, with a new name. */
  create(table: string): void {
    const { game } = this.drawn;
    const singular = game.tables.find(({ id }) => id === table)?.singular ?? table;
    const model = [...((game.entries[table] ?? []) as Entry[])].sort(
      (one, other) => JSON.stringify(one).length - JSON.stringify(other).length,
    )[0];
    const name = `New ${singular}`;
    if (model) {
      this.duplicate(table, model, name);
      this.copied = `It begins as a copy of ${entries.nameOf(model)}: change what you like. ${this.copied}`.trim();
      return;
    }
    const blank = this.schema.required(this.schema.table(table), {}, (kind) => this.references.first(kind));
    const key = "title" in blank && !("name" in blank) ? "title" : "name";
    const { draft, place } = entries.added(this.draft, table, {
      ...blank,
      id: entries.freeId(name, this.taken()),
      [key]: name,
    });
    this.change(draft);
    this.opened = place;
  }

  /** Add a copy of an entry and of what belongs to it. */
  copy(table: string, entry: Entry): void {
    this.duplicate(table, entry, `New ${entries.nameOf(entry)}`.slice(0, 80));
  }

  private duplicate(table: string, entry: Entry, name: string): void {
    const { game, box } = this.drawn;
    const [first, ...others] = duplicates(game, this.draft, box, table, entry, name, this.taken());
    if (!first) return;
    const made = entries.added(this.draft, table, first.entry);
    const draft = others.reduce((next, other) => entries.added(next, other.table, other.entry).draft, made.draft);
    this.change(draft);
    this.copied = copiedWords(
      game,
      others.map((other) => other.table),
    );
    this.opened = made.place;
  }

  replace(table: string, entry: Entry): void {
    const { draft, place } = entries.replacing(this.draft, table, entry);
    if (draft !== this.draft) this.change(draft);
    this.opened = place;
  }

  remove(place: Place): void {
    this.change(entries.removed(this.draft, place));
    this.opened = null;
  }

  /** Save the draft as a new version, after a save in flight. base: the newest version that the author knows. */
  save(note = "", base?: number): Promise<WorkshopPack> {
    const save = this.saving.then(() => this.send(note, base ?? this.base));
    this.saving = save.catch(() => undefined);
    return save;
  }

  private async send(note: string, base: number): Promise<WorkshopPack> {
    // A pack without a title is called after its main entry.
    const first = this.groups[0]?.place;
    if (!this.draft.title?.trim() && first)
      this.change({ ...this.draft, title: entries.nameOf(entries.entryAt(this.draft, first) ?? {}) });
    const draft = this.draft;
    const pack = await savePack(this.pack?.id ?? "", { draft, note, base });
    this.stored(pack, draft);
    return pack;
  }

  /** Return the pack and version of the draft, which is saved first if it has changed. */
  async ensureSaved(): Promise<{ id: string; version: number }> {
    await this.saving;
    const { id } = this.pack && !this.unsaved ? this.pack : await this.save();
    return { id, version: this.version };
  }

  private stored(pack: WorkshopPack, draft: Draft): void {
    const before = this.key;
    const isNew = !this.pack;
    this.pack = pack;
    this.base = pack.versions[0]?.number ?? 1;
    this.version = this.base;
    this.saved = draft;
    this.key = pack.id;
    dropDraft(before);
    if (isNew) {
      rememberSaved(before, pack.id);
      Object.assign(saved, { pack: pack.id, game: pack.game });
    } else if (before !== pack.id) moveToOlder(pack.id);
    this.keep();
  }

  private follow(): void {
    this.draft = this.history.present;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    if (this.opened && !entries.entryAt(this.draft, this.opened)) this.opened = null;
    this.keep();
    this.check();
  }

  private keep(): void {
    if (!this.unsaved) {
      dropDraft(this.key);
      this.kept = true;
      return;
    }
    this.kept = keepDraft({
      key: this.key,
      pack: this.pack?.id ?? "",
      base: this.base,
      draft: this.draft,
      time: Date.now() / 1000,
    });
  }

  /** Return how a table with the draft is set up, once the draft has been checked or could not be checked. */
  async setup(): Promise<Setup> {
    if (this.checking) await new Promise<void>((done) => this.waiting.push(done));
    return setup(this.drawn.game, this.draft, this.report.options as unknown as Setting[] | undefined);
  }

  private check(pause = CHECK_PAUSE): void {
    clearTimeout(this.timer);
    this.checking = true;
    const number = ++this.asked;
    this.timer = setTimeout(() => void this.ask(number), pause);
  }

  private async ask(number: number): Promise<void> {
    // An empty pack is no mistake yet.
    if (!entries.placesOf(this.draft, this.tables).length) {
      this.report = {};
      this.endCheck();
      return;
    }
    try {
      const report = await checkDraft(this.draft);
      if (number !== this.asked) return;
      this.report = withEarlier(report, this.report, this.draft);
      this.problem = "";
    } catch (thrown) {
      if (number !== this.asked) return;
      this.problem = reason(thrown);
      // The options of an older state may lack entries.
      this.report = { ...this.report, options: [] };
      // Too many checks in a short time: the last one counts.
      if (thrown instanceof Refused && thrown.status === 429) return this.check(5 * CHECK_PAUSE);
    }
    this.endCheck();
  }

  private endCheck(): void {
    this.checking = false;
    for (const done of this.waiting.splice(0)) done();
  }
}

/** The content of the box with that of a draft, whose pieces replace those of the box. */
export function withDraft(box: Content, changed: readonly ContentEntry[]): Content {
  return new Map([...box, ...byPiece(changed)]);
}
