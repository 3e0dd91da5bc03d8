import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '#ui/drawings/Logo.tsx';

/** The logo as a data URL: browsers otherwise request `/favicon.ico`, which the policy of these pages refuses. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(
  renderToStaticMarkup(createElement(Logo))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" color="#14213d"')
    // A picture of its own doesn't see the page's tokens.
    .replace('var(--coral)', '#c2401c')
    .replace('var(--sun)', '#f6c445'),
)}`;
