import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textFiles } from '#content/schemas/files.ts';
import { ContentError } from './content-error.ts';

/** The legal texts that pages show, each by its import. */
const legalNames = ['accessibilite.md', 'cgv.md', 'confidentialite.md', 'mentions-legales.md'];
export const legalFiles = legalNames.map((name) => `content/legal/${name}`);
export const callRatesFile = 'content/call-rates.csv';
export const cataloguesFolder = 'content/catalogues';
/** The sums of the catalogues that were published. */
export const catalogueSumsFile = `${cataloguesFolder}/kept-sums.txt`;

const fixForCopy = 'retirez-le, ou donnez-lui le nom exact du fichier qu’il remplace';

/** The folders that are read, and what to do with other files: copies, and names that an explorer or a browser changed. */
const folders: Readonly<Record<string, string>> = {
  content: fixForCopy,
  'content/pages': fixForCopy,
  'content/legal': `renommez-le ou retirez-le\u00a0: les pages montrent ${legalNames.join(', ')}`,
  'content/articles':
    'enregistrez-le en texte seul, sous un nom tel que mon-article.md\u00a0: minuscules sans accent, chiffres et traits d’union',
  [cataloguesFolder]: 'donnez-lui un nom tel que 2027-01.yaml\u00a0: au plus 20 minuscules, chiffres et traits d’union',
};

const known = [
  ...Object.keys(folders),
  ...['content/generated', 'content/schemas', 'content/terms-versions', 'content/README.md'],
  ...Object.keys(textFiles).map((name) => `content/${name}`),
  ...[...legalFiles, callRatesFile, catalogueSumsFile],
];
/** An article's name is its address, a catalogue's is on quotes. */
const named = /^content\/(?:articles\/[a-z0-9]+(?:-[a-z0-9]+)*\.md|catalogues\/[0-9a-z-]{1,20}\.yaml)$/;
/** What an operating system or an office program leaves in a folder. */
const leftovers = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/;

/** What a folder contains; a clone lacks one whose last file was removed. */
function entriesOf(root: string, folder: string): readonly Dirent[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [];
}

/** The files of articles or catalogues in the project at `root`, by name. */
export function filesIn(root: string, folder: string): readonly string[] {
  const files = entriesOf(root, folder).map(({ name }) => `${folder}/${name}`);
  return files.filter((file) => named.test(file)).sort();
}

/** Files and folders of `content/` that nothing reads. */
export function checkFolders(root: string): readonly ContentError[] {
  return Object.entries(folders).flatMap(([folder, fixOfFile]) =>
    entriesOf(root, folder)
      .map((entry) => ({ name: entry.name, file: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }))
      .filter(({ name, file }) => !leftovers.test(name) && !known.includes(file) && !named.test(file))
      .map(({ file, isFolder }) => {
        const [kind, fix] = isFolder
          ? ['dossier', 'déplacez ce qu’il contient, puis retirez-le']
          : ['fichier', fixOfFile];
        return new ContentError(file, 1, `le site ne lit pas ce ${kind}`, fix);
      }),
  );
}
