/** Public address of the site without a trailing slash, from the build setting `SITE_URL`. */
export const siteAddress: string = import.meta.env.VITE_SITE_URL;
