import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { compileProse, type ProseLink } from '#build/content/compile-prose.ts';
import { fillProse } from '#build/content/fill-values.ts';
import { articleSchema, legalSchema } from '#content/schemas/parts/markdown.ts';
import { listPlaceholders } from '#domain/company.ts';
import type { Article, ArticleSummary, LegalText } from '#domain/prose.ts';
import { proseText } from '#domain/prose-text.ts';
import { ContentError, type ContentValue, readEach } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';
import { readShape } from './read-shape.ts';
import { readYaml } from './read-yaml.ts';

/** An article or a legal text, and what is above its text in the file. */
export interface ReadProse<Text = Article | LegalText> extends ContentValue {
  /** With every value inserted. */
  readonly source: string;
  readonly links: readonly ProseLink[];
  readonly text: Text;
}

const wordsPerMinute = 200;

/** Reads the Markdown files of a folder; those that can't be read are only among the mistakes. */
export function readFolder<Read>(root: string, folder: string, read: (file: string, source: string) => Read) {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return readEach(names.sort(), (name) => {
    const file = `${folder}/${name}`;
    return read(file, readContentFile(join(root, file), file));
  });
}

/** Parses an article's Markdown file; its slug is the file name. Throws a {@link ContentError}. */
export function readArticle(file: string, typed: string, values: object): ReadProse<Article> {
  const { fields, prose, ...read } = readMarkdown(file, typed, values, articleSchema);
  const wordCount = prose.body.map(proseText).join(' ').split(/\s+/).length;
  const text = {
    ...fields,
    slug: basename(file, '.md'),
    description: fields.description ?? fields.excerpt,
    updated: fields.updated ?? fields.date,
    readingMinutes: Math.ceil(wordCount / wordsPerMinute),
    ...prose,
  };
  return { ...read, text };
}

/** The part of an article that lists show. */
export function summarise(article: Article): ArticleSummary {
  const { slug, title, excerpt, description, author, date, updated, image, category } = article;
  return { slug, title, excerpt, description, author, date, updated, image, category };
}

/** Parses a legal text, and lists which values of the company in it are still to be provided. */
export function readLegalText(file: string, typed: string, values: object): ReadProse<LegalText> {
  const { fields, prose, ...read } = readMarkdown(file, typed, values, legalSchema);
  const words = prose.body.map(proseText).join('\n');
  const text = {
    slug: basename(file, '.md'),
    title: fields.title,
    updated: fields.updated,
    version: fields.version ?? fields.updated,
    provisional: listPlaceholders(values)
      .map(({ value }) => value)
      .filter((value) => words.includes(value)),
    ...prose,
  };
  return { ...read, text };
}

/** Reads a Markdown file: its front matter, checked, and its text. Throws a {@link ContentError} that names the line. */
function readMarkdown<Schema extends z.ZodObject>(file: string, typed: string, values: object, schema: Schema) {
  const source = fillProse(typed, file, values);
  const [head, front] = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (head === undefined) {
    const [problem, fix] = source.startsWith('---\n')
      ? ['l’en-tête n’est pas refermé', 'écrivez une ligne --- entre l’en-tête et le texte']
      : ['le fichier n’a pas d’en-tête', 'commencez-le par des champs (title, date…) entre deux lignes ---'];
    throw new ContentError(file, 1, problem, fix);
  }
  // An empty line in the place of the opening ---, so that errors have the line of the file.
  const written = readYaml(file, `\n${front}`, 'l’en-tête');
  const fields = readShape(written, schema);
  const linesBefore = head.split('\n').length - 1;
  const { links, ...prose } = compileProse(source.slice(head.length), { file, linesBefore });
  return { ...written, source, links, fields, prose };
}
