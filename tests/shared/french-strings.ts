import { parseSync } from 'vite';

/** A text shown to readers, with its position. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The parts of a syntax tree's node that are needed to find texts. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Replaces a value that is only known at run time. */
const someValue = '0';

const french =
  /[àâçéèêëîïôùûœÀÉÈ]|(?<![\p{L}-])(?:les?|la|une?|des?|du|votre|vos|nous|vous|est|sont|et|pour|avec|dans|sur|par|pas|aux?|cette|qui|que|ou)(?![\p{L}-])|^0\s?h$/u;

/** The French texts in a source file: its strings, its templates and the text of its elements, each in one piece. */
export function frenchStrings(path: string, source: string): Text[] {
  const found: Text[] = [];
  const add = (text: string): void => {
    // An inlined script is code in turn.
    if (/^\s*'use strict'/.test(text)) found.push(...frenchStrings(path, text));
    else if (french.test(text) && !text.startsWith('/')) found.push({ path, text });
  };
  const visit = (value: unknown): void => {
    if (isNode(value)) {
      if (/^(?:Import|TS)/.test(value.type)) return;
      const text = textOf(value);
      if (text !== undefined) add(text);
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  visit(program.body);
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? withoutTags(node.value) : undefined;
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[];
    return withoutTags(parts.map(({ value }) => value.cooked).join(someValue));
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return elementText(node);
  return undefined;
}

/** An element's own text, without that of nested elements. */
function elementText(node: Node): string {
  return (node.children as Node[])
    .map((child) => {
      if (child.type === 'JSXText') return decode(String(child.value)).replaceAll(/[ \n]+/g, ' ');
      const value = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : undefined;
      return (value && textOf(value)) ?? someValue;
    })
    .join('');
}

/** The text of a piece of HTML, including labels for screen readers. */
function withoutTags(text: string): string {
  const labels = [...text.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  return decode([text.replaceAll(/<[^>]*>/g, '\n'), ...labels].join('\n'));
}

function decode(text: string): string {
  return text.replaceAll('&nbsp;', '\u00a0').replaceAll(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(code));
}
