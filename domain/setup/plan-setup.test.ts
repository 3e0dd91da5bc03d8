import { expect, test } from 'vitest';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { exampleSetup as order } from './example-setup.fixture.ts';
import { planSetup } from './plan-setup.ts';
import { completeSheet } from './setup-sheet.ts';

const request = { ...emptyRequest, siteCount: 2, mainPhones: 2, wirelessPhones: 1 };
const sheet = completeSheet(order, {
  phones: {
    '1': { name: 'Accueil' },
    '2': { site: '1', shown: 'hidden' },
    '3': { name: 'Atelier confits🍓de figues' },
  },
});

test('each phone is drawn on the site where the sheet has it, with its extension and as much of its name as fits', () => {
  const plan = planSetup(planInstallation(request, catalogue), sheet, catalogue);
  expect(plan.sites.map(({ phones, switches }) => [phones.T46U, phones.W73P, switches[0]?.usedPorts])).toEqual([
    [2, 1, 4],
    [0, 0, 1],
  ]);
  const texts = drawInstallation(plan, []).groups.flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
  );
  expect(texts).toEqual(expect.arrayContaining(['101 Accueil', '102', '103 Atelier confits…']));
  const [first, second] = describeInstallation(plan);
  expect(first).toContain('libres\u202f; pour 101 Accueil, 102, 103 Atelier confits🍓de figues)');
  expect(second).not.toContain('pour');
});

test('users without phones are drawn with their names', () => {
  const virtual = { ...order, phones: [1, 2, 3].map(() => ({ kind: 'user' as const, model: '', site: 1 })) };
  const users = { ...request, virtualOnly: true, siteCount: 1, mainPhones: 0, wirelessPhones: 0, userCount: 3 };
  const named = completeSheet(virtual, { phones: { '2': { name: 'Luc' } } });
  const plan = planSetup(planInstallation(users, catalogue), named, catalogue);
  const { groups } = drawInstallation(plan, []);
  expect(groups.filter(({ key }) => /user-\d+$/.test(key))).toHaveLength(3);
  expect(JSON.stringify(groups)).toContain('"102 Luc"');
  expect(describeInstallation(plan).join()).toContain('sans matériel (101, 102 Luc, 103).');
});
