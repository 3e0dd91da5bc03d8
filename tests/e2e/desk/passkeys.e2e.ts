import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { desk, signIn } from './desk-steps.ts';

/** Adds to a page's browser an authenticator that verifies its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is created at the desk and opens it; a link lets somebody else create theirs', async ({
  page,
  service,
}) => {
  await addAuthenticator(page);
  await signIn(page, service, `${desk}/acces`);
  await page.getByRole('link', { name: 'Vos clés d’accès' }).click();
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(page.getByRole('list', { name: 'Clés d’accès' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  // Screen readers announce what comes into a status that is there already.
  await expect(page.getByRole('status')).toHaveCount(1);
  await page.getByRole('button', { name: 'Entrer avec une clé d’accès' }).click();
  await expect(page.getByText('Vous êtes claire')).toBeVisible();

  const name = `zoe${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${desk}/acces/personnes`);
  await page.getByLabel('Son prénom').fill(name);
  await page.getByRole('button', { name: 'Ajouter et faire le lien' }).click();
  const link = await page.locator('code').textContent();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(page.getByText(`Vous êtes ${name}`)).toBeVisible();

  // A session that ended has nothing to sign: the form goes without, and its answer says why.
  await page.goto(`${desk}/acces/cle`);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(page.getByText('Votre session a pris fin')).toBeVisible();
});
