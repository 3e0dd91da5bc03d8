import type { Assertion } from './assertion.ts';
import { checkFiles, checkTransfer } from './check-files.ts';
import { checkHeaders } from './check-headers.ts';
import { checkPages } from './check-pages.ts';
import { crawlHost } from './crawl-host.ts';
import { fetchHost } from './fetch-host.ts';

/**
 * Checks from outside everything that the site needs from its host. `address` is the public one, such as
 * `https://www.example.fr`; rejects if the host can't be reached.
 */
export async function checkHost(address: string): Promise<readonly Assertion[]> {
  const ask = fetchHost(address);
  const survey = await crawlHost(ask, address);
  return [
    ...checkHeaders(survey),
    ...(await checkPages(ask, survey)),
    ...(await checkFiles(ask, survey)),
    ...(await checkTransfer(ask, survey)),
  ];
}
