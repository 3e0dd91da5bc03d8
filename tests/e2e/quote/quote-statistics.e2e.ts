import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { buildQuoteStatistics } from '#domain/statistics/quote-statistics.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { quoteFor, smallOffice, total } from './quote-page.ts';

test('each submission sends its statistics once, as multipart', async ({ page, quote }) => {
  const sent = await quote.collectStatistics();
  await quote.show();
  await quote.choosePlan('6', 'france-all');
  const request = page.waitForRequest((candidate) => candidate.method() === 'POST');
  await quote.showButton.click();
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect.poll(() => sent.length).toBe(2);
  const plan = { callType: 'unlimited', channels: '6', callPlanType: 'france-all' };
  for (const [index, entries] of [smallOffice, { ...smallOffice, ...plan }].entries()) {
    const form = { ...quoteFormDefaults, ...entries, email: 'claire@mairie.example.com' };
    const at = new Date(sent[index]?.timestamp ?? '');
    expect(sent[index]).toEqual(buildQuoteStatistics(form, quoteFor(entries), at));
  }
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /Failed to load resource|Erreur lors de l’envoi des statistiques/ });

  test('is logged and disturbs nobody', async ({ page, quote }) => {
    const sent = await quote.collectStatistics(503);
    await quote.open();
    await quote.fillSmallOffice();
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Erreur lors de l’envoi'));
    await quote.showButton.click();
    await logged;
    expect(sent).toHaveLength(1);
    await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
  });
});

test('a visit and each click on the way to the quote are counted', async ({ page }) => {
  const hits: string[] = [];
  await page.route('**/supervision/statistiques?*', async (route) => {
    const request = route.request();
    hits.push(`${request.method()} ${request.resourceType()} ${new URL(request.url()).search}`);
    // The service's own response: next time a browser would reuse a picture that it could decode.
    await route.continue();
  });
  await page.addInitScript(() => {
    const events: unknown[][] = [];
    Object.assign(window, { events, gtag: (...parameters: unknown[]) => events.push(parameters) });
  });
  await open(page, '/');
  await expect.poll(() => hits).toEqual(['GET image ?type=visite']);
  const floating = page.getByRole('link', { name: 'Tarifs', exact: true }).first();
  await floating.click();
  await page.waitForURL(/#\/quote$/);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('link', { name: 'Tarifs', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => hits)
    .toEqual(['GET image ?type=visite', 'GET image ?type=devis', 'GET image ?type=devis&n=2']);
  const ways = [
    ['/#/plan-du-site', 'Tarifs'],
    ['/#/blog/avantages-voip-entreprise', 'devis en ligne'],
    ['/#/', 'Tarifs'],
    ['/#/features', 'Évaluer le coût de votre solution en ligne'],
    ['/#/solution', 'Faire mon devis'],
    ['/#/resellers', 'Voir les tarifs publics'],
  ] as const;
  for (const [address, name] of ways) {
    const before = hits.length;
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/#\/quote$/);
    await expect.poll(() => hits.slice(before)).toEqual([`GET image ?type=devis&n=${before}`]);
  }
  const events = await page.evaluate(() => (window as unknown as { events: unknown[][] }).events);
  const click = ['event', 'quote_button_click', { event_category: 'engagement', event_label: 'devis_en_ligne' }];
  expect(events.filter(([kind]) => kind === 'event')).toEqual(Array(2 + ways.length).fill(click));
});
