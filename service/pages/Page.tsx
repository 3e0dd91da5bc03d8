import type { ReactNode } from 'react';
import { colours } from '#content/brand-look.ts';
import { pages } from '#content/pages.ts';
import { companyPhone, companyText, telUrl } from '#domain/company.ts';
import type { SavedChoices } from '#domain/quote/resume-link.ts';
import {
  quotePath,
  resumeAddress,
  resumeQuery,
  type Service,
  siteAddresses,
  terminationPath,
} from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Logo } from '#ui/drawings/Logo.tsx';
import { iconAddress } from './icon-address.ts';

interface PageProps {
  readonly service: Service;
  readonly title: string;
  /** The whole style sheet; the CSP allows its hash. */
  readonly css: string;
  /** What « Modifier mon devis » opens: the site's form, without scripts the service's. */
  readonly choices: SavedChoices | undefined;
  readonly script: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page of the service: logo and quote at its top; at its foot the company, legal notices, privacy, terms, and the end
 * of a contract, which the law wants within easy reach (Code de la consommation, L215-1-1).
 */
export function Page({ service: { company, config }, title, css, choices, script, children }: PageProps) {
  const phone = companyPhone(company);
  const email = companyText(company.email);
  const site = siteAddresses(config);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – ${company.brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={colours.paper} />
        <link rel="icon" type="image/svg+xml" href={iconAddress} />
        <InlineStyle css={css} />
      </head>
      <body>
        <a className="skip screen-only" href="#contenu">
          Aller au contenu
        </a>
        <header className="header wrap">
          <a className="brand" href={site.home}>
            <Logo />
            {company.brand}
          </a>
          {choices !== undefined && (
            <>
              <ButtonLink className="screen-only" href={resumeAddress(config, choices)}>
                Modifier mon devis
              </ButtonLink>
              <noscript>
                <ButtonLink className="screen-only" href={`${quotePath}${resumeQuery(choices)}`}>
                  Modifier mon devis
                </ButtonLink>
              </noscript>
            </>
          )}
        </header>
        <main id="contenu" className="main wrap" tabIndex={-1}>
          {children}
        </main>
        <footer className="footer">
          <div className="wrap cluster">
            <span>
              {company.brand}, {company.address.city}
            </span>
            <a href={telUrl(phone)}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
            <span>{company.professionalsOnly}</span>
          </div>
          <nav className="wrap cluster screen-only" aria-label="Pied de page">
            <a href={site.legal}>{pages.legal.legal}</a>
            <a href={site.gdpr}>{pages.gdpr.legal}</a>
            <a href={site.terms}>{pages.terms.title}</a>
            <a href={terminationPath}>Résilier mon contrat</a>
          </nav>
        </footer>
        {script !== undefined && <InlineScript text={script} />}
      </body>
    </html>
  );
}

/** Our own style sheet, as it is: React would escape it. */
export function InlineStyle({ css }: { readonly css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

function InlineScript({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
