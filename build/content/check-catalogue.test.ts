import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogues } from '#content/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { checkCatalogues } from './check-catalogue.ts';

const file = 'content/catalogue.ts';
const source = readFileSync(file, 'utf8');
const lines = source.split('\n');

/** A catalogue with another value at a path, or without it if `undefined`. */
function changed(path: string, value: unknown): Catalogue {
  const copy = structuredClone(catalogue) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy as unknown as Catalogue;
}

/** The refusals, as the owner reads them. */
function refusalOf(...list: unknown[]): string {
  const messages = checkCatalogues({ file, source }, list).map(({ message }) => message);
  return messages.length === 0 ? 'accepted' : messages.join('\n');
}

/** The source line that a refusal names. */
function namedLine(refusal: string): string {
  return lines[Number(/catalogue\.ts:(\d+)/.exec(refusal)?.[1]) - 1] ?? '';
}

test('accepts the current catalogues', () => {
  expect(refusalOf(...catalogues)).toBe('accepted');
});

describe('a catalogue', () => {
  test.each([
    ['oneTime.cable.priceCents', -300, 'centimes entiers à partir de 0', 'cable:'],
    ['oneTime.shipping.priceCents', 45.5, 'centimes entiers', 'shipping:'],
    ['oneTime.phones.T33G.priceCents', '6300', 'centimes entiers', 'T33G:'],
    ['monthly.geographicNumber.priceCents', Number.NaN, 'centimes entiers', 'geographicNumber:'],
    ['oneTime.box.label', '', 'le nom que porteront les devis', 'box:'],
    ['monthly.phoneLicence.vatRate', 0.2, 'centièmes de pour cent', 'phoneLicence:'],
    ['unlimited.priceCents.france-all.10', undefined, 'ajoutez le prix pour 10 canaux', "'france-all': {"],
    ['unlimited.priceCents.international.7', 9900, 'retirez le prix pour 7 canaux', 'international: {'],
    ['unlimited.priceCents.international.15', 282.5, 'centimes entiers', '15: 28200'],
    ['unlimited.channels', [2, 4, 3], 'du plus petit au plus grand', 'channels: ['],
    ['switchSizing.singleSite.2.upToPhones', 16, 'écrivez 15 au plus', 'upToPhones: 15'],
    ['switchSizing.singleSite.3.upToPhones', 9, 'du plus petit nombre de postes', 'upToPhones: 19'],
    ['switchSizing.multiSitePhonesPerPOE16', 16, 'écrivez 15 au plus', 'multiSitePhonesPerPOE16:'],
    ['limits.phones', { min: 50, max: 3 }, 'le plus petit dans min', 'phones: { min'],
    ['limits.phones.max', 60, 'une étape jusqu’à 60 postes', 'singleSite: ['],
    ['validFrom', '2026-02-30', 'un jour qui existe', 'validFrom:'],
    ['id', 'Novembre 2026', 'petites lettres', "id: '2026-11'"],
    ['discount', 10, 'retirez-le', '  {'],
  ])('with %s = %o is refused, naming the line and the fix', (path, value, mend, line) => {
    const refusal = refusalOf(changed(path, value));
    expect(refusal).toContain(mend);
    expect(namedLine(refusal)).toContain(line);
  });
});

describe('the list', () => {
  test('is not empty', () => {
    expect(refusalOf()).toContain('au moins un catalogue');
  });

  test('has each id once', () => {
    expect(refusalOf(catalogue, { ...catalogue, validFrom: '2027-01-01' })).toContain('2026-11 sert déjà plus haut');
  });

  test('goes from the oldest to the newest, one a day', () => {
    const later = { ...catalogue, id: '2027-01', validFrom: '2027-01-01' };
    expect(refusalOf(catalogue, later)).toBe('accepted');
    expect(refusalOf(later, catalogue)).toContain('après le 2027-01-01');
    expect(refusalOf(catalogue, { ...later, validFrom: catalogue.validFrom })).toContain('après le 2026-11-01');
  });

  test('is reported by line if the file has several catalogues', () => {
    const two =
      "export const catalogues = [\n  { id: 'first' },\n  {\n    id: 'second',\n    oneTime: { cable: { priceCents: -1 } },\n  },\n];\n";
    const second = { ...changed('oneTime.cable.priceCents', -1), id: 'second', validFrom: '2027-01-01' };
    const [refusal] = checkCatalogues({ file, source: two }, [catalogue, second]);
    expect(refusal?.line).toBe(5);
  });
});
