/** The browser tells of one's turn while the page is in the background. */

let shown: Notification | null = null;

/** Show a notification, in place of the last one. */
export function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  shown?.close();
  try {
    shown = new Notification(title, { body, tag: "gloaming" });
  } catch {
    return; // phones allow it to service workers alone
  }
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});
