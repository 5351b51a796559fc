/** Reloads the page when a part of it cannot be loaded because the server was upgraded meanwhile. */

/** found: "updated" if the server has a new build of the page, "failed" if loading failed for another reason. */
export const update = $state<{ found: "" | "updated" | "failed"; waits: boolean }>({ found: "", waits: false });

/** Milliseconds that the message is shown before the page reloads, and between retries. */
const READ = 2500;
const AGAIN = 1000;

const RELOADED = "gloaming.reloaded";

/** The errors thrown for parts that could not be loaded. */
const missing = new WeakSet<object>();

/** Whether an error was thrown because a part of the page could not be loaded. */
export const isMissing = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && missing.has(thrown);

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;
const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");

/** The entry script of the server's current build; "" if the server cannot be reached. */
async function newest(): Promise<string> {
  try {
    const response = await fetch("/", { cache: "no-store" });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? "") : "";
  } catch {
    return "";
  }
}

/** Record that the page reloads for a build. Returns false if this tab did so before, or storage is refused. */
function isFirst(entry: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(RELOADED) ?? "[]") as string[];
    if (before.includes(entry)) return false;
    sessionStorage.setItem(RELOADED, JSON.stringify([...before, entry]));
    return true;
  } catch {
    return false;
  }
}

const TYPED = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button])";

/** Whether a reload would lose input: typed text, an unsent form, or a choice in flight. */
function isBusy(): boolean {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED));
  return (
    document.querySelector("[data-unsent], dialog[open] form, select:focus") !== null ||
    fields.some((field) => !field.readOnly && (field.value !== "" || field === document.activeElement))
  );
}

async function reload(): Promise<void> {
  update.waits = isBusy();
  const entry = update.waits ? "" : await newest();
  if (entry && !isBusy()) {
    if (isFirst(entry)) location.reload();
    return;
  }
  setTimeout(() => void reload(), AGAIN);
}

async function find(): Promise<void> {
  const entry = await newest();
  if (update.found === "updated") return;
  update.found = entry && entry !== own ? "updated" : "failed";
  // A dialog would hide the message. A dialog without a form is the part that failed to load.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]:not(:has(form))")) dialog.close();
  if (update.found === "updated") setTimeout(() => void reload(), READ);
}

window.addEventListener("vite:preloadError", (event) => {
  missing.add((event as Event & { payload: object }).payload);
  void find();
});
