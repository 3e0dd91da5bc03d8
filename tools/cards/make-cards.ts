/**
 * `npm run make:cards`: draws the card of every page and the icons of home screens into `site/public`, to be committed:
 * a build needs no browser. It refuses those of another brand; `tests/search.test.ts` detects titles changed since.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { brandFiles, drawnBrand } from '#build/brand-files.ts';
import { drawingFiles, repaintDrawings } from '#build/plugins/drawn-colours.ts';
import { cardSize } from '#build/search/card-name.ts';
import { iconAddress, iconSizes } from '#build/search/web-manifest.ts';
import { ensureBrowser } from '#tests/setup/browser.mjs';

const target = 'site/public';
for (const [file, text] of Object.entries(brandFiles)) if (!drawingFiles.includes(file)) writeFileSync(file, text);
const appleTouchIcon = { path: '/icons/apple-touch-icon.png', size: 180 };

const vite = await createServer({ appType: 'mpa', cacheDir: '.cache/vite-cards', logLevel: 'warn' });
await vite.listen();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({
    // Taller than a card: the last lines of the window are not always painted.
    viewport: { ...cardSize, height: 2 * cardSize.height },
    reducedMotion: 'reduce',
  });
  page.on('pageerror', (failure) => {
    throw failure;
  });
  await page.goto(`${vite.resolvedUrls?.local[0]}tools/cards/card-sheet.html`);
  await page.locator('#icon').waitFor();
  await drawCards(page);
  await drawIcons(page);
  // Last: until then the colours in a drawing's file are named by the brand that it was drawn with.
  for (const [file, text] of Object.entries(repaintDrawings())) writeFileSync(file, text);
  writeFileSync(drawnBrand.file, drawnBrand.text);
} finally {
  await browser.close();
  await vite.close();
}

async function drawCards(page: Page): Promise<void> {
  rmSync(`${target}/cards`, { recursive: true, force: true });
  const titles: Record<string, string> = {};
  for (const card of await page.locator('article').all()) {
    const name = (await card.getAttribute('id')) ?? '';
    titles[name] = (await card.getByRole('heading').textContent()) ?? '';
    save(`/cards/${name}.jpg`, await card.screenshot({ type: 'jpeg', quality: 80 }));
  }
  writeFileSync('tools/cards/drawn-titles.json', `${JSON.stringify(titles, null, 2)}\n`);
}

async function drawIcons(page: Page): Promise<void> {
  const icon = page.locator('#icon');
  const pictures = [...iconSizes.map((size) => ({ path: iconAddress(size), size })), appleTouchIcon];
  for (const { path, size } of pictures) {
    await icon.evaluate((element, zoom) => element.style.setProperty('zoom', String(zoom)), size / 512);
    save(path, await icon.screenshot());
  }
}

function save(path: string, picture: Uint8Array): void {
  mkdirSync(dirname(target + path), { recursive: true });
  writeFileSync(target + path, picture);
  console.log(`${target}${path}: ${(picture.length / 1000).toFixed(1)} kB`);
}
