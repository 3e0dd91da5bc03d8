import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import { sumUp } from '#domain/quote/price-quote.ts';
import { quoteFormDefaults, readQuoteForm } from '#domain/quote/quote-form.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { orderMailAddress } from './order-mail.ts';

test('writes the order so that it can be taken from a letter alone', () => {
  const catalogue = specifiedCatalogue;
  const form = { ...quoteFormDefaults, email: 'claire@mairie.fr', mainPhones: '4', callType: 'unlimited' };
  const reading = readQuoteForm(form, catalogue);
  if (!reading.ok) throw new Error('Four phones are a valid form.');
  const itemised = itemiseQuote(reading.request, catalogue);
  const address = new URL(
    orderMailAddress(
      { form, acceptTerms: true, request: reading.request, itemised, quote: sumUp(itemised) },
      catalogue,
      {
        ...company,
        email: 'commandes@example.com',
      },
    ),
  );
  expect(address.protocol + address.pathname).toBe('mailto:commandes@example.com');
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('À la commande : 898 € HT');
  expect(body).toContain('- 4 × Poste principal Yealink T46U : 464,00 € HT');
  expect(body).toContain('Par mois : 47 € HT');
  expect(body).toContain('Mon adresse e-mail : claire@mairie.fr');
  expect(body).not.toContain('(switch) 16 ports');
});
