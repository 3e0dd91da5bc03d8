import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type ScalarTag } from 'yaml';
import { Provisional, provisionalTag } from '#content/schemas/parts/parts.ts';
import { fillCompany } from '#domain/company.ts';
import { ContentError, type ContentValue, type Path } from './content-error.ts';

/** `!a-donner "…"`: the owner has still to provide this value. */
const provisional: ScalarTag = {
  tag: provisionalTag,
  resolve: (text, onError) => (/\S/.test(text) ? new Provisional(text) : onError('a value is missing')),
};
const inQuotes = 'mettez ce texte entre guillemets droits "…"';
/** No-break spaces where YAML wants spaces: in front of a line, or of the colon after a name. */
const wrongSpaces = /^[ \u00a0\u202f]+|(?<=^[ \u00a0\u202f-]*\w+)[\u00a0\u202f]+(?=:)/gm;
/** A line with one of two quotes. */
const unclosedQuote = /^[^#\n"]*(?:"[^"\n]*"[^"\n]*)*"[^"\n]*$|^[^#\n]*[:-] '(?:[^'\n]|'')*$/m;

/** The text of a YAML file as its owner meant it, sign for sign. */
export function withPlainSpaces(typed: string): string {
  return typed.replaceAll(wrongSpaces, (spaces) => ' '.repeat(spaces.length));
}

/** Parses a YAML file and fills `values` into its texts. Throws {@link ContentError} if it can't be read. */
export function readYaml(file: string, typed: string, values: object | undefined): ContentValue {
  const source = withPlainSpaces(typed);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, customTags: [provisional] });
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const refuse = (offset: number, adviceFor: (text: string) => string): never => {
    const line = lineAt(offset);
    const text = source.split('\n')[line - 1]?.trim() ?? '';
    throw new ContentError(file, line, `la ligne «\u202f${text}\u202f» ne se lit pas`, adviceFor(text));
  };
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake !== undefined) {
    // A quote that isn't closed ends at the next one, lines below.
    const offset = Math.min(mistake.pos[0], unclosedQuote.exec(source)?.index ?? source.length);
    refuse(offset, (text) => adviceForMistake(mistake.code, text));
  }
  if (document.contents === null) {
    const fix = 'remettez ses champs, tels que l’historique du dépôt les garde';
    throw new ContentError(file, 1, 'ce fichier, ou son en-tête, est vide', fix);
  }
  /** Where each part begins, at its key or in its list, by its path. */
  const starts = new Map<string, number>();
  const partOf = (node: unknown, path: Path, start: number): unknown => {
    starts.set(path.join('.'), start);
    // A text without quotes that begins with * is an alias, with & an anchor; a # within one begins a comment.
    if (isAlias(node) || Object(node).anchor !== undefined) return refuse(start, () => inQuotes);
    if (isSeq(node)) return node.items.map((item, index) => partOf(item, [...path, index], offsetOf(item)));
    if (isMap(node)) {
      return Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = isScalar(key) ? String(key.value) : refuse(offsetOf(key), () => inQuotes);
          return [name, partOf(value, [...path, name], offsetOf(key))];
        }),
      );
    }
    if (!isScalar(node)) return node;
    const { value, type, range } = node;
    if (type === 'PLAIN' && range && /^ +#/.test(source.slice(range[1]))) {
      refuse(range[1], () => `${inQuotes}, ou le commentaire sur une ligne à lui`);
    }
    // In a text of several lines a comment is text; « #31# » and « # » of a keypad are meant.
    const putAside = type?.startsWith('BLOCK') ? source.slice(range?.[0], range?.[1]).search(/^ *#\s*\p{Lu}/mu) : -1;
    if (putAside >= 0) {
      refuse(offsetOf(node) + putAside, () => 'retirez ce #, ou cette ligne\u00a0: elle serait affichée');
    }
    const fill = (text: string): string => fillValues(text, values, file, lineAt(start));
    if (value instanceof Provisional) return new Provisional(fill(value.placeholder));
    return typeof value === 'string' ? fill(value) : value;
  };
  const lineOf = (path: Path): number => {
    const start = starts.get(path.join('.'));
    return start === undefined ? lineOf(path.slice(0, -1)) : lineAt(start);
  };
  return { file, value: partOf(document.contents, [], 0), lineOf };
}

function offsetOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}

/** The usual reason why such a line can't be parsed. */
function adviceForMistake(code: string, line: string): string {
  if (code === 'TAB_AS_INDENT') return 'décalez la ligne avec des espaces, sans tabulation';
  if (code === 'DUPLICATE_KEY')
    return 'retirez-la, ou commencez une autre entrée par un tiret\u00a0: ce nom est déjà écrit plus haut dans le même groupe';
  if (/[:-] *!/.test(line)) return 'écrivez !a-donner devant une valeur provisoire, ou retirez ce mot';
  return 'comparez avec les lignes voisines\u00a0: même décalage, une espace après les deux-points, guillemets droits "…" autour d’un texte qui en contient ou commence par un signe';
}

/**
 * Replaces `{{phone}}`, but not `{{client.…}}`, which orders fill. Throws {@link ContentError} for an unknown name;
 * without `values`, since their file is broken, none is unknown.
 */
export function fillValues(text: string, values: object | undefined, file: string, line: number): string {
  return text.replaceAll(/\{\{(?!client\.)[^{}]*\}\}/g, (mark) => {
    try {
      return values === undefined ? '…' : fillCompany(mark, values);
    } catch {
      const fix = 'nommez une valeur de content/company.yaml, telle que {{phone}} ou {{address.city}}';
      throw new ContentError(file, line, `aucune valeur ne s’appelle «\u202f${mark}\u202f»`, fix);
    }
  });
}
