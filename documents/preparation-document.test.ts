import { expect, test } from 'vitest';
import { renderLabels } from '#documents/label-document.ts';
import { renderPreparation } from '#documents/preparation-document.ts';
import { fonts, openDocument, pagesOf, readPage, spaced } from '#documents/read-document.fixture.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { exampleSetup as order } from '#domain/setup/example-setup.fixture.ts';
import { planSetup } from '#domain/setup/plan-setup.ts';
import { completeSheet } from '#domain/setup/setup-sheet.ts';

const reference = 'NEO-22222222';
const createdAt = new Date('2026-11-20T09:00:00Z');
const request = { ...emptyRequest, siteCount: 2, mainPhones: 2, wirelessPhones: 1 };

test('the preparation sheet has a page for each site with its drawing, its phones and what the numbers do', async () => {
  const sheet = completeSheet(order, { phones: { '1': { name: 'Claire Đặng' } } });
  const plan = planSetup(planInstallation(request, catalogue), sheet, catalogue);
  const devices = { '1': '80:5E:C0:12:34:56' };
  const named = { ...order, company: 'Crèmerie Dvořák Đặng' };
  const bytes = await renderPreparation({ reference, order: named, sheet, plan, devices, company, createdAt }, fonts);
  expect(await (await openDocument(bytes)).getMarkInfo()).toMatchObject({ Marked: true });
  const pages = (await pagesOf(bytes)).map(spaced);
  expect(pages).toHaveLength(2);
  for (const words of [
    ...[
      'Crèmerie Dvořák Đặng, site 1 sur 2',
      'Fiche de préparation de la commande NEO-22222222. 1 cours Napoléon, 20000 Ajaccio',
      'Dans le colis : 1 box, 1 boîtier réseau de 16 ports, 1 T46U, 1 W73P, 5 cordons.',
      '101 Claire Đặng',
    ],
    ...['80:5E:C0:12:34:56', '04 65 71 00 01 : Sonne sur tous les postes ensemble'],
    ...['Nouveau numéro 1 : En 04. Sonne', 'Lundi à vendredi 9 h - 18 h', 'Livraison souhaitée : dès que possible.'],
  ])
    expect(pages[0]).toContain(words);
  expect(pages[1]).toContain('Poste principal 2, T46U');
  expect(pages[1]).toContain('1 T46U, 3 cordons.');
  expect(pages[1]).not.toContain('Claire');
});

test.each([
  [12, /Appels .*Livraison/, / Bureau 1 .* Bureau 12 /],
  [50, /1 box, 4 boîtiers réseau de 16 ports, 50 T46U, (?!.*Bureau 1 )/, / Bureau 1 .* Bureau 50 .*Appels /],
])('a site of %i named phones begins with its drawing, and has all its phones and calls', async (count, first, all) => {
  const [site] = order.sites;
  if (site === undefined) throw new Error('a site expected');
  const phones = Array.from({ length: count }, () => ({ kind: 'T46U' as const, model: 'Yealink\u00a0T46U', site: 1 }));
  const large = { ...order, phones, sites: [{ ...site, capacity: 60 }] };
  const named = phones.map((_, index) => [`${index + 1}`, { name: `Bureau ${index + 1}` }]);
  const sheet = completeSheet(large, { phones: Object.fromEntries(named) });
  const crowd = { ...request, siteCount: 1, mainPhones: count, wirelessPhones: 0 };
  const plan = planSetup(planInstallation(crowd, catalogue), sheet, catalogue);
  const document = { reference, order: large, sheet, plan, devices: {}, company, createdAt };
  const pages = (await pagesOf(await renderPreparation(document, fonts))).map(spaced);
  expect(pages[0]).toMatch(first);
  expect(pages.join(' ')).toMatch(all);
});

test('each label is 62 × 29 mm, with the whole name on it however long', async () => {
  const labels = [
    { name: 'Accueil', place: 'Poste 101' },
    { name: 'Anne-Gaëlle de Villepreux Casanova Đặng', place: 'Poste 102' },
    { name: 'Luc Santoni-Casanova', place: 'Poste 103' },
    { name: 'Box Neolis', place: '' },
  ];
  const bytes = await renderLabels({ reference, labels, brand: 'Neolis', phone: '04 65 71 00 00', createdAt }, fonts);
  const pages = (await pagesOf(bytes)).map(spaced);
  expect(pages).toEqual([
    'Accueil Poste 101 Neolis, aide au 04 65 71 00 00',
    'Anne-Gaëlle de Villepreux Casanova Đặng Poste 102 Neolis, aide au 04 65 71 00 00',
    'Luc Santoni-Casanova Poste 103 Neolis, aide au 04 65 71 00 00',
    'Box Neolis Neolis, aide au 04 65 71 00 00',
  ]);
  const brand = 'Compagnie Corse de Téléphonie';
  const ofLongBrand = await renderLabels({ reference, labels, brand, phone: '04 65 71 00 00', createdAt }, fonts);
  expect((await pagesOf(ofLongBrand)).map(spaced)).toEqual(pages.map((page) => page.replace('Neolis, aide', 'Aide')));
  for (const number of [1, 2, 3]) {
    const { width, pieces } = await readPage(bytes, number);
    expect(width).toBeCloseTo((62 * 72) / 25.4, 1);
    const bottoms = pieces.filter(({ str }) => str.trim() !== '').map(({ bottom }) => bottom);
    expect(Math.min(...bottoms)).toBeGreaterThan(8);
    const lines = [...new Set(bottoms)].sort((one, other) => one - other);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    // The name ends above the extension.
    expect((lines[2] ?? 0) - (lines[1] ?? 0)).toBeGreaterThan(15.5);
  }
});
