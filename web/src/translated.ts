/**
 * Keeps the page right while the browser translates it.
 *
 * A translator replaces text nodes by <font> elements. Svelte keeps writing to the nodes it created, so buttons would
 * keep old labels. Here these nodes are put back next to their translation, with empty text. As soon as one of them
 * is written to or removed, all translations next to it are removed, and the translator finds the text as it is now.
 */

/** The text nodes that are translated now, with the text that they had. */
const originals = new WeakMap<Node, string>();

const isFont = (node: Node): boolean => node.nodeName === "FONT";

/** Put a text node back where the translator has removed it. */
function putBack(text: Text, { target, previousSibling, nextSibling }: MutationRecord): void {
  originals.set(text, text.data || (originals.get(text) ?? ""));
  text.data = "";
  if (nextSibling?.parentNode === target) target.insertBefore(text, nextSibling);
  else if (previousSibling?.parentNode === target) target.insertBefore(text, previousSibling.nextSibling);
  else target.appendChild(text);
}

/** Remove the translations in an element, and give its text nodes their own text, unless it is newer. */
function restore(parent: Node): void {
  for (const child of Array.from(parent.childNodes)) {
    if (isFont(child)) child.remove();
    const original = originals.get(child);
    if (original !== undefined && !child.nodeValue) child.nodeValue = original;
    originals.delete(child);
  }
}

function follow(records: MutationRecord[]): void {
  const translated = new Set(
    records.filter(({ addedNodes }) => Array.from(addedNodes).some(isFont)).map(({ target }) => target),
  );
  const changed = new Set<Node>();
  // What was removed last is put back first, so that all find their neighbours.
  for (const record of records.toReversed()) {
    const { target, type, removedNodes } = record;
    // The new text may be empty, too.
    if (type === "characterData" && originals.delete(target) && target.parentNode) changed.add(target.parentNode);
    for (const node of removedNodes) {
      if (translated.has(target) && node instanceof Text && !node.isConnected) putBack(node, record);
      else if (originals.has(node) || (isFont(node) && !Array.from(target.childNodes).some(isFont)))
        changed.add(target);
    }
  }
  changed.forEach(restore);
  observer.takeRecords();
}

const observer = new MutationObserver(follow);
observer.observe(document.body, { childList: true, subtree: true, characterData: true });
