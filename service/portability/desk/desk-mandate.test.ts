import { expect, test } from 'vitest';
import { textOf } from '#service/desk/desk-browser.fixture.ts';
import { startPortingDesk } from './porting-desk.fixture.ts';

test('a client whose mandate falls by a correction is asked for it, with a corrected confirmation or without', async () => {
  const { client, browser, address } = await startPortingDesk();
  const form = `${address}/correction`;
  expect(await textOf(browser.get(form))).toContain('le client accepte de nouveau le mandat de transfert.');
  const changes = { company: 'Mairie de Bastia', note: 'mal tapé' };
  const both = await textOf(browser.fill(form, { ...changes, confirmation: 'on', apercu: 'oui' }));
  expect(both).toMatch(/organisme\. Acceptez de nouveau, .* Répondez-nous .* est jointe à ce message/);
  expect((await browser.fill(form, changes)).status).toBe(303);
  const [mail = ''] = await client.mailsOf('client-port-corrected');
  expect(mail).toMatch(/organisme\. Acceptez de nouveau, sur la page .* il est au nouveau nom\./);
  expect(mail).not.toMatch(/jointe|Le reste ne change pas/);
  await browser.fill(form, { ...changes, company: 'Mairie de Corte' });
  expect(await client.mailsOf('client-port-corrected'), 'once it is not accepted').toHaveLength(1);
});
