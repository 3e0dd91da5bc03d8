import { readFileSync } from 'node:fs';
import { colours } from '#content/brand-look.ts';
import { article, type Edit, specimen } from './copied-content.fixture.ts';

/**
 * A mistake by the owner, the position that the message names, and what it says to write; `line` is in the line that it
 * names, if the edit changed others too. Edits find fields by their names, so that the owner may change any value.
 */
export type Row = [mistake: string, file: string, edit: Edit, place: string, words: string, line?: string];

/** The edit that replaces one text in a file. */
export const replace =
  (before: string | RegExp, after: string): Edit =>
  (text) =>
    text.replace(before, after);

/** In `company.ts`: another value of a field, whether the owner has given one or not. */
export const given = (field: string, value: string): Edit =>
  replace(new RegExp(`\\b${field}: (?:placeholder\\([^)]*\\)|'[^']*')`), `${field}: '${value}'`);

/** The edit that adds a line at the end of a file. */
export const lastLine =
  (line: string): Edit =>
  (text) =>
    `${text}${line}\n`;

/** In `demo-topics.ts`: another address of the first video. */
export const video = (address: string): Edit => replace(/videoAddress: '[^']*'/, `videoAddress: '${address}'`);

const catalogue = 'content/catalogues/2026-11.yaml';
const specified = readFileSync(catalogue, 'utf8');
const later = 'content/catalogues/2099-12.yaml';

/** The catalogue once more, years later, with another price of the main phone. */
const copy =
  (price: string, validFrom = '2099-12-01', change: Edit = (text) => text): Edit =>
  () =>
    change(
      specified.replace(/^validFrom: .*$/m, `validFrom: ${validFrom}`).replace('price: 116,00', `price: ${price}`),
    );

const company: readonly Row[] = [
  ['an IBAN with a wrong check digit', given('iban', 'FR76 3000 6000 0112 3456 7890 188'), 'bank.iban', 'relevé'],
  ['an IBAN too short', given('iban', 'FR76 3000'), 'bank.iban', 'relevé'],
  ['the IBAN of the examples', given('iban', 'FR14 2004 1010 0505 0001 3M02 606'), 'bank.iban', 'votre propre valeur'],
  ['a phone that came with the site', given('phone', '04 65 71 00 00'), 'phone', 'votre propre valeur'],
  ['an address that came with the site', given('email', 'contact@neolis.example.com'), 'email', 'votre propre valeur'],
  ['words that came with the site', given('legalForm', 'Forme juridique à compléter'), 'legalForm', 'placeholder(…)'],
  ['a phone without its spaces', given('phone', '0495123456'), 'phone', 'écrivez 04 95 12 34 56'],
  ['an IBAN without its spaces', given('iban', 'FR7630006000011234567890189'), 'bank.iban', 'FR76 3000 6000 0112'],
  ['a SIREN without its spaces', given('siren', '732829320'), 'siren', 'écrivez 732 829 320'],
  ['a VAT number without its space', given('vatNumber', 'FR44732829320'), 'vatNumber', 'écrivez FR44 732829320'],
  ['a SIREN of five digits', given('siren', '12345'), 'siren', 'neuf chiffres'],
  ['a SIREN with a wrong check digit', given('siren', '732 829 321'), 'siren', 'dernier chiffre'],
  ['a VAT number with a wrong key', given('vatNumber', 'FR00 732829320'), 'vatNumber', 'FR44 732829320'],
  ['an e-mail address without @', given('email', 'contact at neolis.fr'), 'email', 'contact@neolis.fr'],
  ['a phone of four digits', given('phone', '04 95'), 'phone', 'dix chiffres'],
  ['a BIC that is none', given('bic', 'AGRI'), 'bank.bic', '8 ou 11'],
  ['a creditor identifier with a wrong key', given('sepaCreditorId', 'FR73ZZZ123456'), 'sepaCreditorId', 'FR72ZZZ'],
  ['a postal code of a spreadsheet', given('postalCode', '2000'), 'address.postalCode', 'cinq chiffres'],
  ['a day that does not exist', given('termsVersion', '2026-02-30'), 'termsVersion', '2026-11-22'],
  ['a French name of a field', replace(/^ {2}phone: /m, '  telephone: '), 'telephone', '« phone »'],
  ['a number between quotes', replace(/foundedIn: (\d+)/, "foundedIn: '$1'"), 'foundedIn', 'telle que 2017'],
].map(([mistake, edit, place, words]) => [mistake, 'content/company.ts', edit, place, words] as Row);

const brandFile = 'content/brand.ts';
const lookFile = 'content/brand-look.ts';
const brand: readonly Row[] = [
  ['no name', brandFile, replace(/name: '[^']*'/, "name: ''"), 'name', 'trente signes'],
  [
    'a prefix in small letters',
    brandFile,
    replace(/orderPrefix: '\w+'/, "orderPrefix: 'Neo'"),
    'orderPrefix',
    'capitales',
  ],
  ['a colour by its name', lookFile, replace(/ink: '#\w+'/, "ink: 'navy'"), 'ink', 'hexadécimal'],
  ['a link that is hard to read', lookFile, replace(/sea: '#\w+'/, `sea: '${colours.paper}'`), 'sea sur paper', '4,5'],
  [
    'a logo in a colour that the brand has not',
    brandFile,
    replace(/colour: '[\w-]+'/, "colour: 'gold'"),
    'gold',
    'sun',
  ],
  ['a logo that is no drawing', brandFile, replace(/path: '[^']*'/, "path: 'logo.png'"), 'logo.png', 'attribut d'],
];

/** One row for each mistake that was once published, or reported in an unhelpful way. */
export const ownersMistakes: readonly Row[] = [
  ...company,
  ...brand,
  ['nine stars', 'content/testimonials.ts', replace(/rating: \d/, 'rating: 9'), 'rating', 'de 1 à 5'],
  ['a French name of a field', 'content/testimonials.ts', replace("author: '", "auteur: '"), 'auteur', '« author »'],
  ['half a star', 'content/testimonials.ts', replace(/rating: \d/, 'rating: 4.5'), 'rating', 'de 1 à 5'],
  ['a French name of a field', 'content/about.ts', replace("title: '", "titre: '"), 'titre', '« title »'],
  ['an icon that is not drawn', 'content/about.ts', replace(/icon: '[\w-]+'/, "icon: 'plugg'"), 'plugg', 'plug'],
  ['an address without its last slash', 'content/pages.ts', replace("'/about/'", "'/about'"), '/about', '« /about/ »'],
  ['an address of another page', 'content/pages.ts', replace("'/contact/'", "'/about/'"), '/about/', '/contact/'],
  [
    'a page without its folder',
    'content/pages.ts',
    replace('  about: {', '  abbout: {'),
    'abbout',
    'site/pages/abbout',
  ],
  [
    'a folder without its page',
    'content/pages.ts',
    replace(/ {2}about: \{[^}]*\},\n/, ''),
    'about',
    'site/pages/about',
    'export const pages',
  ],
  ['a French name of a field', 'content/pages.ts', replace("title: '", "titre: '"), 'titre', '« title »'],
  [
    'a video that is missing',
    'content/demo-topics.ts',
    video('/demo/appels.webm'),
    '/demo/appels.webm',
    'site/public/demo/appels.webm',
  ],
  [
    'the address of a page of YouTube',
    'content/demo-topics.ts',
    video('https://www.youtube.com/watch?v=abc123'),
    'watch?v=abc123',
    'https://www.youtube-nocookie.com/embed/abc123',
  ],
  [
    'a live of YouTube',
    'content/demo-topics.ts',
    video('https://www.youtube.com/live/abc123'),
    'live/abc123',
    'embed/abc123',
  ],
  [
    'a video without https',
    'content/demo-topics.ts',
    video('http://videos.fr/a.mp4'),
    'http://videos.fr/a.mp4',
    'https:',
  ],
  [
    'captions after the end',
    'content/demo-topics.ts',
    replace(/to: \d+(?=, text: .*\n {4}\])/, 'to: 99'),
    '99',
    'la durée de la vidéo',
  ],
  // The prices.
  ['a price without decimals', catalogue, replace('price: 116,00', 'price: 116'), 'lu 116', '116,00'],
  ['a price with a point', catalogue, replace('price: 116,00', 'price: 116.50'), 'lu 116.5', 'virgule'],
  ['a price with one decimal', catalogue, replace('price: 116,00', 'price: 121,5'), '121,5', 'deux décimales'],
  ['a price with its sign', catalogue, replace('price: 116,00', 'price: 116,00 €'), '116,00 €', '116,00'],
  ['a rate of VAT as a fraction', catalogue, replace('vatRate: 20,00', 'vatRate: 0.2'), '0.2', '20,00'],
  ['a price twice', catalogue, replace('price: 63,00', 'price: 63,00\n      price: 64,00'), '64,00', 'déjà écrit'],
  ['a French name of a field', catalogue, replace('price: 63,00', 'prix: 63,00'), 'prix', '« price »'],
  [
    'a French name of a plan',
    catalogue,
    replace(/ {4}france-fix: (?=\D)/, '    france-fixe: '),
    'france-fixe',
    '« france-fix »',
  ],
  ['a field that nobody reads', catalogue, replace('validFrom:', 'remise: 10\nvalidFrom:'), 'remise', 'retirez-le'],
  [
    'a line out of place',
    catalogue,
    replace('      price: 63,00', '     price: 63,00'),
    'price: 63,00',
    'même décalage',
  ],
  ['a tabulation', catalogue, replace('      price: 63,00', '\tprice: 63,00'), 'price: 63,00', 'sans tabulation'],
  [
    'a colon in a text',
    catalogue,
    replace(/label: .*/, 'label: Pose : offerte'),
    'Pose : offerte',
    'guillemets droits',
  ],
  [
    'an asterisk before a text',
    catalogue,
    replace(/label: .*/, 'label: *Livraison'),
    '*Livraison',
    'guillemets droits',
  ],
  ['an unknown value', catalogue, replace(/label: .*/, 'label: Box {{marque}}'), 'marque', '{{phone}}'],
  ['a day written the French way', catalogue, replace('2026-11-01', '01/11/2026'), '01/11/2026', 'année d’abord'],
  ['a plan without a price', catalogue, replace('      2: 9,00\n', ''), 'france-fix', 'le prix pour 2 canaux'],
  ['a price a hundred times too low', later, copy('1,16'), '1,16', 'confirmedPrices: [oneTime.phones.T46U.price]'],
  ['a price ten times too high', later, copy('1160,00'), '160,00', 'corrigez ce montant'],
  ['a price of nothing', later, copy('0,00'), 'lu 0,00', 'corrigez ce montant'],
  [
    'a rate of VAT ten times too low',
    later,
    copy('121,00', '2099-12-01', replace('vatRate: 20,00', 'vatRate: 2,00')),
    'lu 2,00',
    'corrigez ce montant',
  ],
  [
    'a confirmation copied from an older catalogue',
    later,
    copy('121,00', '2099-12-01\nconfirmedPrices: [oneTime.phones.T46U.price]'),
    'oneTime.phones.T46U.price n’a pas changé',
    'retirez',
  ],
  ['a new catalogue before the published one', later, copy('121,00', '2026-01-01'), '2026-01-01', 'ou plus tard'],
  ['a new catalogue from a day that is past', later, copy('121,00', '2098-12-31'), 'un jour passé', 'ou plus tard'],
  ['a new catalogue decades away', later, copy('121,00', '2162-01-01'), 'dans plus de deux ans', 'deux ans au plus'],
  ['a catalogue that is not kept', later, copy('121,00'), '2099-12', 'npm run keep-catalogue'],
  ['a copy with the same first day', later, () => specified, '2026-11-01', 'un autre premier jour'],
  [
    'a copy under the name of an explorer',
    'content/catalogues/2026-11 - Copie.yaml',
    () => specified,
    '2026-11 - Copie',
    '2027-01.yaml',
  ],
  [
    'a published price',
    catalogue,
    replace('price: 116,00', 'price: 121,00'),
    'lu 121,00, mais 116,00 a été publié',
    'sous un autre nom',
  ],
  ['a published day', catalogue, replace('2026-11-01', '2026-11-02'), '2026-11-02', 'remettez 2026-11-01'],
  [
    'an installation too large',
    'content/quote-presets.ts',
    replace(/name: '.*([\s\S]*?)siteCount: \d/, "name: 'Essai',$1siteCount: 9"),
    'Essai',
    'siteCount',
  ],
  // The rates of calls.
  ['a rate with its sign', 'content/call-rates.csv', replace(/;FIX;[^;]*/, ';FIX;0,0138 €'), '0,0138 €', 'sans €'],
  ['a rate by the hundred', 'content/call-rates.csv', replace(/;FIX;[^;]*/, ';FIX;35'), '35', 'moins de 5'],
  [
    'a quote that is not closed',
    'content/call-rates.csv',
    replace('\neurope;', '\neurope;"'),
    'refermé',
    'guillemets droits',
  ],
  ['a header alone', 'content/call-rates.csv', replace(/\n[\s\S]*/, '\n'), 'France', 'FIX', 'zone;'],
  [
    'French names of columns',
    'content/call-rates.csv',
    replace('rate;status', 'prix;statut'),
    'prix',
    'zone;destination;type;rate;status;prefixes',
  ],
  [
    'a prefix in two lines',
    'content/call-rates.csv',
    lastLine('world;Essai;FIX;0.1;provisional;331'),
    '331',
    'une seule ligne',
  ],
  [
    'prefixes that a spreadsheet took for a number',
    'content/call-rates.csv',
    replace(/;\d+\|\d+.*/, ';4915,4916'),
    '4915,4916',
    '331|332',
  ],
  [
    'letters that are lost',
    'content/call-rates.csv',
    lastLine('world;R\ufffdpublique;FIX;0.1;provisional;'),
    'R\ufffdpublique',
    'UTF-8',
  ],
  [
    'a file read as another alphabet',
    'content/call-rates.csv',
    lastLine('world;RÃ©publique;FIX;0.1;provisional;'),
    'RÃ©publique',
    'UTF-8',
  ],
  [
    'a file of Notepad in « Unicode »',
    'content/call-rates.csv',
    (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'UTF-16',
    'UTF-8',
  ],
  ['a program of Windows', 'content/about.ts', (text) => Buffer.from(text, 'latin1'), 'accents', 'UTF-8'],
  // The articles.
  ['a French name of a field', article, replace('author:', 'auteur:'), 'auteur', '« author »'],
  ['a picture that is missing', article, replace(/^image: .*/m, 'image: photo'), 'photo', 'kit, timeline, lock'],
  ['a day to come', article, replace(/^date: .*/m, 'date: 2100-01-01'), '2100-01-01', '2099-01-01'],
  ['a page that is missing', article, replace('](/quote/)', '](/devis/)'), '/devis/', '/'],
  ['a heading that is missing', article, replace('](/quote/)', '](#nulle-part)'), '#nulle-part', '#'],
  ['no front matter', article, replace('---\n', ''), 'en-tête', '---'],
  [
    'a name that is no address',
    'content/articles/Écran & téléphone.md',
    () => readFileSync(specimen, 'utf8').replaceAll(/^(title|excerpt): /gm, '$1: Écran, '),
    'Écran & téléphone',
    'ecran-telephone.md',
  ],
  // The legal texts.
  ['an unknown value', 'content/legal/mentions-legales.md', lastLine('Au {{telephone}}.'), 'telephone', '{{phone}}'],
  [
    'a page that is missing',
    'content/legal/mentions-legales.md',
    lastLine('[Contact](/contacts/)'),
    '/contacts/',
    '/contact/',
  ],
  [
    'another day of the terms',
    'content/legal/cgv.md',
    replace(/^version: .*/m, 'version: 2026-11-21'),
    '2026-11-21',
    '{{termsVersion}}',
  ],
  ['a changed text of the terms', 'content/legal/cgv.md', lastLine('Un mot.'), 'la version', 'keep-terms'],
  ['a missing bracket', 'content/testimonials.ts', replace('  },\n];', '  },\n'), 'ne se lit pas', 'accolade', ''],
  [
    'a word that nothing explains',
    'content/company.ts',
    replace(/siren: .*/, "siren: placehoder('000 000 000', 'Le SIREN'),"),
    'placehoder',
    '« placeholder »',
  ],
  [
    'an id twice',
    'content/demo-topics.ts',
    replace(/( id: '[^']*'[\s\S]*?) id: '[^']*'/, "$1 id: 'calls'"),
    'calls',
    'sien',
  ],
];
