/** Name of the page that answers every unknown address: its route's, and in place of an address on its static file. */
export const missingPage = 'missing';

/** File of that page from the root of the project, as the build names it. */
export const missingPageModule = '/site/app/MissingPage.tsx';
