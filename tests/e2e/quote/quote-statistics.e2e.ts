import { toEuroDecimal } from '#domain/money.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import {
  collectStatistics,
  field,
  fillSmallOffice,
  openQuote,
  planNames,
  quoteFor,
  quoteRegion,
  showButton,
  showQuote,
  smallOffice,
  total,
} from './quote-steps.ts';

test('each submission sends its statistics once, as multipart', async ({ page }) => {
  const sent = await collectStatistics(page);
  await showQuote(page);
  await field(page, 'Illimité').check();
  await field(page, 'Canaux simultanés').selectOption('6');
  await field(page, planNames['france-all']).check();
  const request = page.waitForRequest((candidate) => candidate.method() === 'POST');
  await showButton(page).click();
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect.poll(() => sent.length).toBe(2);

  const { oneTime, monthly, details } = quoteFor(smallOffice);
  const { timestamp, ...first } = sent[0] ?? {};
  expect(new Date(timestamp ?? '').toISOString()).toBe(timestamp);
  expect(first).toEqual({
    email: 'claire@mairie.example.com',
    siteCount: '1',
    mainPhones: '4',
    secondaryPhones: '0',
    wirelessPhones: '0',
    portedNumbers: '0',
    geographicNumbers: '1',
    userCount: '3',
    companyName: '',
    siret: '',
    fullName: '',
    phone: '',
    needs: '',
    installationDelay: '',
    oneTimeCost: toEuroDecimal(oneTime),
    monthlyCost: toEuroDecimal(monthly),
    phonesCost: toEuroDecimal(details.phones),
    switchesCost: toEuroDecimal(details.switches),
    switchesPOE8: '1',
    switchesPOE16: '0',
    cablesCost: toEuroDecimal(details.cables.cost),
    cablesQuantity: '7',
    unlimitedCalls: 'false',
    virtualOnly: 'false',
  });
  const plan = { channels: '6', callPlanType: 'france-all' };
  expect(sent[1]).toMatchObject({
    unlimitedCalls: 'true',
    ...plan,
    monthlyCost: toEuroDecimal(quoteFor({ ...smallOffice, callType: 'unlimited', ...plan }).monthly),
  });
});

test('a refused form sends none', async ({ page }) => {
  const sent = await collectStatistics(page);
  await openQuote(page);
  await showButton(page).click();
  await expect(field(page, 'Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /Failed to load resource|Erreur lors de l’envoi des statistiques/ });

  test('is logged and disturbs nobody', async ({ page }) => {
    const sent = await collectStatistics(page, 503);
    await openQuote(page);
    await fillSmallOffice(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Erreur lors de l’envoi'));
    await showButton(page).click();
    await logged;
    expect(sent).toHaveLength(1);
    await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
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
