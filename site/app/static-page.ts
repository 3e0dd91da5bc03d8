/** Name of the page that answers every unknown address: its route's, and in place of an address on its static file. */
export const missingPage = 'missing';
