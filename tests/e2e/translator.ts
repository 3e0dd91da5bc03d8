import type { Page } from '@playwright/test';

/** How a translator puts its elements around a text: it replaces the text node, or moves it into them. */
type TranslatorWay = 'replaces' | 'moves';

/**
 * Imitates a browser's translator on this page, now and for every text that is added: each text node gets `<font><font>`,
 * with the same words, so that the page reads as if nobody translated it.
 */
export function translate(page: Page, way: TranslatorWay = 'replaces'): Promise<void> {
  return page.evaluate(translateHere, way);
}

/** Imitates the translator in every document that the page opens, once it is parsed. */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(`{
    const translate = ${translateHere.toString()};
    document.addEventListener('readystatechange', () => translate('replaces'), { once: true });
  }`);
}

function translateHere(way: TranslatorWay): void {
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
      inner.append(way === 'moves' ? text : text.data);
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
