/** The site's colour tokens, for print. */
export const ink = '#14213d';
export const coral = '#c2401c';
export const sea = '#0b5a7a';
export const seaTint = '#e3f0f4';
export const sun = '#f6c445';
export const hairline = '#d9d2c5';
export const quietInk = '#4a5672';
