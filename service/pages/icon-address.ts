import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '#content/brand-look.ts';
import { Logo } from '#ui/drawings/Logo.tsx';

/** The logo as a data URL: browsers otherwise request `/favicon.ico`, which the policy of these pages refuses. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(
  renderToStaticMarkup(createElement(Logo))
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${colours.ink}"`)
    // A picture of its own doesn't see the page's tokens.
    .replaceAll(/var\(--([\w-]+)\)/g, (_variable, name: keyof typeof colours) => colours[name]),
)}`;
