/** Runs in the page: words that continue on the next line without a hyphen of their own; e-mail addresses may. */
export function brokenWords(within: Element): string[] {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: holder, textContent: words } = text;
    if (!holder?.checkVisibility() || holder.closest('[aria-hidden="true"]') || words?.includes('@')) continue;
    for (const { index, 0: word } of (words ?? '').matchAll(/[\p{L}]{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + 4)) found.push(word);
    }
  }
  return found;
}
