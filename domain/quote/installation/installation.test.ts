import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf, typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteForm, QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones, emptyRequest, type InstallationRequest } from '#domain/quote/installation/count-items.ts';
import { phoneCapacity, planInstallation, planTyped } from '#domain/quote/installation/installation.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

const plan = (changes: Partial<InstallationRequest>) => planInstallation({ ...emptyRequest, ...changes }, catalogue);
const switchesOf = (changes: Partial<InstallationRequest>) =>
  plan(changes).sites.map(({ switches }) => switches.map(({ model, phones }) => `${model}:${phones.length}`));

test('one site: connects 4 phones to the 4 powered ports of the 8-port switch, and the box to another one', () =>
  expect(plan({ mainPhones: 2, secondaryPhones: 1, wirelessPhones: 1 })).toEqual({
    sites: [
      {
        number: 1,
        boxes: 1,
        switches: [{ model: 'POE8', phones: ['T46U', 'T46U', 'T33G', 'W73P'], ports: 8, usedPorts: 5 }],
        phones: { T46U: 2, T33G: 1, W73P: 1 },
        users: 0,
        mainsSockets: 3,
        networkOutlets: 4,
      },
    ],
    cables: { used: 6, spare: 1 },
  }));

test('one site: fills a 16-port switch with 15 phones and the box', () => {
  const [site] = plan({ mainPhones: 15 }).sites;
  expect(site?.switches[0]).toMatchObject({ model: 'POE16', usedPorts: 16, ports: 16 });
});

test('one site: balances the free powered ports of the switches', () => {
  expect(switchesOf({ mainPhones: 19 })).toEqual([['POE16:15', 'POE8:4']]);
  expect(switchesOf({ mainPhones: 16 })).toEqual([['POE16:14', 'POE8:2']]);
  expect(switchesOf({ mainPhones: 20 })).toEqual([['POE16:10', 'POE16:10']]);
  expect(switchesOf({ mainPhones: 44 })).toEqual([['POE16:15', 'POE16:15', 'POE16:14']]);
  expect(switchesOf({ mainPhones: 50 })).toEqual([['POE16:13', 'POE16:13', 'POE16:12', 'POE16:12']]);
});

test('one site: has only a box before any phone is asked for', () =>
  expect(plan({}).sites[0]).toMatchObject({ boxes: 1, switches: [], mainsSockets: 1, networkOutlets: 0 }));

test('several sites: distributes phones in turn, one kind after the other', () => {
  const { sites } = plan({ siteCount: 2, mainPhones: 2, secondaryPhones: 3, wirelessPhones: 1 });
  expect(sites.map(({ phones }) => phones)).toEqual([
    { T46U: 1, T33G: 2, W73P: 0 },
    { T46U: 1, T33G: 1, W73P: 1 },
  ]);
});

test('several sites keeps box and switch at a site without phones', () => {
  const sites = plan({ siteCount: 5, mainPhones: 3 }).sites;
  expect(sites.map(({ phones }) => phones.T46U)).toEqual([1, 1, 1, 0, 0]);
  expect(sites[4]).toMatchObject({ boxes: 1, mainsSockets: 2, networkOutlets: 0 });
  expect(sites[4]?.switches[0]).toMatchObject({ usedPorts: 1, ports: 16 });
});

test('a virtual installation has users and nothing else', () => {
  const { sites, cables } = plan({ virtualOnly: true, siteCount: 3, userCount: 10 });
  expect(sites.map(({ users }) => users)).toEqual([4, 3, 3]);
  expect(sites[0]).toMatchObject({ boxes: 0, switches: [], mainsSockets: 0 });
  expect(cables).toEqual({ used: 0, spare: 0 });
});

const draw = (entries: Partial<QuoteForm>) => planTyped(typedRequest(entries), catalogue);

test('a form still being typed is drawn with what can be read', () => {
  expect(draw({ mainPhones: '1', secondaryPhones: 'x', siteCount: '' })).toEqual(
    plan({ ...emptyRequest, mainPhones: 1 }),
  );
  const users = plan({ ...emptyRequest, virtualOnly: true, userCount: 2 });
  expect(draw({ virtualOnly: true, userCount: '2', mainPhones: '9' })).toEqual(users);
});

test.each([
  [{ mainPhones: '50' }, { mainPhones: '51' }],
  [{ siteCount: '5' }, { siteCount: '6' }],
  [
    { virtualOnly: true, userCount: '50' },
    { virtualOnly: true, userCount: '9'.repeat(30) },
  ],
])('a form still being typed is drawn up to the limits of the offer: %o, not %o', (most, more) => {
  expect(draw(most)).toBeDefined();
  expect(draw(more)).toBeUndefined();
});

/** Compares places, cables and ports of a request's plan with its quote; the drawing's test counts its devices. */
function agreesWithQuote(request: QuoteRequest): void {
  const { details } = priceQuote(request, catalogue);
  const { sites, cables } = planInstallation(request, catalogue);
  const totals = sites.map(({ phones, users }) => phones.T46U + phones.T33G + phones.W73P + users);

  expect(sites).toHaveLength(request.siteCount);
  expect(cables.used + cables.spare).toBe(details.cables.quantity);
  expect(cables.spare).toBeGreaterThanOrEqual(0);
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1);

  for (const site of sites) {
    const plugged = site.switches.flatMap(({ phones }) => phones);
    expect(plugged).toHaveLength(request.virtualOnly ? 0 : site.phones.T46U + site.phones.T33G + site.phones.W73P);
    for (const { model, phones, ports, usedPorts } of site.switches) {
      expect(phones.length).toBeLessThanOrEqual(phoneCapacity(model, catalogue));
      expect(usedPorts).toBe(phones.length + 1);
      expect(usedPorts).toBeLessThanOrEqual(ports);
    }
  }
}

test('plans exactly what the quote charges, every phone on a powered port, for random quotes', () =>
  fc.assert(fc.property(validForms, (form) => agreesWithQuote(requestOf(form)))));

test('finds a port for every phone, for 3 to 50 phones at 1 to 5 sites', () => {
  for (let siteCount = 1; siteCount <= 5; siteCount += 1) {
    for (let phones = 3; phones <= 50; phones += 1) {
      const wirelessPhones = Math.floor(phones / 3);
      const request = aRequest({ siteCount, mainPhones: phones - wirelessPhones, secondaryPhones: 0, wirelessPhones });
      expect(countPhones(request)).toBe(phones);
      agreesWithQuote(request);
    }
  }
});
