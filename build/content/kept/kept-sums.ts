import { createHash } from 'node:crypto';
import { readContentFile } from '#build/content/read/read-content-file.ts';

/** The SHA-256 of what must not change any more of each file of a folder, by the file's name. */
type KeptSums = Readonly<Record<string, string>>;

/** The SHA-256 of a text, in hexadecimal. */
export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads a file of sums, written as `sha256sum` does. Throws a `ContentError` if it is missing. */
export function readKeptSums(root: string, file: string): KeptSums {
  const lines = readContentFile(root, file).matchAll(/^(\w{64}) {2}(\S+)$/gm);
  return Object.fromEntries([...lines].map(([, sum, name]) => [name, sum]));
}

/** The text of a file of sums, as `sha256sum` writes it. */
export function formatKeptSums(sums: KeptSums): string {
  return Object.entries(sums)
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');
}
