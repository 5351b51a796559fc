/** Where the page is: "/", "/join" or "/table/ID". */
export const route = $state({ path: location.pathname, visits: 0 });

function arrive(): void {
  if (route.path === location.pathname) return;
  route.path = location.pathname;
  route.visits += 1;
}

window.addEventListener("popstate", arrive);

/** Show another address of this page. */
export function go(path: string): void {
  history.pushState(null, "", path);
  window.scrollTo(0, 0);
  arrive();
}

/** Show another address of this page in the place of this one, which "back" shall not lead to. */
export function goOn(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

/** For `onclick` of a link to another address of this page. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
