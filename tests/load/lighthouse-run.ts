import lighthouse, { type RunnerResult } from 'lighthouse';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The browser fetches the tab's icon before or after the paint; if before, Lighthouse's model adds a round trip, which on the
 * blank page turns 605 ms into 752 in one opening and not in the next.
 */
const tabIcons = ['*/favicon.*', '*/icons/*'];

/** Results of one opening of a page: milliseconds on the simulated phone. */
export interface Opening {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requestsBeforePaint: number;
  readonly scores: Readonly<Partial<Record<Category, number>>>;
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType: string;
  readonly networkRequestTime: number;
}

/**
 * Opens an address once as a phone on a slow network would, with the browser that listens on `port`. Pages that the app
 * prefetches while idle don't count. Throws if Lighthouse could not measure three times.
 */
export async function openAsPhone(address: string, port: number, asked: readonly Category[]): Promise<Opening> {
  const run = await runLighthouse(address, port, asked);
  const { audits, categories: results } = run.lhr;
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = listRequests(audits['network-requests']?.details);
  const paint = observedPaint(audits.metrics?.details);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requestsBeforePaint: requests.filter((request) => delaysPaint(request) && request.networkRequestTime < paint)
      .length,
    scores: Object.fromEntries(asked.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)])),
  };
}

/** Sometimes the browser loses the beginning of a recording, and Lighthouse asks to be run again. */
async function runLighthouse(address: string, port: number, asked: readonly Category[]): Promise<RunnerResult> {
  let reason = 'no result';
  for (let attempt = 0; attempt < 3; attempt++) {
    const run = await lighthouse(address, {
      ...{ port, onlyCategories: [...asked], output: 'json', logLevel: 'error' },
      blockedUrlPatterns: tabIcons,
    });
    if (run !== undefined && run.lhr.runtimeError === undefined) return run;
    reason = run?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not measure ${address}: ${reason}`);
}

/** Icons and the manifest are loaded beside the page and never delay it. */
function delaysPaint({ resourceType }: NetworkRequest): boolean {
  return !['Other', 'Manifest', 'Ping'].includes(resourceType);
}

function listRequests(details: unknown): NetworkRequest[] {
  const { items } = details as { readonly items: readonly NetworkRequest[] };
  return items.filter(({ url }) => /^https?:/.test(url));
}

/** Milliseconds from the first request to the first paint as observed, before the simulation. */
function observedPaint(details: unknown): number {
  const { items } = details as { readonly items: readonly { readonly observedFirstContentfulPaint: number }[] };
  return items[0]?.observedFirstContentfulPaint ?? Number.NaN;
}
