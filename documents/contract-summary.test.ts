import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { contractSummaryTexts as texts } from '#content/contract-summary.ts';
import { type ContractSummary, renderContractSummary } from '#documents/contract-summary.ts';
import { documentFontFiles } from '#documents/document-fonts.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { formatEuros } from '#domain/money.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`documents/fonts/${file}`));
const fonts = {
  regular: read(documentFontFiles.regular),
  bold: read(documentFontFiles.bold),
  heading: read(documentFontFiles.heading),
};

const fullest: QuoteRequest = {
  ...aRequest(),
  siteCount: 1,
  mainPhones: 7,
  secondaryPhones: 7,
  wirelessPhones: 3,
  geographicNumbers: 999,
  portedNumbers: 999,
  calls: { callType: 'unlimited', channels: 30, callPlanType: 'france-all' },
};
const virtual: QuoteRequest = {
  ...aRequest({ calls: { callType: 'payAsYouGo' } }),
  ...{ virtualOnly: true, userCount: 3, mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, portedNumbers: 0 },
};

function summaryOf(request: QuoteRequest): ContractSummary {
  return {
    reference: 'NEO-7K3MPQ2X',
    issuedAt: new Date('2026-11-20T09:00:00Z'),
    request,
    itemised: itemiseQuote(request, catalogue),
    catalogue,
    company,
    rates: { fixed: 138, mobile: 960 },
  };
}

const render = (request: QuoteRequest) => renderContractSummary(summaryOf(request), fonts);

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return spaced(text);
}
const spaced = (words: string): string => words.replaceAll(/\s+/g, ' ');

describe('the contract summary', () => {
  test('has the headings of the European model in their order', async () => {
    const words = await wordsOf(await render(aRequest()));
    const places = Object.values(texts.headings).map((heading) => words.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each([
    ['every kind of article', fullest],
    ['six phones on two sites', aRequest({ portedNumbers: 11, geographicNumbers: 12 })],
    ['three users without hardware', virtual],
  ])('fits on one page in letters of 10 points at least, all sums included: %s', async (_, request) => {
    const bytes = await render(request);
    const document = await getDocumentProxy(bytes.slice());
    expect(document.numPages).toBe(1);
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    // Below it is the footer, with the seller's registration and the page number.
    const body = pieces.filter(({ transform }) => transform[1] === 0 && Number(transform[5]) > 90);
    expect(Math.min(...body.map(({ height }) => height))).toBeGreaterThanOrEqual(10);
    const [, , width = 0] = page.view;
    const right = Math.max(...body.map((item) => Number(item.transform[4]) + item.width));
    // A hundredth of a point for the sums of widths.
    expect(right).toBeLessThanOrEqual(width - 50 + 0.01);
    const words = await wordsOf(bytes);
    const { oneTime, monthly } = itemiseQuote(request, catalogue);
    for (const part of [oneTime, monthly]) {
      for (const cents of [part.totalCents, part.vatCents, part.totalWithVatCents]) {
        expect(words).toContain(spaced(formatEuros(cents)));
      }
      for (const { quantity, label, amountCents, key } of part.lines) {
        if (quantity === 0) continue;
        expect(words).toContain(spaced(label));
        if (key !== 'setup') expect(words).toContain(spaced(`${formatEuros(amountCents)} HT`));
      }
    }
    expect(bytes.length).toBeLessThan(120_000);
  });

  test('says what the law asks for beside prices: speeds, term, notice, monitoring, emergency calls', async () => {
    const words = await wordsOf(await render(aRequest()));
    for (const expected of [
      'Non applicable : l’offre ne comprend pas d’accès à internet',
      'L’offre est sans durée minimale (à confirmer)',
      'Préavis : trente jours (à confirmer)',
      'Suivi de la consommation',
      '5 000 minutes par mois et par poste',
      'en France, 0,0138 € HT par minute vers les fixes',
      'sans courant ou sans internet, aucun appel ne passe',
      'délai indicatif de dix jours ouvrés (à confirmer) après le paiement ou le bon de commande public',
      'catalogue daté du 1er novembre 2026',
    ]) {
      expect(words).toContain(expected);
    }
  });

  test('promises no delivery to a client without hardware', async () => {
    const words = await wordsOf(await render(virtual));
    expect(words).toContain('Sans matériel');
    expect(words).not.toMatch(/livraison|préparé à votre nom|Usage raisonnable/i);
  });

  test('is tagged, titled and the same bytes whenever it is made', async () => {
    const bytes = await render(aRequest());
    const source = new TextDecoder('latin1').decode(bytes);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (fr-FR)');
    const { info } = await (await getDocumentProxy(bytes.slice())).getMetadata();
    expect(info).toMatchObject({ Title: 'Récapitulatif contractuel NEO-7K3MPQ2X' });
    expect(Buffer.compare(bytes, await render(aRequest()))).toBe(0);
  });
});
