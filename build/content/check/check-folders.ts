import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '#build/content/read/content-error.ts';
import { textFiles } from '#content/schemas/files.ts';
import { toSlug } from '#domain/typed-text.ts';

/** What an operating system or an office program leaves in a folder. */
const leftovers = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/;

/** Files that nothing reads: strays in `content/`, articles and legal texts that no page would show; missing legal texts. */
export function checkFolders(root: string): ContentError[] {
  const shown = new Set([...sourcesOf(root).matchAll(/'#content\/legal\/([\w-]+\.md)'/g)].map(([, name = '']) => name));
  const legal = filesOf(root, 'content/legal');
  return [
    ...strays(root),
    ...filesOf(root, 'content/articles').flatMap((name) => checkName(`content/articles/${name}`)),
    ...legal.flatMap((name) => {
      const file = `content/legal/${name}`;
      const fix = `renommez-le ou retirez-le\u00a0: les pages montrent ${[...shown].sort().join(', ')}`;
      return shown.has(name) ? [] : [new ContentError(file, 1, 'aucune page ne montre ce fichier', fix)];
    }),
    ...[...shown]
      .filter((name) => !existsSync(join(root, 'content/legal', name)))
      .map((name) => new ContentError(`content/legal/${name}`, 1, 'le fichier manque', 'remettez-le sous ce nom')),
  ];
}

/** Copies that an explorer or a browser renamed: `company.yaml.txt`, `call-rates (1).csv`, `articles - Copie`. */
function strays(root: string): ContentError[] {
  const known = /^(?:[a-z-]+|README\.md|call-rates\.csv)$/;
  const names = readdirSync(join(root, 'content'));
  const ofPages = filesOf(root, 'content/pages').map((name) => `pages/${name}`);
  return [...names, ...ofPages]
    .filter((name) => !leftovers.test(name) && !known.test(name) && !(name in textFiles))
    .map((name) => {
      const fix = 'retirez-le, ou donnez-lui le nom exact du fichier qu’il remplace';
      return new ContentError(`content/${name}`, 1, 'le site ne lit pas ce fichier', fix);
    });
}

/** `Écran & téléphone.docx` → `ecran-telephone.md`: the name of an article is its address. */
function checkName(file: string): ContentError[] {
  const name = basename(file);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name)) return [];
  const stem = name.replace(/(?:\.(?:md|markdown|txt|docx?|odt|rtf|html?))+$/i, '');
  const verb = /\.(?:docx?|odt|rtf|html?)$/i.test(name) ? 'enregistrez-le en texte seul sous le nom' : 'renommez-le';
  return [new ContentError(file, 1, 'ce fichier ne serait pas publié', `${verb} ${toSlug(stem)}.md`)];
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftovers.test(entry.name))
    .map(({ name }) => name);
}

/** The text of every source file of the site. */
function sourcesOf(root: string): string {
  return readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'site', file), 'utf8'))
    .join('\n');
}
