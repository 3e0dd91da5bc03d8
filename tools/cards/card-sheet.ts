import '#ui/styles/styles.css';
import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { staticPages } from '#site/app/list-static-pages.ts';
import { loadFonts } from '#site/fonts/load-fonts.ts';
import { Card } from './Card.tsx';
import { HomeScreenIcon } from './HomeScreenIcon.tsx';

/** All cards and the icon on one sheet, for the browser to photograph. */
await loadFonts();
const sheet = document.createElement('main');
document.body.append(sheet);
createRoot(sheet).render(
  createElement(
    Fragment,
    null,
    ...staticPages.map((page) => createElement(Card, { page })),
    createElement(HomeScreenIcon),
  ),
);
