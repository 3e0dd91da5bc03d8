import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { Provisional } from '#content/schemas/parts.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

/** `!a-donner "…"`: the owner has still to provide this value. */
const provisionalTag = { tag: '!a-donner', resolve: (text: string) => new Provisional(text) };

/**
 * Parses a YAML file; `name` is the name of the file's content in messages. Throws a {@link ContentError} if it can't be
 * read.
 */
export function readYaml(file: string, source: string, name: string): ContentValue {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, customTags: [provisionalTag] });
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const refuse = (offset: number, fix: string): never => {
    const line = lineAt(offset);
    const text = source.split('\n')[line - 1]?.trim() ?? '';
    throw new ContentError(file, line, `la ligne « ${text} » ne se lit pas`, fix);
  };
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake !== undefined) {
    // A quote that is never closed is noticed at the end of the file.
    const unclosed = mistake.code === 'MISSING_CHAR' ? source.search(/(?<=^[^"\n]*("[^"\n]*"[^"\n]*)*)"[^"\n]*$/m) : -1;
    refuse(unclosed < 0 ? mistake.pos[0] : unclosed, adviceFor(mistake.code));
  }
  // An unquoted text that begins with an asterisk is a YAML alias.
  visit(document, { Alias: (_key, alias) => refuse(offsetOf(alias), 'mettez ce texte entre guillemets droits "…"') });
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
function adviceFor(code: string): string {
  if (code === 'TAB_AS_INDENT') return 'décalez la ligne avec des espaces, sans tabulation';
  if (code === 'TAG_RESOLVE_FAILED') return 'écrivez !a-donner devant une valeur provisoire, ou retirez ce mot';
  if (code === 'DUPLICATE_KEY') return 'retirez-la\u00a0: ce nom est déjà écrit plus haut dans le même groupe';
  return 'comparez avec les lignes voisines\u00a0: même décalage, une espace après les deux-points, guillemets droits "…" autour d’un texte qui en contient ou commence par un signe';
}
