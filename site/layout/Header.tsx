import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { company } from '#content/company.ts';
import { companyPhone, telUrl } from '#domain/company.ts';
import { menuLinks, paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import CordPlug from '#ui/drawings/CordPlug.svg?drawing';
import { Logo } from '#ui/drawings/Logo.tsx';
import styles from './Header.module.css';
import tagStyles from './QuoteTag.module.css';

interface HeaderProps {
  readonly menuOpen: boolean;
  readonly onMenuToggle: (open: boolean) => void;
}

/** Logo, links, contact button and the link to the quote. On narrow screens the links are in a full-screen menu. */
export function Header({ menuOpen, onMenuToggle }: HeaderProps) {
  const { pathname } = useLocation();
  const menuButton = useRef<HTMLButtonElement>(null);
  const phone = companyPhone(company);

  useEffect(() => {
    const button = menuButton.current;
    if (!menuOpen || button === null) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onMenuToggle(false);
      button.focus();
    };
    // Once the screen is turned or widened, button and sheet are gone; the page behind must not stay inert.
    const resized = new ResizeObserver(() => {
      if (!button.checkVisibility()) onMenuToggle(false);
    });
    resized.observe(document.documentElement);
    addEventListener('keydown', closeOnEscape);
    return () => {
      resized.disconnect();
      removeEventListener('keydown', closeOnEscape);
    };
  }, [menuOpen, onMenuToggle]);

  return (
    <header className={styles.header} data-open={menuOpen}>
      <div className={`wrap cluster ${styles.bar}`}>
        <SiteLink to={paths.home} className={styles.logo} aria-label={`${company.brand}, accueil`}>
          <Logo />
          <span>{company.brand}</span>
        </SiteLink>
        <button
          ref={menuButton}
          type="button"
          className={`screen-only ${styles.menuButton}`}
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          onClick={() => onMenuToggle(!menuOpen)}
        >
          <span>Menu</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 8h18" />
            <path d="M3 16h18" />
          </svg>
        </button>
        <nav id="site-menu" className={`screen-only ${styles.nav}`} aria-label="Navigation principale">
          <ul className={`cluster ${styles.list}`}>
            {menuLinks('header').map(({ name, path }) => (
              <li key={path}>
                {path === paths.contact ? (
                  <SiteLink to={path} className={styles.pill}>
                    {name}
                  </SiteLink>
                ) : (
                  <SiteLink to={path} className={styles.link} aria-current={currentOf(pathname, path)}>
                    {name}
                    <svg className={styles.cord} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                      <path vectorEffect="non-scaling-stroke" d="M0 6C12 1 20 11 34 7S60 3 74 6s18 1 26 0" />
                    </svg>
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.call}>
            {menuOpen && <CordPlug />}
            <a href={telUrl(phone)} onClick={() => onMenuToggle(false)}>
              {phone}
            </a>
          </div>
        </nav>
        <SiteLink to={paths.quote} className={`screen-only ${tagStyles.tag}`}>
          Tarifs
        </SiteLink>
      </div>
    </header>
  );
}

/** `page` on the page itself, `true` below it: an article belongs to the blog. */
function currentOf(pathname: string, path: string): 'page' | 'true' | undefined {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (here === path) return 'page';
  return here.startsWith(path) ? 'true' : undefined;
}
