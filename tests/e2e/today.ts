import { statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues } from '#content/catalogues.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';

/** When the release was built: the clock of every page in the browser suite, so that all use the same day. */
export const now = statSync(join(process.env.NEOLIS_DIST || 'dist', 'built-from')).mtime;

/** The catalogue of that day, for the amounts that a test expects. */
export const catalogue = currentCatalogue(catalogues, now);
