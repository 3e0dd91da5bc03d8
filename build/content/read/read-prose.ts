import { basename } from 'node:path';
import type * as z from 'zod';
import { articleSchema, legalSchema } from '#content/schemas/parts/markdown.ts';
import { provisionalTexts } from '#domain/company.ts';
import { type Article, type ArticleSummary, type LegalText, proseText } from '#domain/prose.ts';
import { compileProse, type ProseLink } from './compile-prose.ts';
import { ContentError, type ContentValue } from './content-error.ts';
import { readShape } from './read-shape.ts';
import { fillValues, readYaml } from './read-yaml.ts';

/** An article or a legal text; its value is what is above its text in the file. */
export interface ReadProse<Text = Article | LegalText> extends ContentValue {
  /** With every value inserted. */
  readonly source: string;
  readonly links: readonly ProseLink[];
  readonly text: Text;
}

const wordsPerMinute = 200;

/** Reads an article from its Markdown; its slug is the name of the file. Throws its mistakes. */
export function readArticle(file: string, typed: string, values: object): ReadProse<Article> {
  const { prose, ...read } = readMarkdown(file, typed, values, articleSchema);
  const { description = read.value.excerpt, updated = read.value.date } = read.value;
  const wordCount = prose.body.map(proseText).join(' ').split(/\s+/).length;
  const readingMinutes = Math.ceil(wordCount / wordsPerMinute);
  return {
    ...read,
    text: { ...read.value, slug: basename(file, '.md'), description, updated, readingMinutes, ...prose },
  };
}

/** The part of an article that lists show. */
export function summarise(article: Article): ArticleSummary {
  const { slug, title, excerpt, description, author, date, updated, image, category } = article;
  return { slug, title, excerpt, description, author, date, updated, image, category };
}

/** Reads a legal text, and lists which values of the company in it are still to be provided. Throws its mistakes. */
export function readLegalText(file: string, typed: string, values: object): ReadProse<LegalText> {
  const { prose, ...read } = readMarkdown(file, typed, values, legalSchema);
  const { title, updated, version = updated } = read.value;
  const words = prose.body.map(proseText).join('\n');
  const provisional = provisionalTexts(values).filter((value) => words.includes(value));
  return { ...read, text: { slug: basename(file, '.md'), title, updated, version, provisional, ...prose } };
}

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
  const written = readShape(readYaml(file, `\n${front}`, values), schema);
  const linesBefore = head.split('\n').length - 1;
  const { links, ...prose } = compileProse(source.slice(head.length), file, linesBefore);
  return { ...written, source, links, prose };
}

/** Inserts the values in a Markdown file, where braces that name nothing are refused too. */
function fillProse(text: string, file: string, values: object): string {
  const lines = text.split('\n').map((line, index) => {
    const filled = fillValues(line, values, file, index + 1);
    const [mark] = /\{[^{}]*\}?|\}/.exec(filled) ?? [];
    if (mark === undefined) return filled;
    const fix = 'nommez une valeur entre doubles accolades, telle que {{phone}}, ou retirez les accolades';
    throw new ContentError(file, index + 1, `«\u202f${mark}\u202f» serait affiché tel quel`, fix);
  });
  return lines.join('\n');
}
