import { basename } from 'node:path';
import * as z from 'zod';
import { correctTypography } from '#content/schemas/typography.ts';
import { listPlaceholders } from '#domain/company.ts';
import type { Article, ArticleSummary, LegalText } from '#domain/prose.ts';
import { proseText } from '#domain/prose-text.ts';
import { compileProse } from './compile-prose.ts';
import { ContentError } from './content-error.ts';
import { fillProse } from './fill-prose.ts';
import { readFrontMatter } from './read-front-matter.ts';

const words = 'écrivez un texte, entre guillemets droits s’il n’a que des chiffres';
const text = z.string(words).regex(/\S/, words);
const shownText = text.transform(correctTypography);
const day = z.iso.date('écrivez un jour qui existe, tel que 2026-11-20');

export const articleSchema = z.strictObject({
  slug: text.optional(),
  title: shownText,
  excerpt: shownText,
  description: shownText.optional(),
  author: shownText,
  date: day,
  updated: day.optional(),
  image: text,
  category: shownText,
  sources: z
    .array(
      z.strictObject({
        title: shownText,
        publisher: shownText,
        year: z.int('écrivez une année telle que 2024'),
        url: z.url({ protocol: /^https?$/, hostname: /\./, error: 'écrivez une adresse qui commence par https://' }),
      }),
    )
    .default([]),
});

export const legalSchema = z.strictObject({
  title: shownText,
  updated: day,
  version: day.optional(),
  description: shownText.optional(),
});

const wordsPerMinute = 200;

/** Parses an article's Markdown file; its slug is the file name. Throws a `ContentError`. */
export function readArticle(file: string, source: string, values: object): Article {
  const { fields, text: body, linesBefore } = readFrontMatter(file, source, articleSchema);
  const prose = compileProse(fillProse(body, file, linesBefore, values), { file, linesBefore });
  const wordCount = prose.body.map(proseText).join(' ').split(/\s+/).length;
  const slug = slugOf(file);
  if (fields.slug !== undefined && fields.slug !== slug) {
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    const fix = `écrivez « ${slug} » ou retirez la ligne\u00a0: l’adresse est le nom du fichier`;
    throw new ContentError(file, line, `slug\u00a0: lu « ${fields.slug} »`, fix);
  }
  const author = source.split('\n').findIndex((line) => line.startsWith('author:'));
  return {
    ...fields,
    slug,
    author: fillProse(fields.author, file, author, values),
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

/** Parses a legal text's Markdown file. Throws a `ContentError`. */
export function readLegalText(file: string, source: string, values: object): LegalText {
  const { fields, text: body, linesBefore } = readFrontMatter(file, fillProse(source, file, 0, values), legalSchema);
  const prose = compileProse(body, { file, linesBefore });
  const words = prose.body.map(proseText).join('\n');
  return {
    slug: slugOf(file),
    title: fields.title,
    updated: fields.updated,
    version: fields.version ?? fields.updated,
    provisional: listPlaceholders(values)
      .map(({ value }) => value)
      .filter((value) => words.includes(value)),
    ...prose,
  };
}

const slugOf = (file: string): string => basename(file, '.md');
