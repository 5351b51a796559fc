/** Reloads the page when a part of it cannot be loaded because the server was upgraded meanwhile. */

/** found: "updated" where the server has another build of the page, "failed" where that is not the reason. */
export const update = $state<{ found: "" | "updated" | "failed"; waits: boolean }>({ found: "", waits: false });

/** For how long, in ms, the message can be read before the page is reloaded, and how often that is tried. */
const READ = 2500;
const AGAIN = 1000;

const RELOADED = "gloaming.reloaded";

/** What could not be loaded, as it is thrown. */
const missing = new WeakSet<object>();

/** Whether something was thrown because a part of the page could not be loaded. */
export const isMissing = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && missing.has(thrown);

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;
const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");

/** The script with which the page begins, as the server has it now; "" where it has none or cannot be reached. */
async function newest(): Promise<string> {
  try {
    const response = await fetch("/", { cache: "no-store" });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? "") : "";
  } catch {
    return "";
  }
}

/** Note that the page is reloaded for a build. False where it was before in this tab, or where that cannot be kept. */
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

/** Whether a reload would lose something: what is typed, a form that was not sent, or a choice on its way. */
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
  // A dialog would hide the message; where it holds nothing to fill in, it is the one that is missing.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]:not(:has(form))")) dialog.close();
  if (update.found === "updated") setTimeout(() => void reload(), READ);
}

window.addEventListener("vite:preloadError", (event) => {
  missing.add((event as Event & { payload: object }).payload);
  void find();
});
