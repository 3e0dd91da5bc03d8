import { texts } from '#content/schemas/parts/parts.ts';

/** What is around articles. */
export const schema = texts(
  'title lead backLabel contentsTitle publishedOn updatedOn readingTime sourcesTitle',
).extend({ missing: texts('title text') });
export const exportName = 'blog';
