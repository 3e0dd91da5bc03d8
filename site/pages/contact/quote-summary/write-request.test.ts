import { expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { exampleRequest } from './example-state.fixture.ts';
import { writeRequest } from './write-request.ts';

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const { oneTime, unlimited } = currentCatalogue(catalogues, new Date());
const main = plainSpaces(phoneName(oneTime.phones.T46U));
const caller = {
  ...{ name: 'Claire Ottavi ', company: 'Mairie de Bastia', phone: '04 65 71 00 11' },
  email: 'claire@mairie.example.com',
};

const withCounts = (counts: object): string =>
  plainSpaces(writeRequest({ ...exampleRequest, counts: { ...exampleRequest.counts, ...counts } }));

test('the letter contains answers, configuration, totals with what they cost, then who sends it', () =>
  expect(plainSpaces(writeRequest(exampleRequest, caller))).toBe(`Bonjour,

Je souhaite une offre personnalisée.

Téléphonie actuelle : Lignes analogiques
Besoins : Deux portes à ouvrir depuis le poste & un fax
Installation souhaitée : Dans le mois
Budget : De 300 à 500 € HT par mois

Postes et sites : 4 postes principaux ${main}, 1 site
Numéros : 2 numéros géographiques, 1 à conserver
Appels : Forfait ${unlimited.planLabels['france-all']}, 2 canaux

Mon devis en ligne, au tarif réservé aux professionnels :

À la commande : 978 € HT
- Postes : 464,00 € HT
- Boîtiers réseau (1 de 8 ports) : 79,00 € HT
- Cordons RJ45 (7) : 21,00 € HT
- Box ${company.brand} : 289,00 € HT
- Transfert de numéros : 80,00 € HT
- Livraison : 45,00 € HT
- Mise en service : Offerte

Par mois : 63 € HT
- Licences : 36,00 € HT
- Numéros géographiques : 4,00 € HT
- Forfait illimité (5 000 minutes par mois et par poste) : 22,50 € HT

Mes coordonnées : Claire Ottavi, Mairie de Bastia, 04 65 71 00 11, claire@mairie.example.com

Cordialement`));

test('names what is counted, with the models, and leaves out zeros', () => {
  expect(withCounts({ mainPhones: 1, secondaryPhones: 2, wirelessPhones: 1, siteCount: 3 })).toContain(
    `\nPostes et sites : 1 poste principal ${main}, 2 postes secondaires Yealink T33G, 1 poste sans fil Yealink W73P, 3 sites\n`,
  );
  expect(withCounts({ mainPhones: 0, userCount: 5, virtualOnly: true })).toContain(
    ' : 5 utilisateurs sans matériel, 1 site\n',
  );
  expect(withCounts({ geographicNumbers: 0, portedNumbers: 0 })).not.toContain('Numéros :');
});

test('leaves out what costs nothing', () => {
  const { monthlyUnlimited: _, ...others } = exampleRequest.quote.details;
  const quote = { ...exampleRequest.quote, details: { ...others, portability: 0 } };
  expect(writeRequest({ ...exampleRequest, quote })).not.toMatch(/Transfert|Forfait illimité|\b0(,00)?\s(€|de)/);
});

test('says in place of the amounts that no quote was shown, and nothing of counts that are absent, nor who sends it where fields say it', () => {
  const { counts: _, ...bare } = exampleRequest;
  const text = writeRequest({ ...bare, quote: null });
  expect(plainSpaces(text)).toMatch(/500 € HT par mois\n\nJe n’ai pas encore de devis\.\n\nCordialement$/);
});
