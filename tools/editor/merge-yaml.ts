/** Writes what changed in the editor into YAML as its owner does; lines of more than 120 characters are folded. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import { withPlainSpaces } from '#build/content/read/read-yaml.ts';
import { provisionalTag } from '#content/schemas/parts/parts.ts';

/** What a provisional value (`!a-donner "…"`) begins with in the editor; whoever is sure of it removes these words. */
const mark = 'À donner\u00a0: ';
const marked = /^(?:À|A\u0300?) donner\s*:\s*/i;

/** Returns the value that a YAML text has in the editor. */
export function shownYaml(source: string): unknown {
  return shown(parseDocument(withPlainSpaces(source)).contents);
}

/** Returns the YAML text with what was changed in the editor. */
export function mergeYaml(source: string, edited: unknown): string {
  const document: Document = parseDocument(withPlainSpaces(source));
  if (isDeepStrictEqual(shown(document.contents), edited)) return source;
  document.contents = merged(document, document.contents, edited);
  return document.toString({ lineWidth: 120, flowCollectionPadding: false });
}

function shown(node: unknown): unknown {
  if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [keyOf(key), shown(value)]));
  if (isSeq(node)) return node.items.map(shown);
  if (!isScalar(node)) return undefined;
  return node.tag === provisionalTag ? `${mark}${node.value}` : node.value;
}

/** The node with an edited value: itself as far as it has that value, or can hold it. */
function merged(document: Document, node: unknown, edited: unknown): Node {
  if (isMap(node) && typeof edited === 'object' && edited !== null && !Array.isArray(edited))
    return mergedMap(document, node, edited as Record<string, unknown>);
  if (isSeq(node) && Array.isArray(edited)) {
    const entries = node.items;
    const same = edited.map((value) => entries.find((entry) => isDeepStrictEqual(shown(entry), value)));
    node.items = edited.map(
      (value, index) =>
        same[index] ?? merged(document, same.includes(entries[index]) ? undefined : entries[index], value),
    );
    return node;
  }
  if (isScalar(node) && isDeepStrictEqual(shown(node), edited)) return node;
  return written(document, edited, node);
}

function mergedMap(document: Document, map: YAMLMap, edited: Record<string, unknown>): Node {
  const names = map.items.map(({ key }) => keyOf(key));
  const added = Object.entries(edited).filter(([name, value]) => !names.includes(name) && !isEmpty(value));
  // A provisional value may stand for a group of fields that are still empty, and a group of such groups may have none.
  const isKept = (name: string, value: unknown): boolean =>
    !isEmpty(edited[name]) || isGroupOfGroups(value) || JSON.stringify(shown(value) ?? null).includes(mark);
  // What is above a field that is left out stays, above the next one: it says in the editor what the field is for.
  let left: string[] = [];
  map.items = map.items.filter(({ key, value }) => {
    const field = key as Scalar;
    const above = field.commentBefore ? [...left, field.commentBefore] : left;
    left = isKept(keyOf(key), value) ? [] : above;
    if (left.length === 0 && above.length > 0) field.commentBefore = above.join('\n');
    return isKept(keyOf(key), value);
  });
  for (const pair of map.items) {
    const given = edited[keyOf(pair.key)];
    if (!isEmpty(given)) pair.value = merged(document, pair.value, given);
    else if (isMap(pair.value)) pair.value = mergedMap(document, pair.value, {});
  }
  for (const [name, value] of added) map.add(document.createPair(name, written(document, value)));
  return map;
}

/** A new node, in the style of what it replaces. */
function written(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Scalar(place, scalar) {
      if (place === 'key' || typeof scalar.value !== 'string' || !marked.test(scalar.value)) return;
      scalar.value = scalar.value.replace(marked, '');
      scalar.tag = provisionalTag;
      scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  if (!isScalar(node) || !isScalar(like)) return node;
  if (like.tag === undefined && like.type !== undefined) node.type ??= like.type;
  return Object.assign(node, { comment: like.comment, commentBefore: like.commentBefore });
}

/** Whether the editor was left without a value. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty);
}

/** Whether a group, such as `homePictures`, has no fields but optional groups, which may all be missing. */
function isGroupOfGroups(node: unknown): boolean {
  return isMap(node) && node.items.every(({ value }) => isMap(value));
}

const keyOf = (key: unknown): string => String((key as Scalar).value);
