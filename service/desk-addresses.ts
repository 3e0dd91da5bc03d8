import type { Config } from './config.ts';
import { publicAddress, servicePath } from './service.ts';
import type { PortRow } from './storage/rows.ts';

/** The pages of the desk. */
export const deskPath = `${servicePath}/bureau`;
export const signInPath = `${deskPath}/connexion`;
/** The script of passkeys; the challenges to enter and to use a link; where a signed challenge is posted. */
export const passkeyScriptPath = `${signInPath}/cle.js`;
export const signInChallengePath = `${signInPath}/defi`;
export const linkChallengePath = `${signInPath}/lien`;
export const passkeySignInPath = `${signInPath}/cle`;
export const ordersPath = `${deskPath}/commandes`;
/** The accountant's file of what was received and returned. */
export const receiptsPath = `${deskPath}/encaissements.csv`;
/** Where a bank's statement is dropped. */
export const statementPath = `${deskPath}/releve`;
export const numbersPath = `${deskPath}/numeros`;
/** The script of the page on which devices are scanned. */
export const devicesScriptPath = `${deskPath}/appareils.js`;
/** The home with the things of one kind alone. */
export const taskListPath = (kind: string): string => `${deskPath}?sorte=${kind}`;
/** Reminders of payment that are due. */
export const remindersPath = `${deskPath}/rappels`;
/** Many orders that are cancelled at once. */
export const cancellationsPath = `${deskPath}/annulations`;
/** Where a message of the home that didn't arrive is sent again. */
export const retryPath = `${deskPath}/renvoi`;
/** Where mails that wait since a restore are let go. */
export const resumePath = `${deskPath}/reprise`;
export const requestsPath = `${deskPath}/demandes`;
/** The lines of orders as a file. */
export const linesPath = `${deskPath}/lignes.csv`;
/** Who may enter: people, and other programs with their tokens. */
export const accessPath = `${deskPath}/acces`;
/** Somebody's own passkeys. */
export const passkeyPath = `${accessPath}/cle`;
/** The challenge that a passkey signs within a session. */
export const passkeyChallengePath = `${passkeyPath}/defi`;
export const peoplePath = `${accessPath}/personnes`;
/** The page that makes a link for a person of the desk, or removes them. */
export const personPath = (name: string, action: 'lien' | 'retrait'): string =>
  `${peoplePath}/${encodeURIComponent(name)}/${action}`;
/** Where a link leads with which somebody chooses a password. */
export const linkPath = (secret: string): string => `${deskPath}/lien/${secret}`;
export const leadsPath = `${deskPath}/devis`;
export const reportPath = `${deskPath}/rapport`;

/** The address of the desk's home, or of an order's page there, for mails. */
export function deskAddress(config: Pick<Config, 'baseUrl'>, reference?: string): string {
  return publicAddress(config, reference === undefined ? deskPath : `${ordersPath}/${reference}`);
}

/** The address of a request at the desk, for mails. */
export function requestAddress(config: Pick<Config, 'baseUrl'>, reference: string): string {
  return publicAddress(config, `${requestsPath}/${reference}`);
}

/** The page of a number to port, below that of its order; what is done with it comes after. */
export function portPath({ order_reference, place }: Pick<PortRow, 'order_reference' | 'place'>): string {
  return `${ordersPath}/${order_reference}/numeros/${place}`;
}

/** The sign-in page that leads on to another page of the desk. */
export function signInPathTo(next: string): string {
  return `${signInPath}?suite=${encodeURIComponent(next)}`;
}

/** The page to open after signing in: one of the desk, otherwise its home, whatever an address asks for. */
export function nextPage(wanted = ''): string {
  // What can only be posted or downloaded leads to the page that it belongs to.
  const page = wanted
    .replace(/^(.*\/(?:commandes|demandes)\/[\w-]+)\/(?:renvoi|(?:documents|standard)\/[\w.-]+)$/, '$1')
    .replace(/\/(?:commandes|lignes|encaissements)\.csv(?=\?|$)/, '/commandes')
    .replace(/\/rapport\.csv(?=\?|$)/, '/rapport');
  const isOurs = /^\/supervision\/bureau(?:\/(?:[\w-]|%[89A-F][\dA-F])+)*(?:\?[\w%&=+.-]*)?$/.test(page);
  const isPage = !/\/(?:(?:de)?connexion|(?:bureau\/(?:renvoi|reprise)|acces\/retrait|defi)$)/.test(page);
  return isOurs && isPage ? page : deskPath;
}
