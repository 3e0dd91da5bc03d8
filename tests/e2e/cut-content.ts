import type { Page } from '@playwright/test';

/**
 * Texts and controls that extend beyond the window or an ancestor that clips them, one line each, with the pixels lost:
 * the page's scroll width doesn't show them. Content of scrolling ancestors and visually hidden content is ignored.
 */
export function cutContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = '.visually-hidden, [aria-hidden="true"], svg, [inert], dialog:not([open])';
    const found = new Map<string, number>();

    const lossOf = (box: DOMRect, element: Element): number => {
      let { left, right, top, bottom } = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        if (up !== document.body && up !== document.documentElement) {
          if (overflowX === 'auto' || overflowX === 'scroll') return 0;
          if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          if (overflowY === 'hidden' || overflowY === 'clip')
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        if (position === 'fixed') break;
      }
      return Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
    };
    const look = (box: DOMRect, element: Element, name: string): void => {
      if (box.width < 2 || box.height < 2 || element.closest(hidden) !== null) return;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      const loss = Math.round(lossOf(box, element));
      if (loss > 1) found.set(name, Math.max(loss, found.get(name) ?? 0));
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement === null) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) look(box, text.parentElement, `« ${words.slice(0, 40)} »`);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary, video')) {
      const name = `<${control.localName}> ${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}`;
      look(control.getBoundingClientRect(), control, name);
    }
    return [...found].map(([name, loss]) => `${name}: ${loss} px`);
  });
}
