import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '#build/content/read/content-error.ts';
import { textFiles } from '#content/schemas/files.ts';
import { toSlug } from '#domain/typed-text.ts';

/** What an operating system or an office program leaves in a folder. */
const leftovers = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/;

/** The legal texts that pages show. */
const legalTexts = ['accessibilite.md', 'cgv.md', 'confidentialite.md', 'mentions-legales.md'];

/** Files that nothing reads: strays in `content/`, articles and legal texts that no page would show; missing legal texts. */
export function checkFolders(root: string): ContentError[] {
  const legal = filesOf(root, 'content/legal');
  const mistakeIn = (name: string, problem: string, fix: string) =>
    new ContentError(`content/legal/${name}`, 1, problem, fix);
  const fix = `renommez-le ou retirez-le\u00a0: les pages montrent ${legalTexts.join(', ')}`;
  return [
    ...strays(root),
    ...filesOf(root, 'content/articles').flatMap((name) => checkName(`content/articles/${name}`)),
    ...legal
      .filter((name) => !legalTexts.includes(name))
      .map((name) => mistakeIn(name, 'aucune page ne montre ce fichier', fix)),
    ...legalTexts
      .filter((name) => !legal.includes(name))
      .map((name) => mistakeIn(name, 'le fichier manque', 'remettez-le sous ce nom')),
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
