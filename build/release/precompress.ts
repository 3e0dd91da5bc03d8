import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|json|svg|xml|txt|ttf|vtt|csv|webmanifest)$/;

/** Below this size in bytes compression makes a response no faster. */
const smallest = 256;

/** Writes `.br` and `.gz` beside every text file of the site, at the highest level. */
export async function precompress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const content = await readFile(join(folder, file));
    if (content.length < smallest) continue;
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(folder, `${file}.br`), brotli), writeFile(join(folder, `${file}.gz`), gzipped)]);
  }
}
