import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf, typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { arbitraryForms, validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones } from '#domain/quote/installation/count-items.ts';
import { phoneCapacity, planInstallation, planTyped } from '#domain/quote/installation/installation.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

/** Compares counts, positions and ports of a request's plan with its quote. */
function agreesWithQuote(request: QuoteRequest): void {
  const { details } = priceQuote(request, catalogue);
  const { sites, cables } = planInstallation(request, catalogue);
  const total = (count: (site: (typeof sites)[number]) => number): number =>
    sites.reduce((sum, site) => sum + count(site), 0);
  const switches = (model: string) => total((site) => site.switches.filter((found) => found.model === model).length);
  const totals = sites.map(({ phones, users }) => phones.T46U + phones.T33G + phones.W73P + users);

  expect(sites).toHaveLength(request.siteCount);
  expect(total(({ phones }) => phones.T46U)).toBe(request.mainPhones);
  expect(total(({ phones }) => phones.T33G)).toBe(request.secondaryPhones);
  expect(total(({ phones }) => phones.W73P)).toBe(request.wirelessPhones);
  expect(total(({ users }) => users)).toBe(request.userCount);
  expect(switches('POE8')).toBe(details.switchDetails.POE8);
  expect(switches('POE16')).toBe(details.switchDetails.POE16);
  expect(total(({ boxes }) => boxes) * catalogue.oneTime.box.priceCents).toBe(details.neolisBoxes);
  expect(cables.used + cables.spare).toBe(details.cables.quantity);
  expect(total(({ cables: used }) => used)).toBe(cables.used);
  expect(cables.spare).toBeGreaterThanOrEqual(0);
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1);

  for (const site of sites) {
    const plugged = site.switches.flatMap(({ phones }) => phones);
    expect(plugged).toHaveLength(request.virtualOnly ? 0 : site.phones.T46U + site.phones.T33G + site.phones.W73P);
    for (const { model, phones, ports, usedPorts, freePorts } of site.switches) {
      expect(phones.length).toBeLessThanOrEqual(phoneCapacity(model, catalogue));
      expect(usedPorts).toBe(phones.length + 1);
      expect(usedPorts + freePorts).toBe(ports);
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

test('plans any form that can be drawn', () =>
  fc.assert(
    fc.property(arbitraryForms, (form) => {
      const typed = typedRequest(form);
      const plan = planTyped(typed, catalogue);
      if (plan === undefined) return;
      expect(plan.sites).toHaveLength(Math.max(typed.siteCount, 1));
    }),
    { numRuns: 1000 },
  ));
