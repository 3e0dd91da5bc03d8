import { join } from 'node:path';
import type { CompanyContent } from '#content/schemas/company.ts';
import { textFiles } from '#content/schemas/files.ts';
import { Provisional } from '#content/schemas/parts/parts.ts';
import { fillCompany, openingTimes } from '#domain/company.ts';
import { checkShape } from './read/check-shape.ts';
import { attempt, ContentError } from './read/content-error.ts';
import type { ContentValue } from './read/content-value.ts';
import { readContentFile } from './read/read-content-file.ts';
import { readYaml } from './read/read-yaml.ts';

/** The owner's texts by their names as imports, with where each is written. */
export interface ReadContent {
  readonly exports: Readonly<Record<string, ContentValue>>;
  /** What texts may name between double braces. */
  readonly values: object;
  readonly mistakes: readonly ContentError[];
}

/** The files whose values texts may name. */
const sources = ['brand.yaml', 'company.yaml', 'legal-choices.yaml'];

/** Reads and checks the YAML files of texts of the project at `root`. */
export function readContent(root: string, files = Object.keys(textFiles)): ReadContent {
  const exports: Record<string, ContentValue> = {};
  let isBroken = false;
  const mistakes = Object.values(textFiles).flatMap(({ file: path, schema, isWhole, name }) => {
    if (!files.includes(path)) return [];
    const file = `content/${path}`;
    const found: ContentError[] = [];
    const unreadable = attempt(() => {
      const written = readYaml(file, readContentFile(join(root, file), file), 'le fichier');
      const filled = fillTexts(written, isBroken ? undefined : valuesOf(exports));
      found.push(...checkShape(filled, schema));
      if (found.length > 0) return;
      const value = schema.parse(filled.value);
      for (const [key, part] of isWhole ? [[name, value] as const] : Object.entries(value as object)) {
        const lineOf: ContentValue['lineOf'] = (place) => written.lineOf(isWhole ? place : [key, ...place]);
        exports[key] = { file, name: key, value: part, lineOf };
      }
    });
    if (unreadable.length + found.length > 0 && sources.includes(path)) isBroken = true;
    return [...unreadable, ...found];
  });
  return { exports, values: valuesOf(exports), mistakes };
}

/** What texts may name between double braces: `{{phone}}`, `{{brand}}`, `{{legal.repair}}`. */
export function textValues(root: string): object {
  return readContent(root, sources).values;
}

/** What texts may name between double braces: values of the files that were read before. */
function valuesOf({ brand, company, legalChoices }: ReadContent['exports']): object {
  const data = company?.value as CompanyContent | undefined;
  return {
    brand: (brand?.value as { name?: string })?.name,
    ...(data && { ...data, openingTimes: openingTimes(data) }),
    legal: legalChoices?.value,
  };
}

/**
 * Replaces `{{phone}}` in every text; the client's own values are filled when an order has them. Throws a
 * {@link ContentError} for an unknown name; without `values`, since their file is broken, none is unknown.
 */
export function fillTexts(written: ContentValue, values: object | undefined): ContentValue {
  const visit = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      try {
        return node.replaceAll(/\{\{(?!client\.)[^{}]*\}\}/g, (mark) => (values ? fillCompany(mark, values) : '…'));
      } catch {
        const problem = `« ${node} » nomme une valeur qui n’existe pas`;
        const fix = 'nommez une valeur de content/company.yaml, telle que {{phone}} ou {{address.city}}';
        throw new ContentError(written.file, written.lineOf(path), problem, fix);
      }
    }
    if (node instanceof Provisional) return new Provisional(String(visit(node.text, path)));
    if (Array.isArray(node)) return node.map((child, index) => visit(child, [...path, index]));
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child, [...path, key])]));
  };
  return { ...written, value: visit(written.value, []) };
}
