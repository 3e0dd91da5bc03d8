import { catalogues } from 'virtual:catalogues';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneName } from '#domain/quote/catalogue/phone-name.ts';
import {
  describeAnswers,
  describeContact,
  describeCounts,
  describeQuote,
  mailAddress,
  writeRequest,
} from './describe-request.ts';
import { exampleRequest } from './example-state.fixture.ts';

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const { oneTime, unlimited } = currentCatalogue(catalogues, new Date());
const main = plainSpaces(phoneName(oneTime.phones.T46U));

test('describes the four answers in French', () => {
  expect(describeAnswers(exampleRequest).map(({ value }) => plainSpaces(value))).toEqual([
    'Lignes analogiques',
    'Deux portes à ouvrir depuis le poste & un fax',
    'Dans le mois',
    'De 300 à 500 € HT par mois',
  ]);
});

test('names the counts of the form, with the models', () => {
  const values = (counts: object) =>
    describeCounts({ ...exampleRequest, counts: { ...exampleRequest.counts, ...counts } }).map(({ value }) =>
      plainSpaces(value),
    );
  expect(values({})).toEqual([
    `4 postes principaux ${main}, 1 site`,
    '2 numéros géographiques, 1 à conserver',
    `Forfait ${unlimited.planLabels['france-all']}, 2 canaux`,
  ]);
  expect(values({ mainPhones: 1, secondaryPhones: 2, wirelessPhones: 1, siteCount: 3 })[0]).toBe(
    `1 poste principal ${main}, 2 postes secondaires Yealink T33G, 1 poste sans fil Yealink W73P, 3 sites`,
  );
  expect(values({ mainPhones: 0, userCount: 5, virtualOnly: true })[0]).toBe('5 utilisateurs sans matériel, 1 site');
  expect(values({ portedNumbers: 0 })[1]).toBe('2 numéros géographiques');
});

test('omits lines whose count is zero', () => {
  const counts = { ...exampleRequest.counts, geographicNumbers: 0, portedNumbers: 0 };
  expect(describeCounts({ ...exampleRequest, counts }).map(({ label }) => label)).toEqual([
    'Postes et sites',
    'Appels',
  ]);
});

test('names the visitor’s e-mail, if one was typed', () => {
  expect(describeContact(exampleRequest)).toEqual([{ label: 'Vos coordonnées', value: 'claire@mairie.example.com' }]);
  const { email: _, ...anonymous } = exampleRequest;
  expect(describeContact(anonymous)).toEqual([]);
});

const nobody = { name: '', phone: '' };
const caller = { name: 'Claire Ottavi ', phone: '04 65 71 00 11' };

test('the letter contains needs, configuration and totals, then who sends it', () => {
  const text = plainSpaces(writeRequest(exampleRequest, caller));
  const inOrder = [
    'Bonjour,',
    'Je souhaite une offre personnalisée.',
    'Téléphonie actuelle : Lignes analogiques',
    'Budget : De 300 à 500 € HT par mois',
    `Postes et sites : 4 postes principaux ${main}, 1 site`,
    'À la commande : 1 154 € HT',
    'Par mois : 61 € HT',
    'Mes coordonnées : Claire Ottavi, 04 65 71 00 11, claire@mairie.example.com',
    'Cordialement',
  ].map((line) => text.indexOf(line));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});

test('shows totals in whole euros, the details that cost something to the cent, and the free setup', () => {
  const [oneTime, monthly] = describeQuote(exampleRequest.quote);
  expect(plainSpaces(oneTime.total)).toBe('1 154 € HT');
  expect(oneTime.lines.map(({ label, value }) => plainSpaces(`${label} = ${value}`))).toEqual([
    'Postes = 464,00 € HT',
    'Boîtiers réseau (1 de 8 ports) = 79,00 € HT',
    'Cordons RJ45 (7) = 21,00 € HT',
    `Box ${company.brand} = 289,00 € HT`,
    'Portabilité = 80,00 € HT',
    'Livraison = 45,00 € HT',
    'Mise en service = Offerte',
  ]);
  expect(monthly.lines.map(({ value }) => plainSpaces(value))).toEqual(['36,00 € HT', '2,00 € HT', '22,50 € HT']);
});

test('leaves out what costs nothing, here and in the letter', () => {
  const { monthlyUnlimited: _, ...others } = exampleRequest.quote.details;
  const quote = { ...exampleRequest.quote, details: { ...others, portability: 0 } };
  expect(describeQuote(quote).map(({ lines }) => lines.length)).toEqual([6, 2]);
  expect(writeRequest({ ...exampleRequest, quote }, nobody)).not.toMatch(/Portabilité|\b0(,00)?\s(€|de)/);
});

test('says in place of the amounts that no quote was shown', () => {
  const text = writeRequest({ ...exampleRequest, quote: null }, nobody);
  expect(text).toContain('Je n’ai pas encore de devis.');
  expect(text).not.toContain('€ HT\n- ');
});

test('writes HT beside every amount', () => {
  const text = plainSpaces(writeRequest(exampleRequest, nobody));
  const amounts = text.match(/\d €/g) ?? [];
  expect(amounts.length).toBeGreaterThan(10);
  expect(text.match(/\d € HT/g)).toHaveLength(amounts.length);
});

test('a mail address keeps every character of the request', () => {
  const text = writeRequest(exampleRequest, caller);
  const { pathname, searchParams } = new URL(mailAddress('a@example.com', 'Objet ?', text));
  expect(pathname).toBe('a@example.com');
  expect(searchParams.get('subject')).toBe('Objet ?');
  expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
});

test('half a surrogate pair pasted into the needs does not break the mail address', () => {
  expect(mailAddress('a@example.com', 'b', 'x\ud800y')).toBe('mailto:a@example.com?subject=b&body=x%EF%BF%BDy');
});
