import { ContentError } from './content-error.ts';
import { type ContentModule, exportOf } from './content-module.ts';

type Exports = Readonly<Record<string, unknown>>;

/** A list of entries identified by a unique `key`; `required` lists values that must be present. */
interface NamedList {
  readonly file: string;
  readonly exportName: string;
  readonly path: readonly string[];
  readonly key: string;
  readonly required?: readonly string[];
}

const namedLists: readonly NamedList[] = [
  { file: 'content/faq.ts', exportName: 'faq', path: ['entries'], key: 'id' },
  { file: 'content/solution.ts', exportName: 'solution', path: ['benefits'], key: 'id' },
  { file: 'content/quote-presets.ts', exportName: 'quotePresets', path: [], key: 'name' },
  {
    file: 'content/contact.ts',
    exportName: 'contact',
    path: ['cards'],
    key: 'kind',
    required: ['phone', 'email', 'address', 'hours'],
  },
  {
    file: 'content/home.ts',
    exportName: 'homeFeatures',
    path: [],
    key: 'key',
    required: ['install', 'portal', 'calls', 'number', 'mobility', 'support'],
  },
  {
    file: 'content/features.ts',
    exportName: 'features',
    path: ['categories'],
    key: 'id',
    required: ['communications', 'management', 'devices', 'administration', 'support-security'],
  },
];

/** Duplicate names and missing required entries. */
export function checkEntries(module: ContentModule, exported: Exports): ContentError[] {
  return namedLists
    .filter(({ file }) => file === module.file)
    .flatMap((list) => {
      const entries = list.path.reduce<unknown>((node, key) => Object(node)[key], exported[list.exportName]);
      return Array.isArray(entries) ? checkNames(module, list, entries) : [];
    });
}

function checkNames(module: ContentModule, list: NamedList, entries: readonly unknown[]): ContentError[] {
  const { exportName, path, key, required } = list;
  const { lineOf } = exportOf(module, exportName, undefined);
  const names = entries.map((entry) => String(Object(entry)[key]));
  const refuse = (index: number, problem: string, fix: string) =>
    new ContentError(module.file, lineOf([...path, index, key]), problem, fix);
  const missing = required?.filter((known) => !names.includes(known)) ?? [];
  const wrong = names.flatMap((given, index) => {
    if (names.indexOf(given) === index) return [];
    const other = missing[0];
    const fix = other === undefined ? 'donnez à chaque entrée le sien' : `écrivez « ${other} », qui manque`;
    return [refuse(index, `${key}\u00a0: « ${given} » sert déjà plus haut`, fix)];
  });
  if (wrong.length > 0) return wrong;
  return missing.map((known) =>
    refuse(
      entries.length,
      `l’entrée « ${known} » manque`,
      'remettez-la\u00a0: la page lui garde une place et un dessin',
    ),
  );
}
