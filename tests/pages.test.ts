// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { writeRatesCsv } from '#build/release/write-rates-csv.ts';
import { articles } from '#content/article-list.ts';
import { callRates } from '#content/call-rates.ts';
import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { demoTopics } from '#content/demo.ts';
import { features } from '#content/features.ts';
import { resellers } from '#content/resellers.ts';
import { solution } from '#content/solution.ts';
import { testimonials } from '#content/testimonials.ts';
import { companyText, isPlaceholder, ratesFile, telUrl } from '#domain/company.ts';
import { formatEurosShort } from '#domain/money.ts';
import { estimateCommission } from '#domain/partners/estimate-commission.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
import { builtAt, readDocument, readReleased, readReleasedPages } from './shared/release.ts';

// What the specification asks of static pages. The app changes none of their nodes (`takeover.e2e.ts`).

const catalogue = currentCatalogue(catalogues, builtAt);

const elements = (path: string, selector: string): Element[] => [...readDocument(path).querySelectorAll(selector)];
/** With ordinary spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const texts = (path: string, selector: string): string[] =>
  elements(path, selector).map(({ textContent }) => plain(textContent));
const hrefs = (path: string, selector: string): (string | null)[] =>
  elements(path, selector).map((link) => link.getAttribute('href'));
const wordsOf = (path: string): string => texts(path, 'main').join();

test.each([
  ['/', 'h1', ['Téléphonie VoIP prête à l’emploi']],
  ['/', '[aria-labelledby=turnkey] h2', ['Solution VoIP clé en main']],
  ['/', '[aria-labelledby=turnkey] ol strong', ['Devis en ligne', 'Commande', 'Livraison', 'Utilisation']],
  ['/solution/', 'h1', ['La téléphonie professionnelle simplifiée']],
  ['/features/', 'h2', ['Communications', 'Gestion avancée', 'Terminaux', 'Administration', 'Support & Sécurité']],
  ['/resellers/', 'h1', [resellers.title]],
  ['/resellers/', 'article h3', resellers.benefits.map(({ title }) => title)],
  ['/resellers/', 'ul h3', ['Commission récurrente', 'Support technique', 'Formation', 'Accompagnement commercial']],
  ['/about/', 'section h2', ['Notre histoire', 'Notre mission', 'Nos valeurs', 'Faisons connaissance']],
  ['/about/', 'h3', ['Fiabilité', 'Proximité', 'Innovation']],
  ['/contact/', 'ul h2', ['Téléphone', 'E-mail', 'Adresse', 'Horaires']],
  ['/contact/', 'section ul h3', ['Entreprises et administrations', 'Support technique', 'Devis commercial']],
  ['/plan-du-site/', 'h1', ['Plan du site']],
])('%s has in « %s » what is asked for', (path, selector, expected) =>
  expect(texts(path, `main ${selector}`)).toEqual(expected),
);

test('the home page has three benefits, six cards and the clients with their stars, examples marked as such', () => {
  const [first] = elements('/', 'main ul');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    [/Installation en 5\sminutes/, /Appels illimités/, /support dédié/].map((words) => expect.stringMatching(words)),
  );
  expect(elements('/', '[aria-labelledby=turnkey] h3')).toHaveLength(6);
  expect(elements('/', 'main figure > blockquote')).toHaveLength(testimonials.length);
  for (const [index, { author, example, rating }] of testimonials.entries()) {
    const said = texts('/', 'figure')[index];
    expect(said).toContain(author);
    expect(said).toContain(`${rating} sur 5`);
    expect(said?.includes('Exemple')).toBe(example);
  }
});

test('the features are five lists of three, each with its description', () => {
  const lists = elements('/features/', 'main ul');
  expect(lists.map((list) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent))).toEqual(
    features.categories.map((category) =>
      category.features.map(({ title, description }) => title + fillPrices(description, catalogue)),
    ),
  );
  expect(lists.map(({ children }) => children.length)).toEqual([3, 3, 3, 3, 3]);
});

test('the solution has six benefits, four of which open a dialog, whose lists can be read without scripts', () => {
  const { benefits } = solution;
  expect(texts('/solution/', 'article h2')).toEqual(benefits.map(({ title }) => title));
  const opening = benefits.filter(({ dialog }) => dialog);
  expect([benefits.length, opening.length]).toEqual([6, 4]);
  expect(texts('/solution/', 'article h2 button')).toEqual(opening.map(({ title }) => title));
  const items = opening.flatMap(({ dialog }) => dialog?.sections.flatMap((section) => section.items) ?? []);
  expect(texts('/solution/', 'article li')).toEqual(items.map((item) => plain(fillPrices(item, catalogue))));
  expect(hrefs('/solution/', 'article a')).toEqual([ratesFile, '/features/', '/contact/']);
  expect(readReleased(ratesFile).toString('utf8')).toBe(writeRatesCsv(callRates));
});

test('resellers read of a commission of 30 % at most, and of an example that computes it', () => {
  expect(wordsOf('/resellers/')).toMatch(/Jusqu’à 30\s%\sde commission récurrente sur les abonnements mensuels/);
  const mentions = (words: RegExp) => wordsOf('/resellers/').match(words)?.length;
  expect(mentions(/30\s%/g)).toBe(mentions(/[Jj]usqu’à 30\s%/g));
  expect(texts('/resellers/', 'main a[href="/contact/"]')).toEqual(['Devenir partenaire', 'Devenir partenaire']);
  const { example } = resellers;
  const { channels, monthlyPerClient, monthly, commission } = estimateCommission(example, catalogue);
  const [client, clients, share] = [monthlyPerClient, monthly, commission].map((amount) =>
    plain(`${formatEurosShort(amount)} HT`),
  );
  expect(texts('/resellers/', 'dd')).toEqual([client, clients, `jusqu’à ${share} par mois`]);
  for (const words of [
    `${example.clients} clients de ${example.phonesPerClient} postes`,
    `sur ${channels} canaux`,
    'pas une promesse',
  ])
    expect(wordsOf('/resellers/')).toContain(words);
});

test('the company has its history, the contact page its ways to be reached, and no form', () => {
  const { foundedIn, yearsOfExperience, address, openingHours } = company;
  expect(texts('/about/', 'section li').slice(0, 2)).toEqual([
    `Depuis ${foundedIn} à ${address.city}`,
    `Plus de ${yearsOfExperience} ans d’expérience des télécoms`,
  ]);
  expect(hrefs('/contact/', 'main ul a')).toEqual([
    telUrl(companyText(company.phone)),
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
  ]);
  expect(elements('/contact/', 'main ul a[target=_blank]')).toHaveLength(1);
  expect(texts('/contact/', 'main a[href$="/retrouver"]')).toEqual(['Retrouver ma commande']);
  expect(wordsOf('/contact/')).toContain(`Du ${openingHours.firstDay} au ${openingHours.lastDay}`);
  expect(wordsOf('/contact/')).not.toContain('à compléter');
  expect(elements('/contact/', 'form')).toEqual([]);
});

test('a link that opens a new tab says so, and what is English on the error page is marked', () => {
  const opening = readReleasedPages().flatMap(({ path }) => elements(path, 'a[target=_blank]'));
  expect(opening.length).toBeGreaterThan(15);
  const names = opening.map((link) => link.getAttribute('aria-label') ?? link.textContent);
  expect(names.filter((name) => !name.includes('nouvel onglet'))).toEqual([]);
  expect(String(readReleased('404.html'))).toContain('lang="en">404 Not Found');
});

test('the blog lists every article with category, title, excerpt, author, dates and picture', () => {
  const cards = elements('/blog/', 'article');
  expect(cards).toHaveLength(articles.length);
  for (const { title, category, excerpt, author, date, updated } of articles) {
    const card = cards.find(({ textContent }) => textContent.includes(title));
    for (const words of [category, excerpt, author]) expect(card?.textContent).toContain(words);
    const days = [...(card?.querySelectorAll('time') ?? [])].map((time) => time.getAttribute('datetime'));
    expect(days).toEqual([...new Set([date, updated])]);
    expect(card?.querySelector('svg, img')).not.toBeNull();
  }
});

test('every demonstration can be read without scripts', () => {
  expect(texts('/demo/', 'main h2').slice(0, demoTopics.length)).toEqual(demoTopics.map(({ title }) => title));
  expect(texts('/demo/', 'main details div')).toEqual(demoTopics.map(({ transcript }) => plain(transcript)));
  expect(texts('/demo/', 'main a[href="/contact/"]')).toEqual(['Nous contacter']);
});

test.each([
  ['/legal/', 'Mentions légales', 'Propriété intellectuelle'],
  ['/gdpr/', 'Protection des données personnelles', 'Vos droits'],
  ['/cgv/', 'Conditions générales de vente', '3. Devis et commande'],
  ['/accessibilite/', 'Déclaration d’accessibilité', 'État de conformité'],
])('%s is dated and has a table of contents', (path, title, heading) => {
  expect(texts(path, 'h1')).toEqual([title]);
  expect(elements(path, 'main header time')[0]?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const headings = texts(path, 'main article h2');
  expect(headings).toContain(heading);
  expect(texts(path, 'main nav a')).toEqual(headings);
});

test('values that the owner has still to provide are marked, and the page explains the mark', () => {
  const marks = texts('/legal/', 'main mark');
  expect(marks.includes(companyText(company.siren))).toBe(isPlaceholder(company.siren));
  expect(wordsOf('/legal/').includes('restent à compléter par l’éditeur')).toBe(marks.length > 0);
});

test('the terms link to their printed version, and every accepted one keeps its address', () => {
  expect(hrefs('/cgv/', 'main a[href$=".pdf"]')).toEqual(expect.arrayContaining(['/CGV.pdf', '/CGV-2026-11-01.pdf']));
  const inForce = readReleased('/CGV.pdf');
  expect(inForce.equals(readReleased(`/CGV-${company.termsVersion}.pdf`))).toBe(true);
  expect(inForce.equals(readReleased('/CGV-2026-11-01.pdf'))).toBe(false);
});

test('the site map names every page and article', () => {
  const others = readReleasedPages().map(({ path }) => path);
  expect([...hrefs('/plan-du-site/', 'main a'), '/plan-du-site/'].sort()).toEqual(others.sort());
});

test('every link, picture and feed leads to a page, to one place of it or to a file', () => {
  const pages = readReleasedPages().map(({ path }) => path);
  const named = pages.flatMap((from) =>
    elements(from, '[href], [src], [poster]').flatMap((element) =>
      ['href', 'src', 'poster'].flatMap((name) => {
        const address = element.getAttribute(name);
        return address === null ? [] : { from, address };
      }),
    ),
  );
  for (const { from, address } of named) {
    const what = `${address} on ${from}`;
    expect(address, what).toMatch(/^(\/|#.|https:\/\/[^/]+|http:\/\/localhost|tel:\+33\d{9}$|mailto:[^@\s]+@)/);
    const { origin, pathname, hash } = new URL(address, `http://site${from}`);
    if (origin !== 'http://site' || pathname.startsWith('/supervision/')) continue;
    if (pathname.endsWith('/')) expect(pages, what).toContain(pathname);
    else expect(() => readReleased(pathname), what).not.toThrow();
    if (hash) expect(elements(pathname, `[id="${decodeURIComponent(hash.slice(1))}"]`), what).toHaveLength(1);
  }
});

test('header and footer have their links, the footer the ways to reach the provider', () => {
  const everywhere = { Fonctionnalités: '/features/', Blog: '/blog/', 'À propos': '/about/', Tarifs: '/quote/' };
  const above = { Solution: '/solution/', Revendeurs: '/resellers/', 'Nous contacter': '/contact/' };
  const below = {
    'Téléphonie Cloud': '/solution/',
    Contact: '/contact/',
    'Mentions légales': '/legal/',
    RGPD: '/gdpr/',
    'Plan du site': '/plan-du-site/',
  };
  for (const [place, expected] of [
    ['body header', { ...everywhere, ...above }],
    ['footer', { ...everywhere, ...below }],
  ] as const) {
    const named = elements('/', `${place} a`).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(Object.fromEntries(named)).toMatchObject(expected);
  }
  expect(hrefs('/', `header a[aria-label="${company.brand}, accueil"]`)).toEqual(['/']);
  expect(hrefs('/', 'footer a[target=_blank]').at(-1)).toBe('/CGV.pdf');
  expect(hrefs('/', 'address a')).toEqual([telUrl(companyText(company.phone)), expect.stringMatching(/^mailto:/)]);
  expect(texts('/', 'address').join()).toContain(`${company.address.postalCode} ${company.address.city}`);
  const networks = elements('/', 'footer a[aria-label*=" sur "]:has(svg)');
  expect(
    networks.map((link) => [/^https:\/\/.+\..+/.test(String(link.getAttribute('href'))), link.textContent]),
  ).toEqual(Array(3).fill([true, '']));
  expect(texts('/', 'footer').join()).not.toContain('à compléter');
  // An article belongs to the blog.
  expect(texts('/blog/securite-voip-2024/', 'header [aria-current=true]')).toEqual(['Blog']);
});
