import { pages } from '#content/pages.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { termsPath } from '#domain/company.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type SavedChoices, saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import type { Config } from './config.ts';
import type { createCeilings, createLimiters } from './http/limits/limits.ts';
import type { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import type { DocumentKeeper } from './orders/documents/document-keeper.ts';
import type { OrderRow } from './storage/rows.ts';
import type { Storage } from './storage/storage.ts';

/** Path under which the service is reached, beside the static site or alone. */
export const servicePath = '/supervision';

/** What every part of the service works with. */
export interface Service {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Config;
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly company: CompanyContent;
  readonly log: Log;
  readonly documents: DocumentKeeper;
  readonly headers: ReturnType<typeof securityHeaders>;
  readonly limiters: ReturnType<typeof createLimiters>;
  /** Daily limits on what strangers may have stored. */
  readonly ceilings: ReturnType<typeof createCeilings>;
  /** `@font-face` rules of the pages; empty if there are no files for them. */
  readonly fontFaces: string;
  /** What it costs to try a password of the desk, as scrypt names it. */
  readonly passwordCosts: { readonly N: number; readonly r: number; readonly p: number };
  /** Sends waiting mails now, in the background. */
  readonly wakeMailer: () => void;
  /** Starts making the documents of an order that was just confirmed, in the background. */
  readonly keepDocuments: (order: OrderRow) => void;
}

/** Addresses of the site for links on the service's pages. */
export function siteAddresses(config: Config) {
  const base = config.siteUrl ?? '';
  const { quote, legal, gdpr, terms } = pages;
  return {
    home: `${base}/`,
    quote: base + quote.path,
    legal: base + legal.path,
    gdpr: base + gdpr.path,
    terms: base + terms.path,
  };
}

/** A path of the service as an address, for mails. */
export function publicAddress({ baseUrl }: Pick<Config, 'baseUrl'>, path: string): string {
  return `${baseUrl}${path}`;
}

/** The address of the terms of sale that are accepted today. */
export function termsAddress({ config, company }: Pick<Service, 'config' | 'company'>): string {
  return `${config.siteUrl ?? ''}${termsPath(company.termsVersion)}`;
}

/** The path of the page of a quote, which anybody may open. */
export const quotePath = `${servicePath}/devis`;

/** The address of an order for programs; its documents are below it. */
export const orderDataPath = (reference: string): string => `${servicePath}/api/commandes/${reference}`;

/** The path of an order's page under the address that has this token. */
export const orderPath = (token: string): string => `${servicePath}/paiement/${token}`;

/** Query and fragment that open a form of an order's page, named by the path it is posted to, and scroll to `part`. */
export const formQuery = (form: string, part: string): string => `?formulaire=${form}#${part}`;

/** The path of an order's page with one of its forms open. */
export const formPath = (token: string, form: string, part: string): string =>
  `${orderPath(token)}${formQuery(form, part)}`;

/** The page where anybody asks for the end of a contract. */
export const terminationPath = `${servicePath}/resilier`;

/** The address of an order's page, for mails. */
export function orderAddress(config: Config, token: string): string {
  return publicAddress(config, orderPath(token));
}

/** The query that opens a quote with these choices; follows the address of the site's form or {@link quotePath}. */
export function resumeQuery(choices: SavedChoices): string {
  return `?${resumeParameter}=${saveChoices(choices)}`;
}

/** Opens the site's form with these choices in any browser that runs scripts. */
export function resumeAddress(config: Config, choices: SavedChoices): string {
  return `${siteAddresses(config).home}#/quote${resumeQuery(choices)}`;
}
