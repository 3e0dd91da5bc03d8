import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|json|svg|xml|txt|vtt|csv|webmanifest)$/;

/** Below this size in bytes a compressed answer is no faster. */
const smallest = 256;

/**
 * Ways of writing distances (bits after the last, distances of their own). Which is shortest depends on the file, by some
 * 50 bytes on a page, where the first flight of a connection leaves few.
 */
const distances = [
  [0, 0],
  [1, 0],
  [0, 4],
  [1, 16],
] as const;

/** Writes `.br` and `.gz` beside every text file of the site that has none yet, at the highest level. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  const present = new Set(await readdir(folder, { recursive: true }));
  for (const file of files) {
    if (present.has(`${file}.br`)) continue;
    const content = await readFile(join(folder, file));
    if (content.length < smallest) continue;
    const [brotli, gzipped] = await Promise.all([compress(content), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(join(folder, `${file}.br`), brotli), writeFile(join(folder, `${file}.gz`), gzipped)]);
  }
}

/** The shortest of a few tries at the highest level. */
async function compress(content: Buffer): Promise<Buffer> {
  const tries = distances.map(([postfix, direct]) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((best, one) => (one.length < best.length ? one : best));
}
