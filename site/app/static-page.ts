/** Name of the page for all unknown addresses, used by its route and its static file. */
export const missingPage = 'missing';

/** Path of that page's file from the project root, as the build names it. */
export const missingPageModule = '/site/app/failures/MissingPage.tsx';
