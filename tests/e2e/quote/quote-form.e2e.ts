import { expect, test } from '#tests/e2e/fixtures.ts';
import { planNames } from './quote-page.ts';

const names: Readonly<Record<string, string>> = {
  'Adresse e-mail': 'email',
  'Nombre de sites': 'siteCount',
  'Postes principaux': 'mainPhones',
  'Postes secondaires': 'secondaryPhones',
  'Postes sans fil': 'wirelessPhones',
  'Numéros géographiques': 'geographicNumbers',
  'Numéros à conserver (portabilité)': 'portedNumbers',
  'Solution 100 % virtuelle, sans matériel': 'virtualOnly',
  'Nombre d’utilisateurs': 'userCount',
  'À la consommation': 'callType',
  Illimité: 'callType',
  'Canaux simultanés': 'channels',
  ...Object.fromEntries(Object.values(planNames).map((name) => [name, 'callPlanType'])),
  'J’accepte les conditions générales de vente': 'acceptTerms',
};

test('every control has its label and its name, and nothing else on the page does, even in part', async ({
  page,
  quote,
}) => {
  await quote.show();
  await quote.field('Illimité').check();
  for (const [label, name] of Object.entries(names)) await expect(quote.field(label)).toHaveAttribute('name', name);
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  for (const label of ['Postes principaux', 'Nombre de sites', 'Numéros géographiques']) {
    await expect(quote.field(label)).toHaveAttribute('inputmode', 'numeric');
    await expect(quote.field(label)).toHaveAttribute('type', 'text');
  }
  for (const label of Object.keys(names)) await expect(page.getByLabel(label), label).toHaveCount(1);
  for (const name of ['Voir les tarifs', 'Commander', 'Offre personnalisée'])
    await expect(page.getByRole('button', { name }), name).toHaveCount(1);
  for (const name of new Set(Object.values(names))) {
    const controls = page.locator(`[name=${name}]`);
    await expect(controls, name).toHaveCount({ callType: 2, callPlanType: 3 }[name] ?? 1);
  }
});

const testFields = ['companyName', 'siret', 'fullName', 'phone', 'needs', 'installationDelay'];

test('the test fields exist for scripts only', async ({ page, quote }) => {
  await quote.open();
  for (const name of testFields) {
    const control = page.locator(`form [name=${name}]`);
    await expect(control).toHaveAttribute('tabindex', '-1');
    await expect(control).toHaveAttribute('autocomplete', 'off');
    // What a browser fills in is read-only, but a script may type `***` here.
    if (!['companyName', 'installationDelay'].includes(name)) await expect(control).not.toBeEditable();
    await control.evaluate((element) => (element as HTMLElement).focus());
    await expect(control).toBeFocused();
  }
  await expect(page.getByRole('textbox', { name: 'SIRET' })).toHaveCount(0);
});

test('« ?test » shows them', async ({ page, quote }) => {
  await quote.open('/#/quote?test');
  await expect(page.getByRole('textbox', { name: 'SIRET' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Délai d’installation' })).toBeVisible();
  const sent = await quote.collectStatistics();
  await quote.fillSmallOffice();
  await quote.fill({ Entreprise: 'Mairie de Claire', SIRET: '732 829 320 00074' });
  await quote.showButton.click();
  await expect.poll(() => sent).toMatchObject([{ companyName: 'Mairie de Claire', siret: '732 829 320 00074' }]);
});

test('*** as company fills the form with a valid test', async ({ page, quote }) => {
  await quote.open();
  await quote.showButton.click();
  await expect(quote.field('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('form [name=companyName]').pressSequentially('***');
  await expect(quote.field('Adresse e-mail')).toHaveValue(/@example\.com$/);
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  for (const name of testFields) await expect(page.locator(`form [name=${name}]`)).not.toHaveValue('');
  await page.reload();
  for (const name of testFields) await expect(page.locator(`form [name=${name}]`)).not.toHaveValue('');
  await quote.showButton.click();
  await expect(quote.region).toBeVisible();
});
