import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup } from '#domain/installation-drawing/shapes.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { emptyRequest, type InstallationRequest } from '#domain/quote/installation/count-items.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

function count(groups: readonly DrawnGroup[], keys: RegExp): number {
  return groups.filter(({ key }) => keys.test(key)).length;
}

test('the drawing shows each device of the quote once, within the picture', () =>
  fc.assert(
    fc.property(
      validForms.map((form) => requestOf(form)),
      (request) => {
        const { groups, width, height } = drawInstallation(planInstallation(request, catalogue), []);
        const { details } = priceQuote(request, catalogue);
        expect(count(groups, /-T46U-\d+$/)).toBe(request.mainPhones);
        expect(count(groups, /-T33G-\d+$/)).toBe(request.secondaryPhones);
        expect(count(groups, /-W73P-\d+$/)).toBe(request.wirelessPhones);
        expect(count(groups, /-user-\d+$/)).toBe(request.userCount);
        const switches = groups.filter(({ key }) => /-switch-\d+$/.test(key));
        const withPorts = (ports: number) =>
          switches.filter(({ shapes }) => JSON.stringify(shapes).includes(`/${ports}\u00a0ports`)).length;
        expect({ POE8: withPorts(8), POE16: withPorts(16) }).toEqual(details.switchDetails);
        expect(count(groups, /-box$/) * catalogue.oneTime.box.priceCents).toBe(details.neolisBoxes);
        expect(count(groups, /-internet$/)).toBe(count(groups, /-box$/));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { key, x, y, scale } of groups) {
          const reach = /(?:site-\d|cable-\d+|uplink-\d+|internet)$/.test(key) ? 0 : 28 * scale;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + reach).toBeLessThanOrEqual(width);
          expect(y + reach).toBeLessThanOrEqual(height);
        }
      },
    ),
  ));

test('adding a phone keeps the keys of what was drawn before', () => {
  const plan = (mainPhones: number) =>
    drawInstallation(planInstallation({ ...emptyRequest, mainPhones }, catalogue), []).groups.map(({ key }) => key);
  expect(plan(7)).toEqual(expect.arrayContaining(plan(6)));
});

test('the description names what the drawing shows', () => {
  const words = (installation: Partial<InstallationRequest>) =>
    describeInstallation(planInstallation({ ...emptyRequest, ...installation }, catalogue));
  expect(words({ mainPhones: 2, secondaryPhones: 3, wirelessPhones: 1, siteCount: 2 })).toEqual([
    'Site 1\u00a0: notre box, un boîtier réseau de 16\u00a0ports (4\u00a0utilisés, 12\u00a0libres), 1\u00a0poste principal et 2\u00a0postes secondaires.',
    'Site 2\u00a0: notre box, un boîtier réseau de 16\u00a0ports (4\u00a0utilisés, 12\u00a0libres), 1\u00a0poste principal, 1\u00a0poste secondaire et 1\u00a0poste sans fil.',
  ]);
  expect(words({ virtualOnly: true, userCount: 3 })).toEqual([
    'Vos locaux\u00a0: 3\u00a0utilisateurs sur ordinateur ou mobile, sans matériel.',
  ]);
});
