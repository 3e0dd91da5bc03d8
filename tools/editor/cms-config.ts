import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { callRatesFile } from '#build/content/read/content-folders.ts';
import { decodeContent } from '#build/content/read/read-content-file.ts';
import { withPlainSpaces } from '#build/content/read/read-yaml.ts';
import { textFiles } from '#content/schemas/files.ts';
import { articleSchema, legalSchema } from '#content/schemas/parts/markdown.ts';
import { type Field, fieldsOf, topComment } from './cms-fields.ts';

const text = (name: string, label: string, hint: string): Field => ({ name, label, hint, widget: 'text' });

const catalogueAdvice =
  'Les prix en vigueur ne changent jamais. Créez un fichier dont le nom est un mois, tel que 2027-01 : basedOn, le nom du catalogue d’avant ; validFrom, le premier jour ; source ; et seulement ce qui change. Puis npm run keep-catalogue. Un nom (label) peut être corrigé ici.';

const ratesAdvice =
  'Une ligne par pays et par sorte de numéro, six colonnes séparées par des points-virgules\u00a0: zone (france, europe, world)\u202f; destination, le pays\u202f; type (FIX, fixe\u202f; MOB, mobile\u202f; SPC, numéro spécial)\u202f; rate, le prix d’une minute en euros HT\u202f; status (confirmed, provisional)\u202f; prefixes, les indicatifs séparés par «\u202f|\u202f».';

/** How the editor shows the files of the project at `root`: the collections of Decap CMS, made from the schemas. */
export function collectionsOf(root: string): readonly object[] {
  const files = Object.entries(textFiles).map(([name, { schema }]) => {
    const file = `content/${name}`;
    const source = withPlainSpaces(decodeContent(readFileSync(join(root, file))));
    return {
      name: name.replace(/^.*\/|\.yaml$/g, ''),
      label: topComment(source).title || name,
      file,
      fields: fieldsOf(schema, source),
    };
  });
  const isPage = ({ file }: { file: string }): boolean => file.startsWith('content/pages/');
  const editor = { preview: false };
  return [
    { name: 'pages', label: 'Les pages', editor, files: files.filter(isPage) },
    { name: 'texts', label: 'L’entreprise et les textes', editor, files: files.filter((file) => !isPage(file)) },
    { ...folderOf('articles', 'Les articles', 'article', articleSchema), create: true, delete: true, editor },
    { ...folderOf('legal', 'Les textes légaux', 'texte légal', legalSchema), create: false, delete: false, editor },
    {
      name: 'catalogues',
      label: 'Les prix',
      label_singular: 'catalogue de prix',
      folder: 'content/catalogues',
      extension: 'yaml',
      slug: '{{name}}',
      identifier_field: 'name',
      create: true,
      delete: false,
      editor,
      fields: [
        { name: 'name', label: 'Nom du fichier', hint: 'Le mois du premier jour, tel que 2027-01.', widget: 'string' },
        text('text', 'Prix', catalogueAdvice),
      ],
    },
    {
      name: 'rates',
      label: 'Prix des appels',
      format: 'yaml',
      editor,
      files: [
        {
          name: 'call-rates',
          label: 'Le prix des appels',
          file: callRatesFile,
          fields: [text('text', 'Tableau', ratesAdvice)],
        },
      ],
    },
  ];
}

function folderOf(name: string, label: string, singular: string, schema: z.ZodType): object {
  return {
    name,
    label,
    label_singular: singular,
    folder: `content/${name}`,
    extension: 'md',
    format: 'yaml-frontmatter',
    slug: '{{title}}',
    fields: [
      ...fieldsOf(schema, ''),
      text(
        'body',
        'Texte',
        'Du Markdown sans HTML : ## devant un titre, - devant un point, **gras**, [lien](/quote/).',
      ),
    ],
  };
}
