/** Browser notifications for the player's turn while the page is in the background. */

let shown: Notification | null = null;

/** Show a notification, in place of the last one. */
export function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  shown?.close();
  try {
    shown = new Notification(title, { body, tag: "gloaming" });
  } catch {
    return; // Mobile browsers allow notifications only from service workers.
  }
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});
