import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DeviceKind, DrawnGroup } from '#domain/installation-drawing/shapes.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { emptyRequest, type InstallationRequest } from '#domain/quote/installation/count-items.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

function count(groups: readonly DrawnGroup[], device: DeviceKind): number {
  return groups.filter((group) => group.device === device).length;
}

test('the drawing shows each device of the quote once, within the picture', () =>
  fc.assert(
    fc.property(
      validForms.map((form) => requestOf(form)),
      (request) => {
        const { groups, width, height } = drawInstallation(planInstallation(request, catalogue), []);
        const { details } = priceQuote(request, catalogue);
        expect(count(groups, 'T46U')).toBe(request.mainPhones);
        expect(count(groups, 'T33G')).toBe(request.secondaryPhones);
        expect(count(groups, 'W73P')).toBe(request.wirelessPhones);
        expect(count(groups, 'user')).toBe(request.userCount);
        expect(count(groups, 'POE8')).toBe(details.switchDetails.POE8);
        expect(count(groups, 'POE16')).toBe(details.switchDetails.POE16);
        expect(count(groups, 'box') * catalogue.oneTime.box.priceCents).toBe(details.neolisBoxes);
        expect(groups.filter(({ key }) => key.endsWith('-internet'))).toHaveLength(count(groups, 'box'));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { x, y, scale, device } of groups) {
          const reach = device === 'cable' || device === 'label' ? 0 : 28 * scale;
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
