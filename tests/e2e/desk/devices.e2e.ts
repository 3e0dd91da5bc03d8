import { orderWith } from '#service/payloads.fixture.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { openDesk, place } from './desk-steps.ts';

test.use({ expectedMessages: /422/ });

test('a scan that was refused is replaced by the next one', async ({ page, service }) => {
  const { company } = await place(page, service, orderWith({ sites: 1, virtualUser: 0 }, 5));
  await openDesk(page, service);
  await page.getByRole('link', { name: `Paiement ou bon de commande : ${company}` }).click();
  await page.getByRole('link', { name: 'Appareils et nouveaux numéros' }).click();
  const scan = async (place: number, text: string) => {
    await expect(page.getByRole('textbox').nth(place)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await scan(0, '805EC0A1B2C4');
  await scan(1, '805EC0A1B2C4');
  await expect(page.getByRole('alert')).toContainText('est déjà dans cette commande');
  await scan(1, '805EC0A1B2C5');
  await expect(page.getByRole('textbox').nth(2)).toBeFocused();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('80:5E:C0:A1:B2:C5');
});
