import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ContentError, leavesOf, misread } from '#build/content/read/content-error.ts';
import type { WholeContent } from '#build/content/read-content.ts';

/** How pictures, films and captions begin, read as Latin-1; browsers show a JPEG named .png, so photos share a line. */
const kinds: readonly (readonly [ending: RegExp, beginning: RegExp])[] = [
  [/\.(?:png|jpe?g|webp|avif)$/, /^(?:\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/],
  [/\.svg$/, /<svg[\s>]/],
  [/\.(?:webm|mp4)$/, /^[\s\S]E\xdf\xa3|^[\s\S]{4}ftyp(?!qt)/],
  [/\.vtt$/, /^(?:\xef\xbb\xbf)?WEBVTT/],
];
/** What a visitor on a slow phone waits some three seconds for, in bytes. */
const heaviestPicture = 500_000;

/** Files of `site/public` that texts name by their addresses, and that are missing, of another format or too heavy. */
export function checkPublicFiles({ root, texts, articles }: WholeContent): ContentError[] {
  const contents = [...texts.values(), ...articles];
  const leaves = contents.flatMap((content) => leavesOf(content.value).map((leaf) => [content, ...leaf] as const));
  return leaves.flatMap(([content, path, text]) => {
    const address = String(text);
    const [, beginning] = kinds.find(([ending]) => address.startsWith('/') && ending.test(address)) ?? [];
    if (beginning === undefined) return [];
    const file = join(root, 'site/public', address);
    if (!existsSync(file)) {
      const fix = `ajoutez le fichier site/public${address}, ou écrivez le nom d’un fichier qui y est`;
      return [misread(content, path, fix, 'qui manque')];
    }
    const bytes = readFileSync(file);
    if (!beginning.test(bytes.toString('latin1', 0, 4096))) {
      const fix = 'enregistrez-le de nouveau sous ce format, changer la fin de son nom n’y suffit pas';
      return [misread(content, path, fix, `dont le contenu n’est pas celui d’un fichier ${extname(address)}`)];
    }
    if (bytes.length <= heaviestPicture || /\.(?:webm|mp4|vtt)$/.test(address)) return [];
    const fix = 'réduisez-la à 500\u00a0ko au plus, par exemple à 1\u202f600\u00a0points de large';
    return [misread(content, path, fix, `qui pèse ${Math.round(bytes.length / 1000)}\u00a0ko`)];
  });
}
