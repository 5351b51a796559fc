/** The browser tells of one's turn while the page is in the background. */

let told: Notification | null = null;

/** Say that one is asked. whose: whose turn it is, and of which game; what: the question. */
export function tellTurn(whose: string, what: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  told?.close();
  try {
    told = new Notification(whose, { body: what, tag: "gloaming" });
  } catch {
    return; // phones allow it to service workers alone
  }
  told.onclick = () => {
    window.focus();
    told?.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) told?.close();
});
