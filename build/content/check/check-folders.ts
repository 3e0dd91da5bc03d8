import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '#build/content/read/content-error.ts';
import { catalogueName, catalogueSumsFile, cataloguesFolder } from '#build/content/read/read-catalogues.ts';
import { textFiles } from '#content/schemas/files.ts';

/** What an operating system or an office program leaves in a folder. */
const leftovers = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/;

/** The legal texts that pages show, each by its import. */
const legalTexts = ['accessibilite.md', 'cgv.md', 'confidentialite.md', 'mentions-legales.md'];

type Folder = readonly [folder: string, isRead: (name: string) => boolean, fix: string];

const fixForCopy = 'retirez-le, ou donnez-lui le nom exact du fichier qu’il remplace';

/** What is read in each folder, and what to do with the rest: copies, and names that an explorer or a browser changed. */
const folders: readonly Folder[] = [
  [
    'content',
    (name) =>
      /^(?:articles|catalogues|generated|legal|pages|schemas|terms-versions|README\.md|call-rates\.csv)$/.test(name) ||
      name in textFiles,
    fixForCopy,
  ],
  ['content/pages', (name) => `pages/${name}` in textFiles, fixForCopy],
  [
    cataloguesFolder,
    (name) => catalogueName.test(name) || `${cataloguesFolder}/${name}` === catalogueSumsFile,
    'donnez-lui un nom tel que 2027-01.yaml\u00a0: au plus 20 minuscules, chiffres et traits d’union',
  ],
  [
    'content/articles',
    (name) => /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name),
    'enregistrez-le en texte seul, sous un nom tel que mon-article.md\u00a0: minuscules sans accent, chiffres et traits d’union',
  ],
  [
    'content/legal',
    (name) => legalTexts.includes(name),
    `renommez-le ou retirez-le\u00a0: les pages montrent ${legalTexts.join(', ')}`,
  ],
];

/** Files of `content/` that nothing reads, and legal texts that are missing. */
export function checkFolders(root: string): ContentError[] {
  const unread = folders.flatMap(([folder, isRead, fixOfFile]) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !leftovers.test(name) && !isRead(name))
      .map((entry) => {
        const [problem, fix] = entry.isDirectory()
          ? ['le site ne lit pas ce dossier', 'déplacez ce qu’il contient, puis retirez-le']
          : ['le site ne lit pas ce fichier', fixOfFile];
        return new ContentError(`${folder}/${entry.name}`, 1, problem, fix);
      }),
  );
  const legal = readdirSync(join(root, 'content/legal'));
  const missing = legalTexts
    .filter((name) => !legal.includes(name))
    .map((name) => new ContentError(`content/legal/${name}`, 1, 'le fichier manque', 'remettez-le sous ce nom'));
  return [...unread, ...missing];
}
