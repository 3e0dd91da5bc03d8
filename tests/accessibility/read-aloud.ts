import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** The virtual screen reader as a script whose exports are on `window`: the page's policy refuses foreign modules. */
const reader = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8').replace(
  /export\{(.*?)\};/,
  (_statement, names: string) => `window.screenReader={${names.replaceAll(/([\w$]+) as (\w+)/g, '$2:$1')}};`,
);

/** The part of the reader's interface that is used here. */
interface ScreenReader {
  readonly start: (options: { readonly container: Element }) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly lastSpokenPhrase: () => Promise<string>;
  readonly spokenPhraseLog: () => Promise<string[]>;
}

/** What a screen reader says from the start of an element to its end, one line per stop of its cursor. */
export async function readAloud(page: Page, within: Locator): Promise<string> {
  await page.evaluate(`(() => {${reader}\n})()`);
  const phrases = await within.evaluate(async (container) => {
    const { virtual }: { virtual: ScreenReader } = Reflect.get(window, 'screenReader');
    // The reader treats its content as text; a browser that runs scripts renders none of it.
    for (const unseen of document.querySelectorAll('noscript')) unseen.remove();
    await virtual.start({ container });
    // After the end it starts again with the first phrase.
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken.slice(0, -1);
  });
  return `${phrases.join('\n')}\n`;
}
