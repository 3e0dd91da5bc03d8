import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ContentError, type ContentValue, leavesOf, misread } from './read/content-error.ts';

/** How a file of each kind begins, its bytes read as Latin-1. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftypavi[fs]/,
  '.svg': /<svg[\s>]/,
  '.webm': /^[\s\S]E\xdf\xa3/,
  '.mp4': /^[\s\S]{4}ftyp/,
  '.vtt': /^(?:\xef\xbb\xbf)?WEBVTT/,
};
const captionsAdvice =
  'enregistrez-le au format WebVTT\u00a0: WEBVTT sur la première ligne, des heures telles que 00:01.500';
const otherAdvice = 'enregistrez-le de nouveau sous ce format, changer la fin de son nom n’y suffit pas';
/** What a visitor on a slow phone waits some three seconds for, in bytes. */
const heaviestPicture = 500_000;

/** Files of `site/public` that texts name by their addresses, and that are missing, of another format or too heavy. */
export function checkPublicFiles(root: string, content: ContentValue): ContentError[] {
  return leavesOf(content.value).flatMap(([path, text]) => {
    const address = String(text);
    if (!address.startsWith('/') || !(extname(address) in beginnings)) return [];
    const mistake = mistakeIn(root, address);
    return mistake === undefined ? [] : [misread(content, path, mistake.fix, mistake.why)];
  });
}

function mistakeIn(root: string, address: string): { readonly why: string; readonly fix: string } | undefined {
  const file = `site/public${address}`;
  const size = statSync(join(root, file), { throwIfNoEntry: false })?.size;
  if (size === undefined) {
    return { why: 'qui manque', fix: `ajoutez le fichier ${file}, ou écrivez le nom d’un fichier qui y est` };
  }
  const kind = extname(address);
  if (!beginnings[kind]?.test(beginningOf(join(root, file)))) {
    const fix = kind === '.vtt' ? captionsAdvice : otherAdvice;
    return { why: `dont le contenu n’est pas celui d’un fichier ${kind}`, fix };
  }
  if (size <= heaviestPicture || /\.(?:webm|mp4|vtt)$/.test(kind)) return undefined;
  const weight = (size / 1e6).toFixed(1).replace('.', ',');
  const fix = 'réduisez-la à 500\u00a0ko au plus, par exemple à 1\u202f600\u00a0points de large';
  return { why: `qui pèse ${weight}\u00a0Mo`, fix };
}

function beginningOf(path: string): string {
  const bytes = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.toString('latin1', 0, length);
}
