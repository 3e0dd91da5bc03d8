/**
 * Records the clips of the demonstration page: `npm run make:clips -- [topic …]`, all topics without one.
 * Needs Chromium and ffmpeg with libvpx-vp9 on the path. Each scene of
 * `tools/demo-clips/` is drawn frame by frame, so a slow machine records the same clip. Writes
 * `site/public/demo/<topic>.webm` and its captions, `.vtt`, from `content/demo-topics.ts`; both are committed.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import type { DemoTopic } from '#content/demo-topics.ts';
import { ensureBrowser } from './browser.mjs';
import { recordedTopics } from './demo-clips/recorded-topics.ts';
import { writeCaptions } from './demo-clips/write-captions.ts';

const folder = 'site/public/demo';
const framesPerSecond = 20;
const size = { width: 960, height: 540 };
const maxFileBytes = 500_000;

// The owner, who reads French, is sent here by `content/README.md`.
if (spawnSync('ffmpeg', ['-version']).error !== undefined) {
  console.error(
    'Le programme ffmpeg manque → installez-le (Debian\u00a0: apt-get install ffmpeg), puis relancez la commande.',
  );
  process.exit(1);
}
const wanted = process.argv.slice(2);
const topics = recordedTopics.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
await mkdir(folder, { recursive: true });

const server = await createServer({
  appType: 'mpa',
  cacheDir: '.cache/vite-clips',
  // Nothing may reload the stage while it is recorded.
  server: { port: 0, hmr: false, watch: null },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${server.resolvedUrls?.local[0]}tools/demo-clips/clip-page.html`);
  await page.waitForFunction(() => window.drawFrame !== undefined);
  for (const topic of topics) await recordTopic(page, topic);
} finally {
  await browser.close();
  await server.close();
}

async function recordTopic(page: Page, topic: DemoTopic): Promise<void> {
  const clip = join(folder, `${topic.id}.webm`);
  const encoder = startEncoder(clip);
  let drawn = '';
  let picture: Buffer | undefined;
  for (let frame = 0; frame < topic.durationSeconds * framesPerSecond; frame += 1) {
    const markup = await page.evaluate(([id, time]) => window.drawFrame?.(id, time) ?? '', [
      topic.id,
      frame / framesPerSecond,
    ] as const);
    if (picture === undefined || markup !== drawn) picture = await page.screenshot({ type: 'png' });
    drawn = markup;
    if (encoder.stdin?.write(picture) === false) await once(encoder.stdin, 'drain');
  }
  encoder.stdin?.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg could not write ${clip}: is it built with libvpx-vp9?`);
  await writeFile(join(folder, `${topic.id}.vtt`), writeCaptions(topic.captions));
  const { size: bytes } = await stat(clip);
  if (bytes > maxFileBytes) throw new Error(`${clip} has ${bytes} bytes, more than ${maxFileBytes}.`);
  console.log(`${clip} ${Math.round(bytes / 1000)} kB`);
}

/** An encoder that reads PNG pictures; without threads and dates, so that the same pictures make the same file. */
function startEncoder(clip: string): ChildProcess {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-pix_fmt', 'yuv420p', '-g', '100', '-cpu-used', '3'];
  const exact = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  return spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...codec, ...exact, clip], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
