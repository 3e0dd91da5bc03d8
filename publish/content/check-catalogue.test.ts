import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogues } from '#content/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { checkCatalogues } from './check-catalogue.ts';

const file = 'content/catalogue.ts';
const source = readFileSync(file, 'utf8');
const lines = source.split('\n');

/** A catalogue in which the value at a path is another one, or gone where it is `undefined`. */
function changed(path: string, value: unknown): Catalogue {
  const copy = structuredClone(catalogue) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy as unknown as Catalogue;
}

/** The refusal, as the builder of the site reads it. */
function refusalOf(...list: unknown[]): string {
  try {
    checkCatalogues(file, source, list);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
}

/** The text of the line that a refusal names. */
function namedLine(refusal: string): string {
  return lines[Number(/catalogue\.ts:(\d+):/.exec(refusal)?.[1]) - 1] ?? '';
}

test('accepts the catalogues as they are', () => {
  expect(refusalOf(...catalogues)).toBe('accepted');
});

describe('a catalogue', () => {
  test.each([
    ['oneTime.cable.priceCents', -300, 'whole cents from 0', 'cable:'],
    ['oneTime.shipping.priceCents', 45.5, 'whole cents', 'shipping:'],
    ['oneTime.phones.T33G.priceCents', '6300', 'whole cents', 'T33G:'],
    ['monthly.geographicNumber.priceCents', Number.NaN, 'whole cents', 'geographicNumber:'],
    ['oneTime.box.label', '', 'what quotes call it', 'box:'],
    ['monthly.phoneLicence.vatRate', 0.2, 'hundredths of a percent', 'phoneLicence:'],
    ['unlimited.priceCents.france-all.10', undefined, 'add the price for 10 channels', "'france-all': {"],
    ['unlimited.priceCents.international.7', 9900, 'remove the price for 7 channels', 'international: {'],
    ['unlimited.priceCents.international.15', 282.5, 'whole cents', '15: 28200'],
    ['unlimited.channels', [2, 4, 3], 'from the fewest', 'channels: ['],
    ['switchSizing.singleSite.2.upToPhones', 16, 'feed 15 phones', 'upToPhones: 15'],
    ['switchSizing.singleSite.3.upToPhones', 9, 'from the fewest phones', 'upToPhones: 19'],
    ['switchSizing.multiSitePhonesPerPOE16', 16, 'feeds 15 phones', 'multiSitePhonesPerPOE16:'],
    ['limits.phones', { min: 50, max: 3 }, 'under min', 'phones: { min'],
    ['limits.phones.max', 60, 'a step up to 60 phones', 'singleSite: ['],
    ['validFrom', '2026-02-30', 'a day that exists', 'validFrom:'],
    ['id', 'Novembre 2026', 'small letters', "id: '2026-11'"],
    ['discount', 10, 'Unrecognized key', 'id:'],
  ])('with %s = %o is refused, naming the line and the mend', (path, value, mend, line) => {
    const refusal = refusalOf(changed(path, value));
    expect(refusal).toContain(mend);
    expect(namedLine(refusal)).toContain(line);
  });
});

describe('the list', () => {
  test('is not empty', () => {
    expect(refusalOf()).toContain('at least one catalogue');
  });

  test('holds each id once', () => {
    expect(refusalOf(catalogue, { ...catalogue, validFrom: '2027-01-01' })).toContain('2026-11 stands twice');
  });

  test('goes from the oldest to the newest, one a day', () => {
    const later = { ...catalogue, id: '2027-01', validFrom: '2027-01-01' };
    expect(refusalOf(catalogue, later)).toBe('accepted');
    expect(refusalOf(later, catalogue)).toContain('later than 2027-01-01');
    expect(refusalOf(catalogue, { ...later, validFrom: catalogue.validFrom })).toContain('later than 2026-11-01');
  });

  test('is told apart by line where several catalogues stand in the file', () => {
    // The file up to its second catalogue, whether it has one or not.
    const one = source
      .split(/(?=\n {2}\{\n {4}id:)/)
      .slice(0, 2)
      .join('');
    const two = `${one}\n  {\n    id: 'second',\n    validFrom: '2027-01-01',\n    oneTime: {\n      cable: {},\n`;
    const second = { ...changed('oneTime.cable.priceCents', -1), id: 'second' };
    expect(() => checkCatalogues(file, two, [catalogue, second])).toThrow(
      `catalogue.ts:${one.split('\n').length + 5}:`,
    );
  });
});
