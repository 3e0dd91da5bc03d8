import { Provisional } from '#content/schemas/parts/parts.ts';
import { fillCompany } from '#domain/company.ts';
import { ContentError, type ContentValue, mistakeAt } from './read/content-error.ts';

type Refuse = (problem: string, fix: string) => ContentError;

/**
 * Replaces `{{phone}}` in every text of a YAML file. Throws a {@link ContentError} for an unknown name; without `values`,
 * since their file is broken, none is unknown.
 */
export function fillTexts(written: ContentValue, values: object | undefined): ContentValue {
  const visit = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      return fill(node, values, (...words) => mistakeAt(written, path, ...words));
    }
    if (node instanceof Provisional) return new Provisional(String(visit(node.text, path)));
    if (Array.isArray(node)) return node.map((child, index) => visit(child, [...path, index]));
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child, [...path, key])]));
  };
  return { ...written, value: visit(written.value, []) };
}

/** The same in a Markdown file, where braces that name nothing are refused too. */
export function fillProse(text: string, file: string, values: object): string {
  const lines = text.split('\n').map((line, index) => {
    const refuse: Refuse = (...words) => new ContentError(file, index + 1, ...words);
    const filled = fill(line, values, refuse);
    const [mark] = /\{[^{}]*\}?|\}/.exec(filled) ?? [];
    if (mark === undefined) return filled;
    const fix = 'nommez une valeur entre doubles accolades, telle que {{phone}}, ou retirez les accolades';
    throw refuse(`«\u202f${mark}\u202f» serait affiché tel quel`, fix);
  });
  return lines.join('\n');
}

/** The client's own values are filled when an order has them. */
function fill(text: string, values: object | undefined, refuse: Refuse): string {
  return text.replaceAll(/\{\{(?!client\.)[^{}]*\}\}/g, (mark) => {
    try {
      return values === undefined ? '…' : fillCompany(mark, values);
    } catch {
      const fix = 'nommez une valeur de content/company.yaml, telle que {{phone}} ou {{address.city}}';
      throw refuse(`aucune valeur ne s’appelle «\u202f${mark}\u202f»`, fix);
    }
  });
}
