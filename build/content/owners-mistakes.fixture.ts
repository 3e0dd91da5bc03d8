import { readFileSync } from 'node:fs';
import { colours } from '#content/brand-look.ts';
import { type Edit, specimen } from './copied-content.fixture.ts';

/**
 * A mistake by the owner, the position that the message names, and what it says to write; `line` is in the line that it
 * names, if the edit changed others too. Edits find fields by their names, so that the owner may change any value.
 */
type Row = readonly [name: string, edit: Edit, place: string, words: string, line?: string];

/** The edit that replaces one text in a file. */
const replace =
  (before: string | RegExp, after: string): Edit =>
  (text) =>
    text.replace(before, after);

/** In `company.ts`: another value of a field, whether the owner has given one or not. */
export const given = (field: string, value: string): Edit =>
  replace(new RegExp(`\\b${field}: (?:placeholder\\([^)]*\\)|'[^']*')`), `${field}: '${value}'`);

/** The edit that adds a line at the end of a file. */
const lastLine =
  (line: string): Edit =>
  (text) =>
    `${text}${line}\n`;

/** In `demo-topics.ts`: another address of the first video. */
const video = (address: string): Edit => replace(/videoAddress: '[^']*'/, `videoAddress: '${address}'`);

/** In an article: another value of a field. */
const field = (name: string, value: string): Edit => replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`);
const quoteLink = '](/quote/)';

const specified = readFileSync('content/catalogues/2026-11.yaml', 'utf8');

/** The catalogue once more, years later, with another price of the main phone. */
const copyOfIt =
  (price: string, validFrom = '2099-12-01', change: Edit = (text) => text): Edit =>
  () =>
    change(
      specified.replace(/^validFrom: .*$/m, `validFrom: ${validFrom}`).replace('price: 116,00', `price: ${price}`),
    );

/** Mistakes that were once published, or reported in an unhelpful way, by the file that has them. */
const byFile: Readonly<Record<string, readonly Row[]>> = {
  'content/company.ts': [
    ['an IBAN with a wrong check digit', given('iban', 'FR76 3000 6000 0112 3456 7890 188'), 'bank.iban', 'relevé'],
    ['an IBAN too short', given('iban', 'FR76 3000'), 'bank.iban', 'relevé'],
    [
      'the IBAN of the examples',
      given('iban', 'FR14 2004 1010 0505 0001 3M02 606'),
      'bank.iban',
      'votre propre valeur',
    ],
    ['a phone that came with the site', given('phone', '04 65 71 00 00'), 'phone', 'votre propre valeur'],
    [
      'an address that came with the site',
      given('email', 'contact@neolis.example.com'),
      'email',
      'votre propre valeur',
    ],
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
    [
      'a word that nothing explains',
      replace(/siren: .*/, "siren: placehoder('000 000 000', 'Le SIREN'),"),
      'placehoder',
      '« placeholder »',
    ],
    ['an hour without its space', given('opens', '9h'), 'opens', "'9\\u00a0h'"],
    ['an hour of a clock', given('opens', '09:30'), 'opens', "'9\\u00a0h\\u00a030'"],
    ['an hour that no day has', given('opens', '25\\u00a0h'), 'opens', "'23\\u00a0h'"],
    ['hours that end before they begin', given('opens', '23\\u00a0h\\u00a059'), 'closes', 'une heure après 23'],
    ['a day with a capital', given('firstDay', 'Lundi'), 'Lundi', 'minuscules'],
    [
      'days in reverse',
      replace(/firstDay: '\w+', lastDay: '\w+'/, "firstDay: 'jeudi', lastDay: 'mardi'"),
      'mardi',
      'suit jeudi',
    ],
    [
      'coordinates exchanged',
      replace(/latitude: .* }/, 'latitude: 8.7386, longitude: 41.9192 }'),
      '8.7386',
      'échangez',
    ],
    ['a latitude that no place has', replace(/latitude: [\d.]+/, 'latitude: 410'), 'mapPoint.latitude', '41.9192'],
    ['a latitude with a comma', replace(/latitude: [\d.]+/, 'latitude: 41,9192'), '41,9192', 'avec un point'],
    ['a foundation to come', replace(/foundedIn: \d+/, 'foundedIn: 2171'), '2171', '2099'],
    ['an amount as a keyboard types it', given('shareCapital', '10 000 €'), 'shareCapital', '10\u202f000\u00a0€'],
    ['a phone without quotes', replace(/^ {2}phone: .*/m, '  phone: 0495,'), 'phone', 'dix chiffres'],
  ],
  'content/brand.ts': [
    ['no name', replace(/name: '[^']*'/, "name: ''"), 'name', 'trente signes'],
    ['a prefix in small letters', replace(/orderPrefix: '\w+'/, "orderPrefix: 'Neo'"), 'orderPrefix', 'capitales'],
    ['a logo in a colour that the brand has not', replace(/colour: '[\w-]+'/, "colour: 'gold'"), 'gold', 'sun'],
    ['a logo that is no drawing', replace(/path: '[^']*'/, "path: 'logo.png'"), 'logo.png', 'attribut d'],
  ],
  'content/brand-look.ts': [
    ['a colour by its name', replace(/ink: '#\w+'/, "ink: 'navy'"), 'ink', 'hexadécimal'],
    ['a link that is hard to read', replace(/sea: '#\w+'/, `sea: '${colours.paper}'`), 'sea sur paper', '4,5'],
  ],
  'content/testimonials.ts': [
    ['nine stars', replace(/rating: \d/, 'rating: 9'), 'rating', 'de 1 à 5'],
    ['a French name of a field', replace("author: '", "auteur: '"), 'auteur', '« author »'],
    ['an example that is a word', replace(/example: (?:true|false)/, "example: 'oui'"), 'oui', 'true pour un exemple'],
    ['half a star', replace(/rating: \d/, 'rating: 4.5'), 'rating', 'de 1 à 5'],
    ['a missing bracket', replace('  },\n];', '  },\n'), 'ne se lit pas', 'accolade', ''],
    ['an author of spaces', given('author', ' '), 'testimonials.author', 'un texte'],
    ['a straight apostrophe', given('author', "L'Ami"), "L'Ami", 'l’apostrophe ’'],
    ['spaces of a keyboard', given('author', 'Ah !'), 'testimonials.author', 'Ah\u202f!'],
    ['no testimonial', replace(/= \[[\s\S]*\];/, '= [];'), 'testimonials', 'au moins une'],
    ['a testimonial that is a sentence', replace('= [\n', "= [\n  'Claire',\n"), 'Claire', 'plusieurs champs'],
    [
      'an export under another name',
      replace('testimonials:', 'temoignages:'),
      'testimonials manque',
      'une liste',
      '/** A client',
    ],
    [
      'a title under another name',
      replace('testimonialsTitle', 'titre'),
      'testimonialsTitle',
      'export const',
      '/** A client',
    ],
  ],
  'content/about.ts': [
    ['a French name of a field', replace("title: '", "titre: '"), 'titre', '« title »'],
    ['an icon that is not drawn', replace(/icon: '[\w-]+'/, "icon: 'plugg'"), 'plugg', 'plug'],
    ['a program of Windows', (text) => Buffer.from(text, 'latin1'), 'accents', 'UTF-8'],
  ],
  'content/pages.ts': [
    ['an address without its last slash', replace("'/about/'", "'/about'"), '/about', '« /about/ »'],
    ['an address of another page', replace("'/contact/'", "'/about/'"), '/about/', '/contact/'],
    ['a page without its folder', replace('  about: {', '  abbout: {'), 'abbout', 'site/pages/abbout'],
    [
      'a folder without its page',
      replace(/ {2}about: \{[^}]*\},\n/, ''),
      'about',
      'site/pages/about',
      'export const pages',
    ],
    ['a French name of a field', replace("title: '", "titre: '"), 'titre', '« title »'],
    [
      'a title of another page',
      replace(/(features: [^}]*title: ')[^']*([\s\S]*?resellers: [^}]*title: ')[^']*/, '$1Un titre$2Un titre'),
      'features',
      'resellers',
    ],
    ['a menu that is missing', replace(/(terms: \{ path[^}]*') \}/, "$1, pied: 'CGV' }"), 'pied', 'header, footer'],
    [
      'a description of another page',
      replace(/(features:\s+')[^']*(',\s+quote:\s+')[^']*/, '$1Un texte$2Un texte'),
      'features',
      'quote',
    ],
    [
      'a description that is missing',
      replace(/ {2}terms: '[^']*',\n/, ''),
      'terms manque',
      'terms',
      'export const descriptions',
    ],
    ['a description of no page', replace("  terms: 'C", "  termes: 'C"), 'termes', 'terms'],
    ['a page that is a word', replace('  home: {', "  foo: 'x',\n  home: {"), 'foo', 'champs'],
    ['articles without their address', replace("'/blog/:slug/'", "'/blog/article/'"), '/blog/article/', '/blog/:slug/'],
    ['an address of the service', replace("'/about/'", "'/supervision/'"), '/supervision/', '/about/'],
    ['an address of an article', replace("'/about/'", "'/blog/a/'"), '/blog/a/', '/about/'],
    ['another address of the home page', replace("path: '/',", "path: '/accueil/',"), '/accueil/', '« / »'],
  ],
  'content/demo-topics.ts': [
    ['a video that is missing', video('/demo/appels.webm'), '/demo/appels.webm', 'site/public/demo/appels.webm'],
    [
      'the address of a page of YouTube',
      video('https://www.youtube.com/watch?v=abc123'),
      'watch?v=abc123',
      'https://www.youtube-nocookie.com/embed/abc123',
    ],
    ['a live of YouTube', video('https://www.youtube.com/live/abc123'), 'live/abc123', 'embed/abc123'],
    ['a video without https', video('http://videos.fr/a.mp4'), 'http://videos.fr/a.mp4', 'https:'],
    ['an id twice', replace(/( id: '[^']*'[\s\S]*?) id: '[^']*'/, "$1 id: 'calls'"), 'calls', 'sien'],
    ['captions as a video', video('/demo/calls.vtt'), 'videoAddress', '/demo/calls.webm'],
    [
      'the video of another topic',
      replace(/(videoAddress: )('[^']*')([\s\S]*?videoAddress: )'[^']*'/, '$1$2$3$2'),
      'videoAddress',
      'le sien',
    ],
    ['a page of Vimeo', video('https://vimeo.com/12'), 'vimeo', 'player.vimeo.com/video/12'],
    ['an unknown name', replace('{host}. ', '{hote}. '), '{hote}', '{host}'],
  ],
  'content/faq.ts': [
    ['a question without its answer', replace(/answer: \[\n[^\]]*\]/, 'answer: []'), 'answer', 'au moins une'],
    ['an id twice', replace("id: 'unlimited'", "id: 'price-that-grows'"), 'price-that-grows', 'le sien'],
    ['an unknown value', replace(/answer: \[\n +'/, '$&{{terms.preavis}} '), '{{terms.preavis}}', '{{phone}}'],
    ['a value between single braces', replace(/answer: \[\n +'/, '$&{brand} '), '{brand}', '{{phone}}'],
    ['a value whose braces are not closed', replace(/answer: \[\n +'/, '$&{{brand} '), '{{brand}', '{{phone}}'],
    ['HTML', replace(/answer: \[\n +'/, '$&<b>Non</b> '), '<b>', 'sans HTML'],
    ['a link in Markdown', replace(/answer: \[\n +'/, '$&[Non](/quote/) '), '[Non]', 'sans Markdown'],
  ],
  'content/home.ts': [
    ['a French name of a field', replace("title: '", "titre: '"), 'titre', '« title »'],
    [
      'a field that is missing',
      replace(/ {2}quoteLink: .*\n/, ''),
      'quoteLink manque',
      'quoteLink',
      'satisfies HomeHero',
    ],
    ['an empty title', replace(/title: '[^']*'/, "title: ''"), 'title', 'un texte'],
    ['a text instead of a list', replace(/lead: \[[^\]]*\]/, "lead: 'Un'"), 'un texte', 'liste de 2'],
    ['an unknown price', replace('{monthlyUnlimited}', '{monthlyUnlimted}'), 'Unlimted', '{monthlyUnlimited}'],
    ['an unknown value', replace(/lead: '/, '$&{{terms.livraison}} '), 'livraison', 'sans accolades'],
    ['an icon that is not drawn', replace("icon: 'order'", "icon: 'ordre'"), 'ordre', '« order »'],
    ['three steps out of four', replace(/ {4}\{ icon: 'order'.*\n/, ''), 'liste', 'voisines', '  steps: ['],
    [
      'a picture whose file is missing',
      replace(/kit: placeholder\([^\n]*\)/, "kit: { image: '/kit.jpg', alt: 'Le kit', caption: 'Le kit' }"),
      '/kit.jpg',
      'site/public/kit.jpg',
    ],
    ['a card twice', replace("key: 'portal',\n", "key: 'install',\n"), 'install', '« portal »'],
    [
      'a card that is missing',
      replace(/ {2}\{\n {4}key: 'portal'[\s\S]*?\n {2}\},\n/, ''),
      'portal',
      'remettez-la',
      'homeFeatures:',
    ],
  ],
  'content/features.ts': [
    ['a category twice', replace("id: 'devices',\n", "id: 'management',\n"), 'management', '« devices »'],
    ['an unknown price', replace('{portability}', '{prix}'), '{prix}', '{portability}'],
  ],
  'content/resellers.ts': [
    [
      'a commission above the whole',
      replace(/commissionPercent = \d+/, 'commissionPercent = 300'),
      '300',
      '100',
      '    commissionPercent,',
    ],
    [
      'a commission as text',
      replace(/commissionPercent = \d+/, "commissionPercent = '30'"),
      'un texte',
      'un nombre',
      '    commissionPercent,',
    ],
    ['fewer clients than none', replace(/clients: \d+/, 'clients: -10'), '-10', 'de 1 à 10'],
    ['more phones than an offer has', replace(/phonesPerClient: \d+/, 'phonesPerClient: 800'), '800', 'de 3 à 50'],
    ['an unknown number', replace(/allClients: '/, '$&{client} '), '{client}', '{clients}'],
    ['an icon that is not drawn', replace("icon: 'chart'", "icon: 'graph'"), 'graph', 'chart'],
  ],
  'content/solution.ts': [
    ['an id twice', replace("id: 'costs'", "id: 'installation'"), 'installation', 'le sien'],
    ['a page that is missing', replace("page: 'features'", "page: 'fonctions'"), 'fonctions', 'features'],
  ],
  'content/terms-document.ts': [
    ['a document that is missing', replace("address: '/CGV.pdf' }", "address: '/CVG.pdf' }"), '/CVG.pdf', '/CGV.pdf'],
  ],
  'content/contact.ts': [
    ['a card twice', replace("kind: 'email',\n", "kind: 'phone',\n"), 'phone', '« email »'],
    [
      'a card that is missing',
      replace(/ {4}\{\n {6}kind: 'hours'[\s\S]*?\n {4}\},\n/, ''),
      'hours',
      'remettez-la',
      '  cards: [',
    ],
  ],
  'content/blog.ts': [
    ['a text that is missing', replace(/ {4}title: .*\n/, ''), 'title manque', 'title', 'missing: {'],
  ],
  'content/legal-choices.ts': [
    ['a French name of a choice', replace(/ {2}repair: (?=\w+\(|')/, '  reparation: '), 'reparation', 'repair'],
    ['a choice that is a number', replace(/ repair: (?!C).*/, ' repair: 1,'), 'un nombre', 'un texte'],
    [
      'no day for an unconfirmed order',
      replace(/(unconfirmedOrderDays: )\d+/, '$10'),
      'unconfirmedOrderDays\u00a0: lu 0',
      'de 1 à 3650',
    ],
    ['half a day', replace(/(unconfirmedOrderDays: )\d+/, '$130.5'), 'lu 30.5', 'nombre entier'],
    ['an empty choice', replace(/ repair: (?!C).*/, " repair: '',"), 'repair', 'un texte'],
  ],
  'content/catalogues/2026-11.yaml': [
    ['a price without decimals', replace('price: 116,00', 'price: 116'), 'lu 116', '116,00'],
    ['a price with a point', replace('price: 116,00', 'price: 116.50'), 'lu 116.5', 'virgule'],
    ['a price with one decimal', replace('price: 116,00', 'price: 121,5'), '121,5', 'deux décimales'],
    ['a price with its sign', replace('price: 116,00', 'price: 116,00 €'), '116,00 €', '116,00'],
    ['a rate of VAT as a fraction', replace('vatRate: 20,00', 'vatRate: 0.2'), '0.2', '20,00'],
    ['a price twice', replace('price: 63,00', 'price: 63,00\n      price: 64,00'), '64,00', 'déjà écrit'],
    ['a French name of a field', replace('price: 63,00', 'prix: 63,00'), 'prix', '« price »'],
    [
      'a French name of a plan',
      replace(/ {4}france-fix: (?=\D)/, '    france-fixe: '),
      'france-fixe',
      '« france-fix »',
    ],
    ['a field that nobody reads', replace('validFrom:', 'remise: 10\nvalidFrom:'), 'remise', 'retirez-le'],
    ['a line out of place', replace('      price: 63,00', '     price: 63,00'), 'price: 63,00', 'même décalage'],
    ['a tabulation', replace('      price: 63,00', '\tprice: 63,00'), 'price: 63,00', 'sans tabulation'],
    ['a colon in a text', replace(/label: .*/, 'label: Pose : offerte'), 'Pose : offerte', 'guillemets droits'],
    ['an asterisk before a text', replace(/label: .*/, 'label: *Livraison'), '*Livraison', 'guillemets droits'],
    ['an unknown value', replace(/label: .*/, 'label: Box {{marque}}'), 'marque', '{{phone}}'],
    ['a day written the French way', replace('2026-11-01', '01/11/2026'), '01/11/2026', 'année d’abord'],
    ['a plan without a price', replace('      2: 9,00\n', ''), 'france-fix', 'le prix pour 2 canaux'],
    [
      'a published price',
      replace('price: 116,00', 'price: 121,00'),
      'en vigueur depuis le 2026-11-01, a été modifié',
      'sous un autre nom',
      'validFrom:',
    ],
    ['a published day', replace('2026-11-01', '2026-11-02'), '2026-11-02', 'remettez ce fichier'],
    ['a negative price', replace('price: 3,00', 'price: -3,00'), 'oneTime.cable.price', 'des euros avec une virgule'],
    [
      'no name for the quotes',
      replace(/label: Box .*/, "label: ''"),
      'oneTime.box.label',
      'le nom que porteront les devis',
    ],
    [
      'too high a rate of VAT',
      replace('roundingVatRate: 20,00', 'roundingVatRate: 2000,00'),
      '2000,00',
      '100,00 au plus',
    ],
    [
      'a price of no channels',
      replace('      15: 282,00', '      7: 99,00\n$&'),
      'international',
      'retirez le prix pour 7 canaux',
    ],
    ['channels out of order', replace('[2, 3, 4,', '[2, 4, 3,'), 'unlimited.channels', 'du plus petit au plus grand'],
    ['more phones than ports', replace('upToPhones: 15', 'upToPhones: 16'), 'upToPhones', 'écrivez 15 au plus'],
    ['steps out of order', replace('upToPhones: 19', 'upToPhones: 9'), 'upToPhones', 'du plus petit nombre de postes'],
    [
      'more phones than ports at a site',
      replace('POE16: 15', 'POE16: 16'),
      'multiSitePhonesPerPOE16',
      'écrivez 15 au plus',
    ],
    [
      'limits in reverse',
      replace('{ min: 3, max: 50 }', '{ min: 50, max: 3 }'),
      'limits.phones',
      'le plus petit dans min',
    ],
    [
      'phones without a step',
      replace('{ min: 3, max: 50 }', '{ min: 3, max: 60 }'),
      'singleSite',
      'une étape jusqu’à 60 postes',
      'singleSite:',
    ],
    ['a day that does not exist', replace('2026-11-01', '2026-02-30'), 'validFrom', 'un jour qui existe'],
  ],
  'content/catalogues/2099-12.yaml': [
    ['a price a hundred times too low', copyOfIt('1,16'), '1,16', 'confirmedPrices: [oneTime.phones.T46U.price]'],
    ['a price ten times too high', copyOfIt('1160,00'), '160,00', 'corrigez ce montant'],
    ['a price of nothing', copyOfIt('0,00'), 'lu 0,00', 'corrigez ce montant'],
    [
      'a rate of VAT ten times too low',
      copyOfIt('121,00', '2099-12-01', replace('vatRate: 20,00', 'vatRate: 2,00')),
      'lu 2,00',
      'corrigez ce montant',
    ],
    [
      'a confirmation copied from an older catalogue',
      copyOfIt('121,00', '2099-12-01\nconfirmedPrices: [oneTime.phones.T46U.price]'),
      'oneTime.phones.T46U.price n’a pas changé',
      'retirez',
    ],
    ['a new catalogue before the published one', copyOfIt('121,00', '2026-01-01'), '2026-01-01', 'ou plus tard'],
    ['a new catalogue from a day that is past', copyOfIt('121,00', '2098-12-31'), 'un jour passé', 'ou plus tard'],
    ['a new catalogue decades away', copyOfIt('121,00', '2162-01-01'), 'dans plus de deux ans', 'deux ans au plus'],
    ['a catalogue that is not kept', copyOfIt('121,00'), 'pas encore conservé', 'npm run keep-catalogue', 'validFrom:'],
    ['a copy with the same first day', () => specified, '2026-11-01', 'un autre premier jour'],
  ],
  'content/catalogues/2026-11 - Copie.yaml': [
    ['a copy under the name of an explorer', () => specified, '2026-11 - Copie', '2027-01.yaml'],
  ],
  'content/quote-presets.ts': [
    [
      'an installation too large',
      replace(/name: '.*([\s\S]*?)siteCount: \d/, "name: 'Essai',$1siteCount: 9"),
      'Essai',
      'siteCount',
    ],
    ['a name twice', replace(/(name: )('[^']*')([\s\S]*?name: )'[^']*'/, '$1$2$3$2'), 'name', 'le sien'],
    ['a count as text', replace(/channels: \d+/, "channels: '3'"), 'un texte', 'un nombre'],
    [
      'half a phone',
      replace(/name: '.*\n(.*)mainPhones: \d+/, "name: 'Essai',\n$1mainPhones: 1.5"),
      'Essai',
      'mainPhones',
    ],
  ],
  'content/call-rates.csv': [
    ['a rate with its sign', replace(/;FIX;[^;]*/, ';FIX;0,0138 €'), '0,0138 €', 'sans €'],
    ['an unknown zone', lastLine('asie;Japon;FIX;0.1;confirmed;81'), 'lu « asie »', 'france, europe ou world'],
    ['an unknown type', lastLine('world;Japon;FAX;0.1;confirmed;81'), 'FAX', 'FIX, MOB ou SPC'],
    ['a negative rate', lastLine('world;Essai;FIX;-1;confirmed;'), '-1', '4 décimales au plus'],
    ['no status', lastLine('world;Essai;FIX;0.1;;'), 'status', 'confirmed ou provisional'],
    ['a prefix with a plus', lastLine('world;Essai;FIX;0.1;confirmed;+81'), '+81', 'indicatif du pays d’abord'],
    ['a destination twice', replace(/^france;.*\n/m, '$&$&'), 'France FIX s’y trouve deux fois', 'une seule'],
    ['a rate by the hundred', replace(/;FIX;[^;]*/, ';FIX;35'), '35', 'moins de 5'],
    ['a quote that is not closed', replace('\neurope;', '\neurope;"'), 'refermé', 'guillemets droits'],
    ['a header alone', replace(/\n[\s\S]*/, '\n'), 'France', 'FIX', 'zone;'],
    [
      'French names of columns',
      replace('rate;status', 'prix;statut'),
      'prix',
      'zone;destination;type;rate;status;prefixes',
    ],
    ['a prefix in two lines', lastLine('world;Essai;FIX;0.1;provisional;331'), '331', 'une seule ligne'],
    ['prefixes that a spreadsheet took for a number', replace(/;\d+\|\d+.*/, ';4915,4916'), '4915,4916', '331|332'],
    ['letters that are lost', lastLine('world;R\ufffdpublique;FIX;0.1;provisional;'), 'R\ufffdpublique', 'UTF-8'],
    ['a file read as another alphabet', lastLine('world;RÃ©publique;FIX;0.1;provisional;'), 'RÃ©publique', 'UTF-8'],
    ['a file of Notepad in « Unicode »', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16', 'UTF-8'],
    ['a rate of nothing', replace(/;FIX;[^;]*/, ';FIX;0'), '0', 'plus de 0'],
    ['no rate', replace(/;FIX;[^;]*/, ';FIX;'), 'rate\u00a0: lu', 'euros par minute'],
    ['a rate of five decimals', replace(/;FIX;[^;]*/, ';FIX;0.01385'), '0.01385', '4 décimales'],
    ['a French status', replace(';confirmed;', ';confirmé;'), 'confirmé', 'confirmed ou provisional'],
    [
      'commas between the columns',
      (text) => text.replaceAll(';', ','),
      'les noms des colonnes',
      'zone;destination;type',
    ],
  ],
  'content/call-rates (1).csv': [['a table downloaded twice', () => 'x', 'ne lit pas', 'nom exact']],
  'content/articles/Écran & téléphone.md': [
    [
      'a name that is no address',
      () => readFileSync(specimen, 'utf8').replaceAll(/^(title|excerpt): /gm, '$1: Écran, '),
      'Écran & téléphone',
      'ecran-telephone.md',
    ],
  ],
  'content/legal/mentions-legales.md': [
    ['an unknown value', lastLine('Au {{telephone}}.'), 'telephone', '{{phone}}'],
    ['a page that is missing', lastLine('[Contact](/contacts/)'), '/contacts/', '/contact/'],
    ['HTML in a legal text', lastLine('\n<b>Un mot</b>'), 'HTML', 'en Markdown'],
    ['a second title in a legal text', lastLine('\n# Un titre'), 'ne dessine pas', 'par ##'],
    ['a legal text of a day to come', replace(/^updated: .*/m, 'updated: 2100-01-01'), '2100-01-01', '2099-01-01'],
  ],
  'content/legal/cgv.md': [
    ['another day of the terms', replace(/^version: .*/m, 'version: 2026-11-21'), '2026-11-21', '{{termsVersion}}'],
    ['a changed text of the terms', lastLine('Un mot.'), 'la version', 'keep-terms'],
  ],
  'content/articles/zz.md': [
    [
      'a copied article that kept its title',
      () => readFileSync(specimen, 'utf8').replace(/^excerpt: .*/m, `excerpt: ${'Un autre résumé. '.repeat(5)}`),
      'title\u00a0: c’est celui de content/articles/specimen.md',
      'celui de cet article',
      'title:',
    ],
  ],
  'content/articles/neuf.md.txt': [['a name of Windows', () => 'x', 'publié', 'neuf.md']],
  'content/articles/neuf.docx': [['an article of a word processor', () => 'x', 'publié', 'texte seul']],
  'content/terms-versions/2026-11-01.md': [
    ['an earlier version of the terms', lastLine('Un mot.'), 'ne sont plus celles', 'SHA256SUMS', '---'],
  ],
  'content/company.ts.txt': [['a name that Windows completed', () => 'x', 'ne lit pas', 'nom exact']],
  'content/testimonials - Copie.ts': [
    ['a copy of an explorer', () => 'export const x = 1;', 'ne lit pas', 'nom exact'],
  ],
  'content/legal/neuf.md': [['a legal text that no page shows', () => 'x', 'aucune page', 'mentions-legales.md']],
};

/** Those of an article, each in a copy of the specimen. */
const inArticles: readonly Row[] = [
  ['a French name of a field', replace('author:', 'auteur:'), 'auteur', '« author »'],
  ['a picture that is missing', field('image', 'photo'), 'photo', 'kit, timeline, lock'],
  ['a day to come', field('date', '2100-01-01'), '2100-01-01', '2099-01-01'],
  ['a page that is missing', replace('](/quote/)', '](/devis/)'), '/devis/', '/'],
  ['a heading that is missing', replace('](/quote/)', '](#nulle-part)'), '#nulle-part', '#'],
  ['no front matter', replace('---\n', ''), 'en-tête', '---'],
  ['a French name in a source', replace('publisher:', 'editeur:'), 'editeur', '« publisher »'],
  ['a source without https', replace(/url: \S+/, 'url: www.arcep.fr'), 'sources.url', 'https://'],
  ['a source that is a script', replace(/url: \S+/, 'url: javascript:alert(1)'), 'sources.url', 'https://'],
  ['the year of a source in words', replace(/year: \d+/, 'year: hier'), 'sources.year', 'telle que 2024'],
  ['a source without its year', replace(/\n {4}year: .*/, ''), 'sources.year manque', 'telle que 2024', '- title'],
  ['a source that is not in a list', replace(/sources:\n[\s\S]*?\n---/, 'sources: Arcep\n---'), 'Arcep', 'liste'],
  ['an empty title', field('title', ''), 'title est vide', 'texte'],
  ['an excerpt of a word', field('excerpt', 'Court'), '5 signes', 'de 61 à 200'],
  ['a title that is a number', field('title', '2026'), '2026', 'guillemets droits'],
  ['a field twice', replace(/^(title: .*)/m, '$1\n$1'), 'title', 'déjà écrit'],
  ['a tabulation', replace(/^title:/m, '\ttitle:'), 'title', 'tabulation'],
  ['a front matter without its end', replace('\n---\n\n', '\n\n'), 'refermé', '---', '---'],
  ['another address than the name of the file', replace(/^title: /m, 'slug: autre\ntitle: '), 'autre', 'specimen'],
  ['a picture of another site', field('image', 'https://x.fr/a.jpg'), 'x.fr', 'site/public'],
  ['a mailbox without @', replace(quoteLink, '](mailto:contact)'), 'mailto:contact', 'contact@'],
  ['a telephone link without number', replace(quoteLink, '](tel:)'), 'tel:', 'tel:+33'],
  ['an address without its host', replace(quoteLink, '](https://)'), 'https://', 'https://www.'],
  ['an address of one word', replace(quoteLink, '](https://neolis)'), 'https://neolis', 'https://www.'],
  ['a relative link', replace(quoteLink, '](../quote/)'), '../quote/', '/quote/'],
  ['a link of one word', replace(quoteLink, '](devis)'), 'devis', '/quote/'],
  ['a link by a name that is not defined', replace(quoteLink, '][devis]'), 'un lien', '/quote/'],
  [
    'a link by a name to a page that is missing',
    (text) => `${text.replace(quoteLink, '][devis]')}\n[devis]: /devis/\n`,
    '/devis/',
    'une page',
  ],
  ['a link between angles', replace(quoteLink, '](</devis/>)'), '/devis/', 'une page'],
  ['a heading that skips a level', replace('\n## ', '\n#### '), '####', '##'],
  ['a heading without its space', replace('\n## ', '\n##'), '##', 'espace'],
  ['a line indented by four spaces', lastLine('\n    Un mot.'), 'bloc de code', 'espaces'],
  ['words in bold without an end', lastLine('\nUn **mot'), 'gras', '**mots en gras**'],
  ['an article without text', replace(/\n---\n\n[\s\S]*/, '\n---\n'), 'pas de texte', '---'],
  ['a value between single braces', lastLine('\nAu {phone}.'), '{phone}', '{{phone}}'],
  ['a value whose braces are not closed', lastLine('\nAu {{phone}.'), '{', '{{phone}}'],
  ['a heading that the text does not have', replace(quoteLink, '](#objet)'), '#objet', '#'],
  ['a link to a folder', replace(quoteLink, '](/cards/)'), '/cards/', 'une page'],
  ['a field that is missing', replace(/^title: .*\n/m, ''), 'title manque', 'texte', '---'],
  ['a day in words', field('date', 'demain'), 'lu « demain »', 'tel que 2026-11-20'],
  ['a picture in the text', lastLine('\n![x](/x.png)'), 'image', 'des paragraphes'],
  ['a link without its last slash', replace(quoteLink, '](/quote)'), '« /quote »', '/quote/'],
  ['a link that would run a script', replace(quoteLink, '](javascript:alert)'), 'un lien', 'https://'],
  ['a photo of a phone', field('image', '/IMG_0042.HEIC'), 'HEIC', '.jpg, .png ou .webp'],
];

/** All of them. */
export const ownersMistakes = [
  ...Object.entries(byFile).flatMap(([file, rows]) => rows.map((row) => [file, ...row] as const)),
  ...inArticles.map((row, index) => [`content/articles/specimen-${index + 1}.md`, ...row] as const),
].map(([file, name, edit, place, words, line]) => ({ file, name, edit, place, words, line }));
export type Mistake = (typeof ownersMistakes)[number];
