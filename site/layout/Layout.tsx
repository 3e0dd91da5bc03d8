import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { useConsent } from './consent/use-consent.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { LoadFailure } from './LoadFailure.tsx';

const loadBanner = () => import('./consent/CookieBanner.tsx');

/** The frame of every page: skip link, cookie banner, what can't be loaded, header and footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const here = useLocation();
  const [menu, setMenu] = useState({ open: false, at: here });
  // Closes the menu when the history changes, by a link or the browser's buttons.
  if (menu.at !== here) setMenu({ open: false, at: here });
  const toggleMenu = useCallback((open: boolean) => setMenu(({ at }) => ({ open, at })), []);
  const consent = useConsent();
  // If it can't be loaded, « Gérer les cookies » asks again.
  const banner = useOnDemand(loadBanner, consent.question !== undefined, consent.withdraw);

  return (
    <>
      <a className={styles.skip} href="#main" inert={menu.open}>
        Aller au contenu
      </a>
      {banner && consent.question && (
        <banner.CookieBanner question={consent.question} onChoose={consent.choose} inert={menu.open} />
      )}
      <LoadFailure />
      <Header menuOpen={menu.open} onMenuToggle={toggleMenu} />
      <div inert={menu.open} className={styles.page}>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer onManageCookies={consent.ask} />
      </div>
    </>
  );
}
