import '#ui/styles/styles.css';
import { createRoot } from 'react-dom/client';
import { staticPages } from '#site/app/list-static-pages.ts';
import { loadFonts } from '#site/fonts/load-fonts.ts';
import { Logo } from '#ui/drawings/Logo.tsx';
import styles from './Card.module.css';
import { Card } from './Card.tsx';

/** All cards and the icon on one sheet, for the browser to photograph. */
await loadFonts();
const sheet = document.createElement('main');
document.body.append(sheet);
createRoot(sheet).render(
  <>
    {staticPages.map((page) => (
      <Card key={page.path} page={page} />
    ))}
    <div id="icon" className={styles.icon}>
      <Logo />
    </div>
  </>,
);
