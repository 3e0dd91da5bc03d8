import type { Config } from '#service/config.ts';
import { publicAddress, servicePath } from '#service/service.ts';

/** The pages of the desk. */
export const deskPath = `${servicePath}/bureau`;
export const signInPath = `${deskPath}/connexion`;
export const ordersPath = `${deskPath}/commandes`;
export const reportPath = `${deskPath}/rapport`;

/** The address of the desk's home, or of an order's page there, for mails; `undefined` as {@link publicAddress}. */
export function deskAddress(config: Pick<Config, 'publicUrl' | 'siteUrl'>, reference?: string): string | undefined {
  return publicAddress(config, reference === undefined ? deskPath : `${ordersPath}/${reference}`);
}

/** The sign-in page that leads on to another page of the desk. */
export function signInAddress(next: string): string {
  return `${signInPath}?suite=${encodeURIComponent(next)}`;
}

/** The page to open after signing in: one of the desk, otherwise its home, whatever an address asks for. */
export function nextPage(wanted: string | null | undefined): string {
  const isOurs = /^\/supervision\/bureau(?:\/[\w-]+)*(?:\?[\w%&=+.-]*)?$/.test(wanted ?? '');
  const isPage = !/\/(?:de)?connexion/.test(wanted ?? '');
  return isOurs && isPage && wanted ? wanted : deskPath;
}
