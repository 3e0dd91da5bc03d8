import type { Page } from '@playwright/test';

/** Imitates a browser's translator, for added texts too: each gets `<font><font>` with the same words. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(translateHere);
}

/** Imitates the translator in every document that the page opens, once it is parsed. */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', ${translateHere.toString()}, { once: true });`,
  );
}

function translateHere(): void {
  const untranslated = 'font, script, style, textarea, title, noscript, option';
  const translateTexts = (within: Node): void => {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Text[] = within instanceof Text ? [within] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(untranslated)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
  };
  translateTexts(document.documentElement);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateTexts(target);
      for (const node of addedNodes) translateTexts(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
