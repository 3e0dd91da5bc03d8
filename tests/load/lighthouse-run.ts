import lighthouse, { type RunnerResult } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Fetched before or after the paint: before, Lighthouse adds a round trip, on the blank page 752 ms instead of 605. */
const tabIcons = ['*/favicon.*', '*/icons/*'];

/**
 * Opens an address as a phone on a slow network would, with the browser on `port`. Returns milliseconds, shifts,
 * requests before the paint (not icons, manifest, prefetched pages) and scores; throws after three failures.
 */
export async function openAsPhone(
  address: string,
  port: number,
  asked: readonly (typeof categories)[number][],
): Promise<Readonly<Record<string, number>>> {
  const { audits, categories: results } = (await runLighthouse(address, port, asked)).lhr;
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf<{ url: string; resourceType: string; networkRequestTime: number }>(
    audits['network-requests'],
  );
  // As observed, before the simulation.
  const [paint] = itemsOf<{ observedFirstContentfulPaint: number }>(audits.metrics);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    'requests before paint': requests
      .filter(({ url, resourceType }) => /^https?:/.test(url) && !['Other', 'Manifest', 'Ping'].includes(resourceType))
      .filter(({ networkRequestTime }) => networkRequestTime < (paint?.observedFirstContentfulPaint ?? Number.NaN))
      .length,
    ...Object.fromEntries(asked.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)])),
  };
}

/** Sometimes the browser loses the beginning of a recording, and Lighthouse asks to be run again. */
async function runLighthouse(address: string, port: number, asked: readonly string[]): Promise<RunnerResult> {
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

function itemsOf<Item>(audit: RunnerResult['lhr']['audits'][string] | undefined): readonly Item[] {
  return (audit?.details as { readonly items?: readonly Item[] } | undefined)?.items ?? [];
}
