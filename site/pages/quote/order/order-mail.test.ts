import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { sumUp } from '#domain/quote/price/price-quote.ts';
import { orderMailAddress } from './order-mail.ts';

test('writes the order so that it can be accepted from the letter alone', () => {
  const catalogue = specifiedCatalogue;
  const form = aForm({ email: 'claire@mairie.fr', callType: 'unlimited' });
  const request = requestOf(form);
  const itemised = itemiseQuote(request, catalogue);
  const address = new URL(
    orderMailAddress({ form: { ...form, acceptTerms: true }, request, itemised, quote: sumUp(itemised) }, catalogue),
  );
  expect(address.protocol + address.pathname).toBe(`mailto:${companyText(company.email)}`);
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('À la commande : 898 € HT');
  expect(body).toContain('- 4 × Poste principal Yealink T46U : 464,00 € HT');
  expect(body).toContain('Par mois : 47 € HT');
  expect(body).toContain('Mon adresse e-mail : claire@mairie.fr');
  expect(body).not.toContain('(switch) 16 ports');
});
