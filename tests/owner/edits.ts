/** The twelve things that an owner changes, made the way `content/README.md` says, in a copy of the project. */
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { parisDay } from '#domain/calendar.ts';

const today = parisDay(new Date());

type Change = readonly [before: string | RegExp, after: string];

/** Changes texts of a file; throws if a pattern isn't found. */
function change(root: string, file: string, ...changes: readonly Change[]): void {
  const path = join(root, file);
  const text = changes.reduce(
    (source, [before, after]) => {
      const changed = source.replace(before, after);
      if (changed === source) throw new Error(`${file} has no ${before} to change`);
      return changed;
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

/** A grey picture of 16 × 10, in none of the brand's colours. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAAE0lEQVR42mOo7+klCTGMahiaGgASdv8B1eOFngAAAABJRU5ErkJggg==';

/** Another value of a field, whether the owner has given one or not. */
const setField = (field: string, value: string): Change => [new RegExp(`^([ -]*${field}:).*`, 'm'), `$1 ${value}`];

const prices = `validFrom: ${today}
source: Grille d’essai
oneTime:
  phones:
    T46U:
      price: 121,00
  box:
    price: 299,00
`;

const plan = `unlimited:
  planLabels:
    france-all: Toute la France
  channels: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]
  price:
    france-fix:
      25: 112,50
    france-all:
      2: 24,00
      25: 281,50
    international:
      25: 468,50
`;

const article = `---
title: Répondre partout
excerpt: Au comptoir, à l’atelier ou sur la route, le même numéro sonne là où vous êtes, et le client ne voit rien.
author: Claire Martin
date: ${today}
image: /bureau.png
category: Conseils
---

Votre numéro vous suit : demandez un [devis](/quote/).

## Un numéro, plusieurs postes

Un poste au comptoir, un autre à l’atelier : les deux sonnent ensemble. Celui qui est libre décroche, les autres se taisent.

Sur la route, l’application de votre mobile sonne aussi. Le client appelle le numéro qu’il connaît, et c’est toujours vous qui répondez.
`;

const testimonial = `  - content: Le portage s’est fait un mardi, et personne ne l’a remarqué.
    author: Paul S.
    position: Directeur
    company: un camping
    rating: 5
    example: false
`;

const pageEntry = '  careers:\n    path: /careers/\n    title: Nous rejoindre\n';
const pageDescription =
  '  careers: Les métiers de notre équipe en Corse, et comment nous écrire pour y travailler avec nous dès cette année.\n';

/** Each edit by what the owner calls it, to be made in this order: `plan` appends to the file that `price` writes. */
export const edits: Readonly<Record<string, (root: string) => void>> = {
  price: (root) => {
    const folder = join(root, 'content/catalogues');
    const last = readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .at(-1);
    writeFileSync(join(folder, `${today}.yaml`), `basedOn: ${basename(last ?? '', '.yaml')}\n${prices}`);
  },
  plan: (root) => appendFileSync(join(root, `content/catalogues/${today}.yaml`), plan),
  rate: (root) => change(root, 'content/call-rates.csv', [/;(\d\.\d+);provisional;/, ';0,051;confirmed;']),
  article: (root) => {
    writeFileSync(join(root, 'site/public/bureau.png'), Buffer.from(photo, 'base64'));
    writeFileSync(join(root, 'content/articles/repondre-partout.md'), article);
  },
  testimonial: (root) =>
    change(
      root,
      'content/testimonials.yaml',
      setField('author', 'Claire M.'),
      [/rating: 5\n {4}example: true/, 'rating: 4\n    example: false'],
      [/$/, testimonial],
    ),
  video: (root) => {
    for (const kind of ['webm', 'vtt']) {
      copyFileSync(join(root, `site/public/demo/users.${kind}`), join(root, `site/public/demo/arrivee.${kind}`));
    }
    change(
      root,
      'content/pages/demo.yaml',
      ['/demo/calls.webm', 'https://www.youtube-nocookie.com/embed/abc123'],
      ['/demo/users.webm', '/demo/arrivee.webm'],
      ['/demo/users.vtt', '/demo/arrivee.vtt'],
    );
  },
  company: (root) =>
    change(
      root,
      'content/company.yaml',
      setField('legalName', 'Orion Télécom'),
      setField('legalForm', 'SAS'),
      setField('shareCapital', '10 000 €'),
      setField('siren', '732 829 320'),
      setField('rcs', 'RCS Bastia 732 829 320'),
      setField('vatNumber', 'FR44 732829320'),
      setField('publicationDirector', 'Claire Martin'),
      setField('phone', '04 95 12 34 56'),
      setField('email', 'bonjour@orion-telecom.fr'),
      setField('supportEmail', 'aide@orion-telecom.fr'),
      setField('street', '12 cours Pierangeli'),
      setField('postalCode', '"20200"'),
      setField('city', 'Bastia'),
      setField('latitude', '42.6976'),
      setField('longitude', '9.4509'),
      setField('holder', 'Orion Télécom'),
      setField('iban', 'FR76 3000 6000 0112 3456 7890 189'),
      setField('bic', 'AGRIFRPP'),
      setField('sepaCreditorId', 'FR72ZZZ123456'),
      setField('delivery', 'huit jours ouvrés'),
    ),
  'legal text': (root) => {
    change(root, 'content/legal/cgv.md', ['\n## 1.', '\nElles sont écrites en français.\n\n## 1.']);
    // Terms are versioned by day: if today's version exists, delete its copy so that keep-terms writes it again.
    if (company.termsVersion === today) rmSync(join(root, `content/terms-versions/${today}.md`));
    else change(root, 'content/company.yaml', setField('termsVersion', today));
  },
  hours: (root) =>
    change(
      root,
      'content/company.yaml',
      setField('lastDay', 'samedi'),
      setField('opens', '8 h 30'),
      setField('closes', '19 h'),
    ),
  brand: (root) =>
    change(root, 'content/brand.yaml', [`name: ${brand.name}`, 'name: Boréal'], setField('orderPrefix', 'BOR')),
  colour: (root) => change(root, 'content/brand-look.yaml', setField('sea', '"#0b5d57"')),
  'new page': (root) => {
    const readme = readFileSync(join(root, 'content/README.md'), 'utf8');
    // The page's code is the example of the README.
    const [, page = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
    change(
      root,
      'content/pages.yaml',
      ['  sitemap:\n', `${pageEntry}  sitemap:\n`],
      [/ {2}sitemap: /, `${pageDescription}$&`],
    );
    mkdirSync(join(root, 'site/pages/careers'));
    writeFileSync(join(root, 'site/pages/careers/CareersPage.tsx'), page);
  },
};
