import { basename } from 'node:path';
import type * as z from 'zod';
import { compileProse } from '#build/content/compile-prose.ts';
import { fillProse } from '#build/content/fill-prose.ts';
import { checkShape } from '#build/content/read/check-shape.ts';
import { articleSchema, legalSchema } from '#content/schemas/parts/markdown.ts';
import { listPlaceholders } from '#domain/company.ts';
import type { Article, ArticleSummary, LegalText } from '#domain/prose.ts';
import { proseText } from '#domain/prose-text.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

const wordsPerMinute = 200;

/** Parses an article's Markdown file; its slug is the file name. Throws a `ContentError`. */
export function readArticle(file: string, source: string, values: object): Article {
  const { fields, prose } = readMarkdown(file, source, values, articleSchema);
  const wordCount = prose.body.map(proseText).join(' ').split(/\s+/).length;
  return {
    ...fields,
    slug: basename(file, '.md'),
    description: fields.description ?? fields.excerpt,
    updated: fields.updated ?? fields.date,
    readingMinutes: Math.ceil(wordCount / wordsPerMinute),
    ...prose,
  };
}

/** The part of an article that lists show. */
export function summarise(article: Article): ArticleSummary {
  const { slug, title, excerpt, description, author, date, updated, image, category } = article;
  return { slug, title, excerpt, description, author, date, updated, image, category };
}

/** Parses a legal text, and lists which values of the company in it are still to be provided. */
export function readLegalText(file: string, source: string, values: object): LegalText {
  const { fields, prose } = readMarkdown(file, source, values, legalSchema);
  const words = prose.body.map(proseText).join('\n');
  return {
    slug: basename(file, '.md'),
    title: fields.title,
    updated: fields.updated,
    version: fields.version ?? fields.updated,
    provisional: listPlaceholders(values)
      .map(({ value }) => value)
      .filter((value) => words.includes(value)),
    ...prose,
  };
}

/** Reads a Markdown file: its front matter, checked, and its text. Throws a {@link ContentError} that names the line. */
function readMarkdown<Schema extends z.ZodObject>(file: string, source: string, values: object, schema: Schema) {
  const filled = fillProse(source, file, values);
  const [head, front] = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(filled) ?? [];
  if (head === undefined) {
    const [problem, fix] = filled.startsWith('---\n')
      ? ['l’en-tête n’est pas refermé', 'écrivez une ligne --- entre l’en-tête et le texte']
      : ['le fichier n’a pas d’en-tête', 'commencez-le par des champs (title, date…) entre deux lignes ---'];
    throw new ContentError(file, 1, problem, fix);
  }
  // An empty line in the place of the opening ---, so that errors have the line of the file.
  const written = readYaml(file, `\n${front}`, 'l’en-tête');
  const [mistake] = checkShape(written, schema);
  if (mistake !== undefined) throw mistake;
  const linesBefore = head.split('\n').length - 1;
  const prose = compileProse(filled.slice(head.length), { file, linesBefore });
  return { fields: schema.parse(written.value), prose };
}
