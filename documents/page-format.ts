/** Margins of a page, and the height of its footer above the bottom margin, in points. */
export const margin = 50;
export const footerHeight = 40;
