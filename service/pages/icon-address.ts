import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '#ui/drawings/Logo.tsx';
import { palette } from '#ui/styles/palette.ts';

/** The logo as a data URL: browsers otherwise request `/favicon.ico`, which the policy of these pages refuses. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(
  renderToStaticMarkup(createElement(Logo))
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${palette.ink}"`)
    // A picture of its own doesn't see the page's tokens.
    .replace('var(--coral)', palette.coral)
    .replace('var(--sun)', palette.sun),
)}`;
