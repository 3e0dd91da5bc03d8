import { join } from 'node:path';
import { fillTexts } from '#build/content/fill-values.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { textFiles } from '#content/schemas/files.ts';
import { openingTimes } from '#domain/company.ts';
import { type ContentError, type ContentValue, readEach } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';
import { readShape } from './read-shape.ts';
import { readYaml } from './read-yaml.ts';

/** The owner's texts by their names as imports, with where each is written. */
export interface ReadTexts {
  readonly exports: Readonly<Record<string, ContentValue>>;
  /** What texts may name between double braces: `{{phone}}`, `{{brand}}`, `{{legal.repair}}`. */
  readonly values: object;
  readonly mistakes: readonly ContentError[];
}

/** The files whose values texts may name. */
const sources = ['brand.yaml', 'company.yaml', 'legal-choices.yaml'];

/** Reads and checks the YAML files of texts of the project at `root`. */
export function readTextFiles(root: string): ReadTexts {
  const exports: Record<string, ContentValue> = {};
  const unread = new Set<string>();
  const { mistakes } = readEach(Object.values(textFiles), ({ file: path, schema, isWhole, name }) => {
    const file = `content/${path}`;
    const values = unread.size === 0 ? valuesOf(exports) : undefined;
    if (sources.includes(path)) unread.add(path);
    const written = readYaml(file, readContentFile(join(root, file), file), 'le fichier');
    const whole = readShape(fillTexts(written, values), schema);
    unread.delete(path);
    for (const [key, value] of Object.entries(isWhole ? { [name]: whole } : Object(whole))) {
      const lineOf: ContentValue['lineOf'] = (place) => written.lineOf(isWhole ? place : [key, ...place]);
      exports[key] = { file, name: key, value, lineOf };
    }
  });
  return { exports, values: valuesOf(exports), mistakes };
}

/** The values of the files that were read before. */
function valuesOf({ brand, company, legalChoices }: ReadTexts['exports']): object {
  const data = company?.value as CompanyContent | undefined;
  return {
    brand: (brand?.value as { name?: string })?.name,
    ...(data && { ...data, openingTimes: openingTimes(data) }),
    legal: legalChoices?.value,
  };
}

/** What a file says, or a part of it, by its name as an import. */
export function textNamed(exports: ReadTexts['exports'], name: string): ContentValue {
  const content = exports[name];
  if (content === undefined) throw new Error(`no file of content/ is "${name}"`);
  return content;
}
