import { parseSync } from 'vite';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

/** A TypeScript file of `content/` as source text. */
export interface ContentModule {
  /** Path from the root of the project. */
  readonly file: string;
  readonly source: string;
}

/** The parts of a syntax tree's node that are needed to find values. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** The mistake that keeps the file from being parsed, such as a missing quote; `undefined` if there is none. */
export function findSyntaxMistake({ file, source }: ContentModule): ContentError | undefined {
  const [error] = parseSync(file, source).errors;
  if (error === undefined) return undefined;
  const line = lineAt(source, error.labels?.[0]?.start ?? 0);
  const text = source.split('\n')[line - 1] ?? '';
  return new ContentError(
    file,
    line,
    `${text.trim() === '' ? 'la fin du fichier' : `la ligne « ${text.trim()} »`} ne se lit pas`,
    adviceFor(text),
  );
}

/** The usual reason why such a line can't be parsed. */
function adviceFor(text: string): string {
  if (/\d,\d/.test(text)) return 'écrivez le nombre avec un point, tel que 41.9192';
  if (/\p{L}'\p{L}/u.test(text)) return "écrivez l’apostrophe ’ à la place de ' dans le texte";
  return 'comparez avec la ligne d’au-dessus\u00a0: un guillemet, une virgule ou une accolade manque ou est en trop';
}

/** An export of a file, with the lines of its parts. */
export function exportOf(module: ContentModule, name: string, value: unknown): ContentValue {
  return { file: module.file, name, value, lineOf: (path) => lineOf(module, name, path) };
}

function lineOf({ file, source }: ContentModule, name: string, path: readonly PropertyKey[]): number {
  const { program } = parseSync(file, source);
  const declarations = (program.body as unknown as Node[]).flatMap((node) => {
    const declaration = (node.declaration ?? node) as Node;
    return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [];
  });
  const declared = declarations.find(({ id }) => (id as { name?: string }).name === name);
  let start = declared?.start ?? 0;
  let node = declared?.init as Node | undefined;
  for (const key of path) {
    const child: { start: number; value: Node } | undefined = childOf(withoutTypes(node), key);
    if (child === undefined) break;
    start = child.start;
    node = child.value;
  }
  return lineAt(source, start);
}

/** A value without surrounding `as const` and `satisfies …`. */
function withoutTypes(node: Node | undefined): Node | undefined {
  return /^TS(?:As|Satisfies)Expression$/.test(node?.type ?? '') ? withoutTypes(node?.expression as Node) : node;
}

function childOf(node: Node | undefined, key: PropertyKey): { start: number; value: Node } | undefined {
  if (node?.type === 'ArrayExpression') {
    const element = (node.elements as Node[])[Number(key)];
    return element && { start: element.start, value: element };
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  const property = (node.properties as Node[]).find(({ key: written }) => {
    const { name, value } = (written ?? {}) as { name?: string; value?: unknown };
    return String(name ?? value) === String(key);
  });
  return property && { start: property.start, value: property.value as Node };
}

function lineAt(source: string, start: number): number {
  return source.slice(0, start).split('\n').length;
}
