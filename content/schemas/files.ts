import * as brand from './brand.ts';
import * as company from './company.ts';
import * as legalChoices from './legal-choices.ts';
import * as pageTexts from './page-texts.ts';
import * as pages from './pages.ts';
import type { TextFile } from './parts/parts.ts';
import * as texts from './texts.ts';

/** The modules of this folder; those with files whose values others name between double braces come first. */
const modules: Readonly<Record<string, Readonly<Record<string, TextFile>>>> = {
  brand,
  company,
  'legal-choices': legalChoices,
  texts,
  pages,
  'page-texts': pageTexts,
};

/** Every YAML file of texts by its path in `content/`, with where its schema is exported: the module and the name. */
export const textFiles: Readonly<Record<string, TextFile & { readonly module: string; readonly name: string }>> =
  Object.fromEntries(
    Object.entries(modules).flatMap(([module, files]) =>
      Object.entries(files).map(([name, file]) => [file.file, { ...file, module, name }]),
    ),
  );
