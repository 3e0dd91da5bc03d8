import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { companyText, telephoneAddress } from '#domain/company.ts';
import { type Service, siteAddresses } from '#service/service.ts';
import { iconAddress, logo } from './logo.ts';
import { pageStyle } from './page-style.ts';

/** A piece of a page; `html` escapes the text in it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageContent {
  readonly status?: number;
  readonly title: string;
  readonly main: Markup;
  /** Target of « Modifier mon devis » in the header, if there is an order to change. */
  readonly quoteLink?: string;
  /** Runs at the end of the page; the CSP allows its hash. The page works without it. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Renders whole pages of the service: header with the logo, no links except to the quote, the company at the bottom.
 */
export function pageWriter(service: Service): (content: PageContent) => Promise<Response> {
  const { company } = service;
  const site = siteAddresses(service.config);
  const phone = companyText(company.phone);
  const email = companyText(company.email);
  const css = service.fontFaces + pageStyle;
  const style = raw(`<style>${css}</style>`);

  return async ({ status = 200, title, main, quoteLink, script, headers = {} }) => {
    const pageHeaders = service.headers.page({ styles: [css], scripts: script === undefined ? [] : [script] });
    const document = await html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${title} – ${company.brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf8f3">
<link rel="icon" type="image/svg+xml" href="${iconAddress}">
${style}
</head>
<body>
<a class="skip" href="#contenu">Aller au contenu</a>
<header><div class="wrap">
<a class="logo" href="${site.home}">${logo}${company.brand}</a>
${quoteLink === undefined ? '' : html`<a class="button" href="${quoteLink}">Modifier mon devis</a>`}
</div></header>
<main id="contenu" class="wrap" tabindex="-1">${main}</main>
<footer><div class="wrap">
<span>${company.brand}, ${company.address.city}</span>
<a href="${telephoneAddress(phone)}">${phone}</a>
<a href="mailto:${email}">${email}</a>
<span>Tarifs réservés aux professionnels</span>
</div></footer>
${script === undefined ? '' : raw(`<script>${script}</script>`)}
</body>
</html>`;
    return new Response(document.toString(), { status, headers: { ...pageHeaders, ...headers } });
  };
}
