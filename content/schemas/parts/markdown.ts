/** What the articles and legal texts say above their text, between two lines `---`. */
import * as z from 'zod';
import { day, lengthAdvice, pageTitle, rule, text, texts, unique, wholeNumber } from './parts.ts';

/** Drawings that an article may use instead of a picture. */
const drawings = ['kit', 'timeline', 'lock'];
const picture = new RegExp(`^(?:${drawings.join('|')}|/\\S+\\.(?:png|jpe?g|webp|avif|svg))$`);
const pictureAdvice = `écrivez ${drawings.join(', ')}, ou ajoutez une photo .jpg, .png ou .webp sous site/public et écrivez son nom après une barre, tel que /photo.jpg`;

export const articleSchema = z
  .strictObject({
    title: pageTitle,
    excerpt: text(),
    description: text().optional(),
    author: text(),
    date: day,
    updated: day.optional(),
    /** Name of the drawing at its top, or the address of a picture. */
    image: z.string(pictureAdvice).regex(picture, pictureAdvice),
    category: text(),
    sources: unique(
      'url',
      texts('title publisher').extend({
        year: wholeNumber(1900, new Date().getFullYear(), 'écrivez une année telle que 2024'),
        url: z.url({ protocol: /^https?$/, hostname: /\./, error: 'écrivez une adresse qui commence par https://' }),
      }),
    ).default([]),
  })
  .check(rule(({ excerpt, description = excerpt, date, updated = date }, refuse) => {
    const advice = lengthAdvice(description);
    if (advice) refuse(advice, description === excerpt ? 'excerpt' : 'description');
    if (updated < date) refuse(`écrivez un jour à partir du ${date}`, 'updated');
  }));

export const legalSchema = texts('title').extend({
  updated: day,
  /** Only the terms of sale have one, by which each stays readable. */
  version: day.optional(),
});
