import type { Edit } from './copied-content.fixture.ts';
import { given, type Row, replace, video } from './owners-mistakes.fixture.ts';

type RowOfFile = [mistake: string, edit: Edit, place: string, words: string, line?: string];

const rowsOf = (file: string, rows: readonly RowOfFile[]): readonly Row[] =>
  rows.map(([mistake, ...rest]) => [mistake, `content/${file}`, ...rest]);

/** Mistakes in the company's data and the texts of pages that were published, or reported in an unhelpful way. */
export const mistakesInTexts: readonly Row[] = [
  ...rowsOf('company.ts', [
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
  ]),
  ...rowsOf('testimonials.ts', [
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
  ]),
  ...rowsOf('faq.ts', [
    ['a question without its answer', replace(/answer: \[\n[^\]]*\]/, 'answer: []'), 'answer', 'au moins une'],
    ['an id twice', replace("id: 'unlimited'", "id: 'price-that-grows'"), 'price-that-grows', 'le sien'],
    ['an id that is a question', replace("id: 'unlimited'", "id: 'Illimité ?'"), 'Illimité', 'minuscules'],
    ['an unknown value', replace(/answer: \[\n +'/, '$&{{terms.preavis}} '), '{{terms.preavis}}', '{{phone}}'],
    ['a value between single braces', replace(/answer: \[\n +'/, '$&{brand} '), '{brand}', '{{phone}}'],
    ['a value whose braces are not closed', replace(/answer: \[\n +'/, '$&{{brand} '), '{{brand}', '{{phone}}'],
    ['HTML', replace(/answer: \[\n +'/, '$&<b>Non</b> '), '<b>', 'sans HTML'],
    ['a link in Markdown', replace(/answer: \[\n +'/, '$&[Non](/quote/) '), '[Non]', 'sans Markdown'],
  ]),
  ...rowsOf('home.ts', [
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
    ['a card twice', replace("key: 'portal',\n", "key: 'install',\n"), 'install', '« portal »'],
    [
      'a card that is missing',
      replace(/ {2}\{\n {4}key: 'portal'[\s\S]*?\n {2}\},\n/, ''),
      'portal',
      'remettez-la',
      'homeFeatures:',
    ],
  ]),
  ...rowsOf('features.ts', [
    ['a category twice', replace("id: 'devices',\n", "id: 'management',\n"), 'management', '« devices »'],
    ['an unknown price', replace('{portability}', '{prix}'), '{prix}', '{portability}'],
  ]),
  ...rowsOf('resellers.ts', [
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
  ]),
  ...rowsOf('solution.ts', [
    ['an id twice', replace("id: 'costs'", "id: 'installation'"), 'installation', 'le sien'],
    ['a page that is missing', replace("page: 'features'", "page: 'fonctions'"), 'fonctions', 'features'],
  ]),
  ...rowsOf('terms-document.ts', [
    ['a document that is missing', replace("address: '/CGV.pdf' }", "address: '/CVG.pdf' }"), '/CVG.pdf', '/CGV.pdf'],
  ]),
  ...rowsOf('contact.ts', [
    ['a card twice', replace("kind: 'email',\n", "kind: 'phone',\n"), 'phone', '« email »'],
    [
      'a card that is missing',
      replace(/ {4}\{\n {6}kind: 'hours'[\s\S]*?\n {4}\},\n/, ''),
      'hours',
      'remettez-la',
      '  cards: [',
    ],
  ]),
  ...rowsOf('blog.ts', [
    ['a text that is missing', replace(/ {4}title: .*\n/, ''), 'title manque', 'title', 'missing: {'],
  ]),
  ...rowsOf('legal-choices.ts', [
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
  ]),
  ...rowsOf('quote-presets.ts', [
    ['a name twice', replace(/(name: )('[^']*')([\s\S]*?name: )'[^']*'/, '$1$2$3$2'), 'name', 'le sien'],
    ['a count as text', replace(/channels: \d+/, "channels: '3'"), 'un texte', 'un nombre'],
    [
      'half a phone',
      replace(/name: '.*\n(.*)mainPhones: \d+/, "name: 'Essai',\n$1mainPhones: 1.5"),
      'Essai',
      'mainPhones',
    ],
  ]),
  ...rowsOf('pages.ts', [
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
  ]),
  ...rowsOf('demo-topics.ts', [
    ['captions that overlap', replace(/from: [1-9]\d*/, 'from: 0.5'), '0.5', 'ou plus'],
    ['captions as a video', video('/demo/calls.vtt'), 'videoAddress', '/demo/calls.webm'],
    [
      'the video of another topic',
      replace(/(videoAddress: )('[^']*')([\s\S]*?videoAddress: )'[^']*'/, '$1$2$3$2'),
      'videoAddress',
      'le sien',
    ],
    ['a page of Vimeo', video('https://vimeo.com/12'), 'vimeo', 'player.vimeo.com/video/12'],
    ['an unknown name', replace('{host}. ', '{hote}. '), '{hote}', '{host}'],
  ]),
  ...rowsOf('call-rates.csv', [
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
  ]),
];
