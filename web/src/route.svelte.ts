/** Where the page is: "/", "/join" or "/table/ID". */
export const route = $state({ path: location.pathname, visits: 0 });

function arrive(): void {
  if (route.path === location.pathname) return;
  route.path = location.pathname;
  route.visits += 1;
}

/** What closes each open dialog. Each has an entry in the history, so that "back" closes it before it leaves the page. */
const dialogs: (() => void)[] = [];
/** Whether the entry of a dialog that was closed is being left. */
let leaving = false;
/** What waits for that. */
let waiting: (() => void)[] = [];

/** How many dialogs the entry of the history stands for. */
function depth(): number {
  return (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
}

function onceLeft(work: () => void): void {
  if (leaving) waiting.push(work);
  else work();
}

/** Leave the entry of a dialog that is closed, to which "forward" has led. */
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

/** Give a dialog that opens its entry in the history. close: closes it. Returns what is to be done once it is closed. */
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

/** Show another address of this page; it takes the place of an open dialog's entry. */
export function go(path: string): void {
  onceLeft(() => {
    if (depth()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    window.scrollTo(0, 0);
    arrive();
  });
}

/** Show another address of this page in the place of this one, which "back" shall not lead to. */
export function goOn(path: string): void {
  onceLeft(() => {
    history.replaceState(null, "", path);
    arrive();
  });
}

/** For `onclick` of a link to another address of this page. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
