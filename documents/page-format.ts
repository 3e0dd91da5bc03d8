/** Points around a page, and for its foot above the lower margin. */
export const margin = 50;
export const footerHeight = 40;
