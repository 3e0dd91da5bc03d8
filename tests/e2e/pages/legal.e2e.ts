import { company } from '#content/company.ts';
import { companyText, isPlaceholder } from '#domain/company.ts';
import { expect, listAddresses, open, test } from '#tests/e2e/fixtures.ts';

const documents = [
  { address: '/legal/', title: 'Mentions légales', heading: 'Propriété intellectuelle' },
  { address: '/gdpr/', title: 'Protection des données personnelles', heading: 'Vos droits' },
  { address: '/cgv/', title: 'Conditions générales de vente', heading: '3. Devis et commande' },
  { address: '/accessibilite/', title: 'Déclaration d’accessibilité', heading: 'État de conformité' },
];

for (const { address, title, heading } of documents) {
  test(`${address} is dated and has a table of contents`, async ({ page }) => {
    await open(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.locator('header time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toContain(heading);
    await expect(main.getByRole('navigation').getByRole('link')).toHaveText(headings);
  });
}

test('values that the owner has still to provide are marked, and the page explains the mark', async ({ page }) => {
  await open(page, '/legal/');
  const missing = isPlaceholder(company.siren);
  const siren = companyText(company.siren);
  await expect(page.getByRole('main').getByText(siren).first()).toBeVisible();
  await expect(page.locator('mark', { hasText: siren }).first()).toBeVisible({ visible: missing });
  // Other values of the page may still be missing.
  const marks = await page.getByRole('main').locator('mark').count();
  await expect(page.getByText('restent à compléter par l’éditeur')).toBeVisible({ visible: marks > 0 });
});

test('the terms link to their printed version, and every accepted one keeps its address', async ({ page, request }) => {
  await open(page, '/cgv/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Télécharger.*PDF/ })).toHaveAttribute('href', '/CGV.pdf');
  const earlier = main.getByRole('link', { name: 'Version du 1er novembre 2026 (PDF)' });
  await expect(earlier).toHaveAttribute('href', '/CGV-2026-11-01.pdf');
  const [former, current, inForce] = await Promise.all(
    ['/CGV-2026-11-01.pdf', `/CGV-${company.termsVersion}.pdf`, '/CGV.pdf'].map(async (address) => {
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
      return answer.body();
    }),
  );
  expect(inForce?.equals(current ?? Buffer.alloc(0))).toBe(true);
  expect(former?.equals(current ?? Buffer.alloc(0))).toBe(false);
});

test('the site map, linked in the footer, names every page and article', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Plan du site' })).toBeVisible();
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const others = (await listAddresses(page)).filter((path) => path !== '/plan-du-site/');
  expect(links.sort()).toEqual(others.sort());
});
