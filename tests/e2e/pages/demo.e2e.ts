import type { Page } from '@playwright/test';
import { demoTopics } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/page-texts.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';

const keys = (page: Page) => page.getByRole('list', { name: 'Sujets de démonstration' }).getByRole('button');
const [first, second] = demoTopics.filter(({ videoAddress }) => videoAddress.startsWith('/'));
if (first === undefined || second === undefined) throw new Error('Two topics with a clip of ours are expected');
const choose = (page: Page, { title }: DemoTopic) => page.getByRole('button', { name: title, exact: true }).click();
const start = (page: Page) => page.getByRole('button', { name: 'Lancer la démonstration' });

test('every topic shows its description; its clip is loaded by the button, with captions', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/demo\/.+\.(?:webm|vtt)$/.test(request.url())) loaded.push(new URL(request.url()).pathname);
  });
  await open(page, '/demo/');
  await expect(keys(page)).toHaveCount(demoTopics.length);
  for (const topic of demoTopics) {
    await choose(page, topic);
    await expect(page.getByRole('button', { name: topic.title, exact: true, pressed: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: topic.title, exact: true })).toBeVisible();
    await expect(page.getByText(topic.description)).toBeVisible();
  }
  await choose(page, second);
  await expect(page.locator('video')).toHaveCount(0);
  expect(loaded).toEqual([]);

  await start(page).click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('src', second.videoAddress);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.language)).toBe('fr');

  await choose(page, second);
  await expect(video).toHaveCount(1);
  await choose(page, first);
  await expect(video).toHaveCount(0);
  await expect(start(page)).toBeVisible();
});

test('a clip that cannot be fetched points to its transcript', async ({ page }) => {
  await page.route('**/demo/*.webm', (route) => route.fulfill({ status: 200, contentType: 'video/webm', body: '' }));
  await open(page, '/demo/');
  await choose(page, first);
  await start(page).click();
  await expect(page.getByRole('alert')).toContainText('transcription');
  await expect(page.getByRole('alert')).toBeFocused();
});
