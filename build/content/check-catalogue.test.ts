import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { completeCatalogueSchema } from './check-catalogue.ts';
import { checkShape } from './check-shape.ts';
import { readCatalogues } from './read-catalogues.ts';
import { readYaml } from './read-yaml.ts';

const file = 'content/catalogues/2026-11.yaml';
const source = readFileSync(file, 'utf8');

/** The refusal of the catalogue with another value at a path, or without it if `undefined`, as the owner reads it. */
function refusalOf(path: string, value: unknown): string {
  const document = parseDocument(source);
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (value === undefined) document.deleteIn(keys);
  else document.setIn(keys, value);
  const written = { ...readYaml(file, source, 'le catalogue'), value: document.toJS() };
  return checkShape(written, completeCatalogueSchema)
    .map(({ message }) => message)
    .join('\n');
}

/** The source line that a refusal names. */
function namedLine(refusal: string): string {
  return source.split('\n')[Number(/\.yaml:(\d+)/.exec(refusal)?.[1]) - 1] ?? '';
}

test('the files of the catalogues are right', () => {
  expect(readCatalogues('.').map(({ id }) => id)).toContain('2026-11');
});

describe('a catalogue', () => {
  test.each([
    ['oneTime.cable.price', '-3,00', 'des euros avec une virgule', 'price: 3,00'],
    ['oneTime.shipping.price', 45.5, 'des euros avec une virgule', 'price: 45,00'],
    ['oneTime.phones.T33G.price', '63', 'deux décimales', 'price: 63,00'],
    ['oneTime.box.label', '', 'le nom que porteront les devis', 'label: Box'],
    ['monthly.phoneLicence.vatRate', 0.2, 'un pourcentage', 'vatRate:'],
    ['roundingVatRate', '2000,00', '100,00 au plus', 'roundingVatRate:'],
    ['unlimited.price.france-all.10', undefined, 'ajoutez le prix pour 10 canaux', 'france-all:'],
    ['unlimited.price.international.7', '99,00', 'retirez le prix pour 7 canaux', 'international:'],
    ['unlimited.price.international.15', 282.5, 'des euros avec une virgule', '15: 282,00'],
    ['unlimited.channels', [2, 4, 3], 'du plus petit au plus grand', 'channels: ['],
    ['switchSizing.singleSite.2.upToPhones', 16, 'écrivez 15 au plus', 'upToPhones: 15'],
    ['switchSizing.singleSite.3.upToPhones', 9, 'du plus petit nombre de postes', 'upToPhones: 19'],
    ['switchSizing.multiSitePhonesPerPOE16', 16, 'écrivez 15 au plus', 'multiSitePhonesPerPOE16:'],
    ['limits.phones', { min: 50, max: 3 }, 'le plus petit dans min', 'phones: { min'],
    ['limits.phones.max', 60, 'une étape jusqu’à 60 postes', 'singleSite:'],
    ['validFrom', '2026-02-30', 'un jour qui existe', 'validFrom:'],
    ['discount', 10, 'retirez-le', '# Les prix'],
  ])('with %s = %o is refused, naming the line and the fix', (path, value, fix, line) => {
    const refusal = refusalOf(path, value);
    expect(refusal).toContain(fix);
    expect(namedLine(refusal)).toContain(line);
  });
});
