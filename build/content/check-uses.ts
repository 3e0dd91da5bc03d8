import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import type { ContentModule } from './content-module.ts';

type Exports = Readonly<Record<string, unknown>>;

/** What an operating system or an office program leaves in a folder. */
const leftovers = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/;

/** Names of `content/` that the site imports and that its file no longer exports. */
export function checkExports(
  root: string,
  modules: readonly ContentModule[],
  exported: Readonly<Record<string, Exports | undefined>>,
): ContentError[] {
  const sources = sourcesOf(root);
  return modules.flatMap(({ file }) => {
    const values = exported[file];
    if (values === undefined) return [];
    const names = Object.keys(values);
    const missing = [...importedNames(sources, file)].filter((name) => !names.includes(name));
    return missing.map((name) => {
      const fix = 'écrivez ce nom après « export const », comme il y était';
      return new ContentError(file, 1, `le site n’y trouve plus « ${name} »`, fix);
    });
  });
}

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

/** Copies that an explorer or a browser renamed, `company.ts.txt`, `call-rates (1).csv`, `articles - Copie`. */
function strays(root: string): ContentError[] {
  return readdirSync(join(root, 'content'))
    .filter(
      (name) => !leftovers.test(name) && !/^(?:[a-z-]+(?:\.ts)?|README\.md|tsconfig\.json|call-rates\.csv)$/.test(name),
    )
    .map((name) => {
      const fix = 'retirez-le, ou donnez-lui le nom exact du fichier qu’il remplace';
      return new ContentError(`content/${name}`, 1, 'le site ne lit pas ce fichier', fix);
    });
}

function checkName(file: string): ContentError[] {
  if (file.endsWith('.md')) return [];
  const name = (file.split('/').at(-1) ?? '').replace(/(?:\.(?:md|txt|docx?|odt|rtf|html?))+$/i, '');
  const fix = /\.(?:docx?|odt|rtf|html?)$/i.test(file)
    ? `enregistrez-le en texte seul sous le nom ${name}.md`
    : `renommez-le ${name}.md`;
  return [new ContentError(file, 1, 'ce fichier ne serait pas publié', fix)];
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

/** The values, not the types, that sources import from a file of `content/`. */
function importedNames(sources: string, file: string): Set<string> {
  const imports = sources.matchAll(new RegExp(`import \\{([^}]*)\\} from '#${file.replaceAll('.', '\\.')}'`, 'g'));
  const names = [...imports].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => /^[a-z]\w*$/.test(name)));
}
