/** The browser tells of one's turn while the page is in the background. */

let told: Notification | null = null;

/** Say that it is one's turn. what: the question; at: the game. */
export function tellTurn(at: string, what: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  told?.close();
  try {
    told = new Notification(`Your turn – ${at}`, { body: what, tag: "gloaming" });
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
