/** Ignores taps right after the table has changed under the finger. */

/** Milliseconds after a change of the question or a sheet in which taps count as meant for what was there before. */
const CALM = 400;

let calmUntil = 0;

/** Ignore taps from now on for a moment. */
export function stayCalm(): void {
  calmUntil = performance.now() + CALM;
}

/** An attachment that stops taps that come too soon. Mouse and keyboard are exact and always count. */
export function ignoreHasty(node: HTMLElement): () => void {
  const gone = new AbortController();
  let finger = false;
  const press = (event: PointerEvent): void => void (finger = event.pointerType === "touch");
  const click = (event: MouseEvent): void => {
    if (!finger || event.detail === 0 || event.timeStamp >= calmUntil) return;
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("pointerdown", press, { capture: true, signal: gone.signal });
  node.addEventListener("click", click, { capture: true, signal: gone.signal });
  return () => gone.abort();
}
