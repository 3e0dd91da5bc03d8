import { raw } from 'hono/html';

/** The site's logo: a coral cord that comes in, forms the N and rings. */
export const logo = raw(
  '<svg width="52" height="32" viewBox="0 0 52 32" fill="none" stroke-width="5" stroke-linecap="round" aria-hidden="true">' +
    '<path d="M2.5 28.5h7" stroke="#c2401c"/>' +
    '<path d="M9.5 28.5c4.5 0 6.5-2 6.5-7V9c0-4.5 4-5.5 6.5-2l11 16c2.5 3.5 6.5 2.5 6.5-2V4" stroke="#14213d" stroke-linejoin="round"/>' +
    '<path d="M48.5 4h.01" stroke="#f6c445"/></svg>',
);

/** The logo as a data URL: browsers otherwise request `/favicon.ico`, which the policy of these pages refuses. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(
  logo.toString().replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
)}`;
