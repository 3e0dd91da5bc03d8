import { parseSync } from 'vite';

/** A text shown to readers, with its position. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

const french =
  /[àâçéèêëîïôùûœÀÉÈ]|(?<![\p{L}-])(?:les?|la|une?|des?|du|votre|vos|nous|vous|est|sont|et|pour|avec|dans|sur|par|pas|aux?|cette|qui|que|ou)(?![\p{L}-])|^0\s?h$/u;

/** The French texts in a source file: its strings, its templates and the text of its elements. */
export function frenchStrings(path: string, source: string): Text[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const found: Text[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const type = String(Reflect.get(node, 'type'));
    if (/^(?:Import|TS)/.test(type)) return;
    const text = textOf(type, node);
    const isRead = french.test(text) || (type === 'JSXText' && /^0 [;:!?»%€]/.test(text));
    if (isRead && !text.startsWith('/')) found.push({ path, text });
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return found;
}

function textOf(type: string, node: object): string {
  const { value, quasis = [] } = node as { value?: unknown; quasis?: readonly { value: { cooked: string } }[] };
  // A value that is only known at run time counts as « 0 », as does what is before a space.
  if (type === 'TemplateLiteral') return quasis.map((part) => part.value.cooked).join('0');
  if ((type !== 'JSXText' && type !== 'Literal') || typeof value !== 'string') return '';
  const text = value.replaceAll('&nbsp;', '\u00a0').replaceAll('&#8239;', '\u202f');
  return type === 'JSXText' ? text.replaceAll(/[ \n]+/g, ' ').replace(/^ /, '0 ') : text;
}
