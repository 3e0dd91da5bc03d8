import type { ReactNode } from 'react';
import { colours } from '#content/brand-look.ts';
import {
  accessPath,
  deskPath,
  leadsPath,
  numbersPath,
  ordersPath,
  reportPath,
  requestsPath,
} from '#service/desk-addresses.ts';
import { iconAddress } from '#service/pages/icon-address.ts';
import { InlineStyle } from '#service/pages/Page.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Logo } from '#ui/drawings/Logo.tsx';
import { DeskForm } from './form-parts.tsx';
import type { SignedIn } from './sign-in/sessions.ts';

const sections = [
  ['home', 'À faire', deskPath],
  ['orders', 'Commandes', ordersPath],
  ['numbers', 'Numéros', numbersPath],
  ['requests', 'Demandes', requestsPath],
  ['leads', 'Devis', leadsPath],
  ['report', 'Rapport', reportPath],
] as const;
export type DeskSection = (typeof sections)[number][0];

export interface DeskContent {
  readonly status?: number;
  readonly title: string;
  readonly main: ReactNode;
  /** Who is signed in, for the navigation; nobody on the sign-in page. */
  readonly session?: SignedIn;
  readonly section?: DeskSection;
  /** The address that the browser opens by itself. */
  readonly refreshTo?: string;
  /** Address of a script of the desk; the page works without it. */
  readonly script?: string;
}

/** A whole page of the desk: its places in the header, who is signed in at the bottom. */
export function DeskPage({ brand, css, content }: { brand: string; css: string; content: DeskContent }) {
  const { title, main, session, section, refreshTo, script } = content;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – bureau ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={colours.ink} />
        {refreshTo !== undefined && <meta httpEquiv="refresh" content={`0; url=${refreshTo}`} />}
        <link rel="icon" type="image/svg+xml" href={iconAddress} />
        <InlineStyle css={css} />
        {script !== undefined && <script type="module" src={script} />}
      </head>
      <body>
        <a className="skip screen-only" href="#contenu">
          Aller au contenu
        </a>
        <header className="dark desk-header">
          <div className="wrap cluster">
            <a className="brand" href={deskPath}>
              <Logo />
              <span>
                {brand} <small>bureau</small>
              </span>
            </a>
            {session !== undefined && (
              <nav aria-label="Bureau">
                <ul className="contacts">
                  {sections.map(([name, label, address]) => (
                    <li key={name}>
                      <a href={address} aria-current={name === section ? 'page' : undefined}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </header>
        <main id="contenu" className="main wrap" tabIndex={-1}>
          {main}
        </main>
        {session !== undefined && (
          <footer className="footer screen-only">
            <div className="wrap cluster">
              <span>
                Vous êtes <strong>{session.name}</strong> · <a href={accessPath}>Accès</a>
              </span>
              <DeskForm className="actions" action={`${deskPath}/deconnexion`} aria-label="Session">
                <Button type="submit">Se déconnecter</Button>
                <Button type="submit" kind="quiet" formAction={`${deskPath}/deconnexion-partout`}>
                  Se déconnecter de tous les appareils
                </Button>
              </DeskForm>
            </div>
          </footer>
        )}
      </body>
    </html>
  );
}
