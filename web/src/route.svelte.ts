/** The current route: "/", "/join", "/transfer", "/table/ID", or one that begins with "/workshop". */
export const route = $state({ path: location.pathname, visits: 0 });

function arrive(): void {
  if (route.path === location.pathname) return;
  route.path = location.pathname;
  route.visits += 1;
}

/** The close functions of the open dialogs. Each dialog has a history entry, so that "back" closes it first. */
const dialogs: (() => void)[] = [];
/** Whether the history is moving away from the entry of a closed dialog. */
let leaving = false;
/** Functions to call after that. */
let waiting: (() => void)[] = [];

/** The number of dialogs that were open at the current history entry. */
function depth(): number {
  return (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
}

function onceLeft(work: () => void): void {
  if (leaving) waiting.push(work);
  else work();
}

/** Leave the history entry of a closed dialog, which "forward" can reach. */
function leaveClosed(): void {
  if (depth() <= dialogs.length) return;
  leaving = true;
  history.go(dialogs.length - depth());
}

// The page was reloaded while a dialog was open.
if (depth()) history.replaceState(null, "");

window.addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    const due = waiting;
    waiting = [];
    due.forEach(onceLeft);
  } else {
    while (dialogs.length > depth()) dialogs.pop()?.();
    leaveClosed();
  }
  arrive();
});

/** Add a history entry for a dialog that opens. Returns the function to call after it has closed. */
export function enterDialog(close: () => void): () => void {
  dialogs.push(close);
  onceLeft(() => {
    if (dialogs.includes(close)) history.pushState({ dialogs: dialogs.length }, "");
  });
  return () => {
    const at = dialogs.indexOf(close);
    if (at >= 0) dialogs.splice(at, 1);
    onceLeft(leaveClosed);
  };
}

/** Go to another route. An open dialog's history entry is replaced. */
export function go(path: string): void {
  onceLeft(() => {
    if (depth()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    window.scrollTo(0, 0);
    arrive();
  });
}

/** Go to another route and replace the current history entry. */
export function goOn(path: string): void {
  onceLeft(() => {
    history.replaceState(null, "", path);
    arrive();
  });
}

/** Handle `onclick` of a link to another route. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.hash);
}
