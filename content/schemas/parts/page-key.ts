import type { pages } from '#content/pages.ts';

/** The name of a page in the table of pages. */
export type PageKey = keyof typeof pages;
