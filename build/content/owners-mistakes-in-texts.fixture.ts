import type { Edit } from './copied-content.fixture.ts';
import { type Row, replace } from './owners-mistakes.fixture.ts';

type RowOfFile = readonly [mistake: string, edit: Edit, place: string, words: string];

const rowsOf = (file: string, rows: readonly RowOfFile[]): readonly Row[] =>
  rows.map(([mistake, edit, place, words]) => [mistake, `content/${file}`, edit, place, words]);

/** Mistakes in the company's data and the texts of pages that were published, or reported in an unhelpful way. */
export const mistakesInTexts: readonly Row[] = [
  ...rowsOf('company.ts', [
    ['an hour without its space', replace("'9\\u00a0h'", "'9h'"), 'opens', "'9\\u00a0h'"],
    ['an hour of a clock', replace("'9\\u00a0h'", "'09:30'"), 'opens', "'9\\u00a0h\\u00a030'"],
    ['an hour that no day has', replace("'9\\u00a0h'", "'25\\u00a0h'"), 'opens', "'23\\u00a0h'"],
    ['hours that end before they begin', replace("'9\\u00a0h'", "'19\\u00a0h'"), 'closes', 'une heure après 19'],
    ['a day with a capital', replace("'lundi'", "'Lundi'"), 'Lundi', 'petites lettres'],
    ['days in reverse', replace("'lundi', lastDay: 'vendredi'", "'jeudi', lastDay: 'mardi'"), 'mardi', 'suit jeudi'],
    [
      'coordinates exchanged',
      replace('41.9192, longitude: 8.7386', '8.7386, longitude: 41.9192'),
      '8.7386',
      'échangez',
    ],
    ['a latitude that no place has', replace('41.9192', '410'), 'mapPoint.latitude', '41.9192'],
    ['a foundation to come', replace('foundedIn: 2017', 'foundedIn: 2171'), '2171', '2099'],
    ['a phone without quotes', replace(/phone: placeholder\('04[^)]*\)/, 'phone: 0495'), 'phone', 'dix chiffres'],
  ]),
  ...rowsOf('testimonials.ts', [
    ['an author of spaces', replace("'Antoine P.'", "' '"), 'testimonials.author', 'un texte'],
    ['no testimonial', replace(/= \[[\s\S]*\];/, '= [];'), 'testimonials', 'au moins une'],
    ['a testimonial that is a sentence', replace('= [\n', "= [\n  'Claire',\n"), 'Claire', 'plusieurs champs'],
    ['an export under another name', replace('testimonials:', 'temoignages:'), 'testimonials manque', 'une liste'],
    ['a title under another name', replace('testimonialsTitle', 'titre'), 'testimonialsTitle', 'export const'],
  ]),
  ...rowsOf('faq.ts', [
    ['a question without its answer', replace(/answer: \[\n[^\]]*\]/, 'answer: []'), 'answer', 'au moins une'],
    ['an id twice', replace("id: 'unlimited'", "id: 'price-that-grows'"), 'price-that-grows', 'le sien'],
    ['an id that is a question', replace("id: 'unlimited'", "id: 'Illimité ?'"), 'Illimité', 'petites lettres'],
    ['an unknown value', replace('{{terms.notice}}', '{{terms.preavis}}'), '{{terms.preavis}}', '{{phone}}'],
    ['a value between single braces', replace('box {{brand}}', 'box {brand}'), '{brand}', '{{phone}}'],
    ['a value whose braces are not closed', replace('box {{brand}}', 'box {{brand}'), '{{brand}', '{{phone}}'],
    ['HTML', replace("'Non. L’offre", "'<b>Non</b>. L’offre"), '<b>', 'sans HTML'],
    ['a link in Markdown', replace("'Non. L’offre", "'[Non](/quote/). L’offre"), '[Non]', 'sans Markdown'],
  ]),
  ...rowsOf('home.ts', [
    ['a French name of a field', replace("title: 'Téléphonie VoIP", "titre: 'Téléphonie VoIP"), 'titre', '« title »'],
    ['a field that is missing', replace("  quoteLink: 'Tarifs',\n", ''), 'quoteLink manque', 'quoteLink'],
    ['an empty title', replace("title: 'Téléphonie VoIP prête à l’emploi'", "title: ''"), 'title', 'un texte'],
    ['a text instead of a list', replace(/lead: \[[^\]]*\]/, "lead: 'Un'"), 'un texte', 'liste de 2'],
    ['an unknown price', replace("'{monthlyUnlimited}", "'{monthlyUnlimted}"), 'Unlimted', '{monthlyUnlimited}'],
    ['an unknown value', replace('{{terms.delivery}}', '{{terms.livraison}}'), 'livraison', '{{phone}}'],
    ['an icon that is not drawn', replace("icon: 'order'", "icon: 'ordre'"), 'ordre', '« order »'],
    ['three steps out of four', replace(/ {4}\{ icon: 'order'.*\n/, ''), 'liste', 'voisines'],
    ['a card twice', replace("key: 'portal',\n", "key: 'install',\n"), 'install', '« portal »'],
    ['a card that is missing', replace(/ {2}\{\n {4}key: 'portal'[\s\S]*?\n {2}\},\n/, ''), 'portal', 'remettez-la'],
  ]),
  ...rowsOf('features.ts', [
    ['a category twice', replace("id: 'devices',\n", "id: 'management',\n"), 'management', '« devices »'],
    ['an unknown price', replace(': {portability} HT', ': {prix} HT'), '{prix}', '{portability}'],
  ]),
  ...rowsOf('resellers.ts', [
    ['a commission above the whole', replace('commissionPercent = 30', 'commissionPercent = 300'), '300', '100'],
    ['a commission as text', replace('commissionPercent = 30', "commissionPercent = '30'"), 'un texte', 'un nombre'],
    ['fewer clients than none', replace('clients: 10', 'clients: -10'), '-10', 'de 1 à 10'],
    ['more phones than an offer has', replace('phonesPerClient: 8', 'phonesPerClient: 800'), '800', 'de 3 à 50'],
    ['an unknown number', replace("'Vos {clients}", "'Vos {client}"), '{client}', '{clients}'],
    ['an icon that is not drawn', replace("icon: 'chart'", "icon: 'graph'"), 'graph', 'chart'],
  ]),
  ...rowsOf('solution.ts', [
    ['an id twice', replace("id: 'costs'", "id: 'installation'"), 'installation', 'le sien'],
    ['a page that is missing', replace("page: 'features'", "page: 'fonctions'"), 'fonctions', 'features'],
  ]),
  ...rowsOf('navigation.ts', [
    ['a page that is missing', replace("page: 'features'", "page: 'fonctions'"), 'fonctions', 'features'],
    ['a page twice', replace("page: 'features'", "page: 'solution'"), 'solution', 'le sien'],
    ['a document that is missing', replace("address: '/CGV.pdf' }", "address: '/CVG.pdf' }"), '/CVG.pdf', '/CGV.pdf'],
  ]),
  ...rowsOf('contact.ts', [
    ['a card twice', replace("kind: 'email',\n", "kind: 'phone',\n"), 'phone', '« email »'],
    ['a card that is missing', replace(/ {4}\{\n {6}kind: 'hours'[\s\S]*?\n {4}\},\n/, ''), 'hours', 'remettez-la'],
  ]),
  ...rowsOf('blog.ts', [['a text that is missing', replace(/ {4}title: 'Article.*\n/, ''), 'title manque', 'title']]),
  ...rowsOf('legal-choices.ts', [
    [
      'a French name of a choice',
      replace('  repair: placeholder', '  reparation: placeholder'),
      'reparation',
      'repair',
    ],
    ['a choice that is a number', replace(/repair: placeholder\([^)]*\)[^)]*\)/, 'repair: 1'), 'un nombre', 'un texte'],
    ['an empty choice', replace(/repair: placeholder\([^)]*\)[^)]*\)/, "repair: ''"), 'repair', 'un texte'],
  ]),
  ...rowsOf('ready-starts.ts', [
    ['a name twice', replace("name: 'Boutique'", "name: 'Cabinet'"), 'Cabinet', 'le sien'],
    ['a count as text', replace('channels: 3', "channels: '3'"), 'un texte', 'un nombre'],
    ['half a phone', replace('mainPhones: 1', 'mainPhones: 1.5'), 'Boutique', 'mainPhones'],
  ]),
  ...rowsOf('pages.ts', [
    [
      'a title of another page',
      replace("'Programme revendeurs'", "'Fonctionnalités de votre téléphonie cloud'"),
      'features',
      'resellers',
    ],
    ['a page that is a word', replace('  home: {', "  foo: 'x',\n  home: {"), 'foo', 'champs'],
    ['articles without their address', replace("'/blog/:slug/'", "'/blog/article/'"), '/blog/article/', '/blog/:slug/'],
    ['an address of the service', replace("'/about/'", "'/supervision/'"), '/supervision/', '/about/'],
    ['an address of an article', replace("'/about/'", "'/blog/a/'"), '/blog/a/', '/about/'],
    ['another address of the home page', replace("path: '/',", "path: '/accueil/',"), '/accueil/', '« / »'],
  ]),
  ...rowsOf('demo-topics.ts', [
    ['captions that overlap', replace('from: 4, to: 8', 'from: 2, to: 8'), '2', '4 ou plus'],
    ['captions as a video', replace("'/demo/calls.webm'", "'/demo/calls.vtt'"), 'videoAddress', '/demo/calls.webm'],
    ['the video of another topic', replace("'/demo/calls.webm'", "'/demo/users.webm'"), 'users.webm', 'le sien'],
    ['a page of Vimeo', replace("'/demo/calls.webm'", "'https://vimeo.com/12'"), 'vimeo', 'player.vimeo.com/video/12'],
    ['an unknown name', replace('vient de {host}', 'vient de {hote}'), '{hote}', '{host}'],
  ]),
  ...rowsOf('call-rates.csv', [['a rate of nothing', replace(';0.032;', ';0;'), '0', 'plus de 0']]),
];
