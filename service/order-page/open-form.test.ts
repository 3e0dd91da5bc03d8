import { expect, test } from 'vitest';
import { orderOf, PortingClient } from '#service/portability/porting-client.fixture.ts';

const debit = {
  ...{ iban: 'FR7630006000011234567890189', holder: 'Crèmerie Santoni', acceptDebit: 'on' },
  ...{ street: '1 place Foch', complement: '', postCode: '20000', town: 'Ajaccio' },
};

/** The forms of a page into which something can be typed, by the ends of their addresses. */
function formsIn(html: string, path: string): (string | undefined)[] {
  const forms = [...html.matchAll(/<form [^>]*action="([^"]*)".*?<\/form>/gs)];
  return forms
    .filter(([form]) => /<(input(?! type="hidden")|textarea|select) /.test(form))
    .map(([, action]) => action?.slice(path.length));
}

/** The addresses of a page's links that open a form, each with its form. */
function linksIn(html: string): (readonly [address: string, form: string])[] {
  return [...html.matchAll(/href="([^"]*\?formulaire=([^"#]*))#[^"]*"/g)].map(([, address = '', form = '']) => [
    address,
    `/${form}`,
  ]);
}

test('an order’s page never has two forms open, of which sending one would lose the other, and leads to each', async () => {
  const client = await PortingClient.start();
  const expectForms = async (open: readonly string[], others: readonly string[]): Promise<void> => {
    const html = await client.page();
    expect(formsIn(html, client.path)).toEqual(open);
    expect(linksIn(html).map(([, form]) => form)).toEqual(others);
    for (const [address, form] of linksIn(html))
      expect(formsIn(await client.page(address), client.path)).toEqual([form]);
  };
  await expectForms(['/numeros/1'], ['/numeros/2', '/prelevement']);
  const refused = await client.service.post(`${client.path}/prelevement`, { ...debit, iban: '' });
  expect(formsIn(await refused.text(), client.path)).toEqual(['/prelevement']);
  await client.save(1);
  await expectForms(['/numeros/2'], ['/numeros/1', '/mandat', '/prelevement']);
  await client.save(2);
  await expectForms(['/mandat'], ['/numeros/1', '/numeros/2', '/prelevement']);
  await client.accept();
  await expectForms(['/prelevement'], ['/numeros/1', '/numeros/2']);
  await client.service.post(`${client.path}/prelevement`, debit);
  await expectForms([], ['/numeros/1', '/numeros/2', '/prelevement']);
  client.path = await client.service.confirm(orderOf(2, 9), { siret: '21200600100003' });
  await expectForms(['/numeros/1'], ['/bon-de-commande', '/numeros/2']);
});
