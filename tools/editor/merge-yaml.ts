/**
 * What the editor shows of a YAML file, and how what was changed there is written into the file: only the changed places are
 * touched, so that comments, order, quotes and line breaks stay those of the owner.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { provisionalTag } from '#content/schemas/parts/parts.ts';

/** What a provisional value (`!a-donner "…"`) begins with in the editor; whoever is sure of it removes these words. */
const mark = 'À donner\u00a0: ';
const marked = /^À donner\s*:\s*/;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the value that a YAML text has in the editor. */
export function shownYaml(source: string): unknown {
  return shown(parseDocument(source).contents);
}

/** Returns the YAML text with what was changed in the editor. */
export function mergeYaml(source: string, edited: unknown): string {
  const { contents } = parseDocument(source, { keepSourceTokens: true });
  if (contents === null) return `${written(edited, 0)}\n`;
  return apply(source, edits(source, contents, edited));
}

function shown(node: unknown): unknown {
  if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [keyOf(key), shown(value)]));
  if (isSeq(node)) return node.items.map(shown);
  if (!isScalar(node)) return undefined;
  return node.tag === provisionalTag ? `${mark}${node.value}` : node.value;
}

function edits(source: string, node: Node, edited: unknown): Edit[] {
  if (isDeepStrictEqual(shown(node), edited)) return [];
  if (isMap(node)) return editsOfMap(source, node, edited as Record<string, unknown>);
  return editsOfList(source, node as YAMLSeq, edited as unknown[]);
}

function editsOfMap(source: string, map: YAMLMap, edited: Record<string, unknown>): Edit[] {
  const indent = columnOf(source, startOf(map));
  const kept = map.items.flatMap(({ key, value }): Edit[] => {
    const name = keyOf(key);
    const given = edited[name];
    const end = endOf(source, value as Node);
    if (isEmpty(given)) {
      // A provisional value may stand for a group of fields that are still empty.
      if (JSON.stringify(shown(value) ?? null).includes(mark)) return [];
      return [{ start: lineStart(source, startOf(key)), end: lineEnd(source, end), text: '' }];
    }
    if (isDeepStrictEqual(shown(value), given)) return [];
    if (isNested(value, given)) return edits(source, value as Node, given);
    return [{ start: startOf(key), end, text: written({ [name]: given }, indent, value) }];
  });
  const names = map.items.map(({ key }) => keyOf(key));
  const added = Object.entries(edited).filter(([name, value]) => !names.includes(name) && !isEmpty(value));
  const end = lineEnd(source, endOf(source, map));
  const lines = added.map(([name, value]) => `${' '.repeat(indent)}${written({ [name]: value }, indent)}\n`);
  return lines.length === 0 ? kept : [...kept, { start: end, end, text: lines.join('') }];
}

/** Entries that were moved, added or removed: the others keep their text. */
function editsOfList(source: string, list: YAMLSeq, edited: unknown[]): Edit[] {
  const entries = list.items as Node[];
  const tokens = (list.srcToken as { items: { start: { type: string; offset: number }[] }[] }).items;
  const dashes = tokens.map(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0);
  const ends = entries.map((entry) => lineEnd(source, endOf(source, entry)));
  const [first = 0] = dashes;
  const starts = [lineStart(source, first), ...ends];
  const indent = columnOf(source, first);
  const same = edited.map((value) => entries.findIndex((entry) => isDeepStrictEqual(shown(entry), value)));
  const texts = edited.map((value, index) => {
    const origin = same[index] === -1 && !same.includes(index) ? index : (same[index] ?? -1);
    const entry = entries[origin];
    if (entry === undefined) return `${' '.repeat(indent)}${written([value], indent)}\n`;
    const whole = { start: dashes[origin] ?? 0, end: endOf(source, entry), text: written([value], indent, entry) };
    const isKept = origin === same[index] || isNested(entry, value);
    return apply(source, isKept ? edits(source, entry, value) : [whole], starts[origin], ends[origin]);
  });
  return [{ start: lineStart(source, first), end: ends.at(-1) ?? first, text: texts.join('') }];
}

/** Whether a change can be written inside what is there. */
function isNested(node: unknown, edited: unknown): boolean {
  if (isMap(node)) return !node.flow && typeof edited === 'object' && !Array.isArray(edited);
  return isSeq(node) && !node.flow && Array.isArray(edited) && edited.length > 0;
}

/** YAML of a value whose first line begins at this column, in the style of what it replaces. */
function written(value: unknown, indent: number, like?: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(place, scalar) {
      if (place === 'key' || typeof scalar.value !== 'string') return;
      if (isScalar(like) && like.tag === undefined && like.type) scalar.type = like.type;
      if (!marked.test(scalar.value)) return;
      scalar.value = scalar.value.replace(marked, '');
      scalar.tag = provisionalTag;
      scalar.type = Scalar.QUOTE_DOUBLE;
    },
    Collection(_place, collection) {
      if ((isMap(like) || isSeq(like)) && like.flow && collection !== document.contents) collection.flow = true;
    },
  });
  const folded = isScalar(like) && like.type === Scalar.BLOCK_FOLDED;
  const text = document.toString({ lineWidth: folded ? 120 - indent : 0, flowCollectionPadding: false }).trimEnd();
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** Whether the editor was left without a value. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty);
}

function apply(source: string, changes: readonly Edit[], from = 0, to = source.length): string {
  let text = '';
  let position = from;
  for (const change of [...changes].sort((one, other) => one.start - other.start)) {
    text += source.slice(position, change.start) + change.text;
    position = change.end;
  }
  return text + source.slice(position, to);
}

const keyOf = (key: unknown): string => String((key as Scalar).value);
const startOf = (node: unknown): number => (node as Node).range?.[0] ?? 0;
const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1;
const columnOf = (source: string, offset: number): number => offset - lineStart(source, offset);

/** The beginning of the line after this one. */
function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end + 1;
}

/** Where a value ends, without the comments and empty lines that follow it. */
function endOf(source: string, node: Node): number {
  const last = isMap(node) ? node.items.at(-1)?.value : isSeq(node) ? node.items.at(-1) : undefined;
  if (last !== undefined && last !== null && !(node as YAMLMap).flow) return endOf(source, last as Node);
  let end = node.range?.[1] ?? 0;
  while (/\s/.test(source[end - 1] ?? '')) end -= 1;
  return end;
}
