/** The element that a translator put in place of a text which React still holds. */
const replacements = new WeakMap<Node, ChildNode>();

/**
 * Lets React work on a page whose texts a translator replaces by elements: removing such a text, or inserting before
 * it, would throw (https://github.com/facebook/react/issues/11538), and changing it would stay unseen.
 */
export function followTranslator(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = findPlace(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, node: Added, next: Node | null): Added {
    insertBefore.call(this, node, next && findPlace(this, next));
    return node;
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') {
        // A replaced text was changed: the page shows it again, and the translator translates it again.
        replacements.get(target)?.replaceWith(target);
        replacements.delete(target);
        continue;
      }
      const replacement = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes) {
        if (replacement === undefined || text.isConnected || !(text instanceof Text)) continue;
        replacements.set(text, replacement as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The child of `parent` that is, contains or replaces a node; `null` if there is none. */
function findPlace(parent: Node, node: Node): Node | null {
  let place: Node | null | undefined = node;
  while (place && place.parentNode !== parent) place = place.parentNode ?? replacements.get(place);
  return place ?? null;
}
