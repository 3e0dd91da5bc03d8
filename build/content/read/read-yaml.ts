import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
} from 'yaml';
import { Provisional, provisionalTag } from '#content/schemas/parts/parts.ts';
import { ContentError, type ContentValue } from './content-error.ts';

/** `!a-donner "…"`: the owner has still to provide this value. */
const provisional: ScalarTag = {
  tag: provisionalTag,
  resolve: (text, onError) => (/\S/.test(text) ? new Provisional(text) : onError('a value is missing')),
};
const inQuotes = 'mettez ce texte entre guillemets droits "…"';
/** A line with one of two quotes. */
const unclosedQuote = /^[^#\n"]*(?:"[^"\n]*"[^"\n]*)*"[^"\n]*$|^[^#\n]*[:-] '(?:[^'\n]|'')*$/m;

/**
 * Parses a YAML file; `name` is the name of the file's content in messages. Throws a {@link ContentError} if it can't be
 * read.
 */
export function readYaml(file: string, source: string, name: string): ContentValue {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, customTags: [provisional] });
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const refuse = (offset: number, adviceFor: (text: string) => string): never => {
    const line = lineAt(offset);
    const text = source.split('\n')[line - 1]?.trim() ?? '';
    throw new ContentError(file, line, `la ligne « ${text} » ne se lit pas`, adviceFor(text));
  };
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake !== undefined) {
    // A quote that isn't closed ends at the next one, lines below.
    const offset = Math.min(mistake.pos[0], unclosedQuote.exec(source)?.index ?? source.length);
    refuse(offset, (text) => adviceForMistake(mistake.code, text));
  }
  if (document.contents === null) {
    throw new ContentError(file, 1, `${name} est vide`, 'remettez-en le texte, tel que l’historique du dépôt le garde');
  }
  visit(document, {
    // An unquoted text that begins with an asterisk is a YAML alias; a # within one begins a comment.
    Alias: (_key, alias) => refuse(offsetOf(alias), () => inQuotes),
    Scalar: (_key, { type, range }) => {
      const isCut = type === 'PLAIN' && range && /^ +#/.test(source.slice(range[1]));
      if (isCut) refuse(range[1], () => `${inQuotes}, ou le commentaire sur une ligne à lui`);
    },
  });
  return { file, name, value: document.toJS(), lineOf: (path) => lineAt(startOf(document, path)) };
}

/** Where a value begins in the text: at its key, or the nearest ancestor's key present. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  let start = 0;
  let node: unknown = document.contents;
  for (const key of path) {
    const child = childOf(node, key);
    if (child === undefined) break;
    start = child.start;
    node = child.value;
  }
  return start;
}

function childOf(node: unknown, key: PropertyKey): { start: number; value: unknown } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(key)];
    return value === undefined ? undefined : { start: offsetOf(value), value };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key: written }) => isScalar(written) && String(written.value) === String(key));
  return pair && { start: offsetOf(pair.key), value: pair.value };
}

function offsetOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}

/** The usual reason why such a line can't be parsed. */
function adviceForMistake(code: string, line: string): string {
  if (code === 'TAB_AS_INDENT') return 'décalez la ligne avec des espaces, sans tabulation';
  if (code === 'DUPLICATE_KEY')
    return 'retirez-la, ou commencez une autre entrée par un tiret\u00a0: ce nom est déjà écrit plus haut dans le même groupe';
  if (/: *!/.test(line)) return 'écrivez !a-donner devant une valeur provisoire, ou retirez ce mot';
  return 'comparez avec les lignes voisines\u00a0: même décalage, une espace après les deux-points, guillemets droits "…" autour d’un texte qui en contient ou commence par un signe';
}
