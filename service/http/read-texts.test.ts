import { expect, test } from 'vitest';
import { typedAddress } from '#domain/order/client/address-parts.ts';
import { cpuTime } from '#service/cpu-time.fixture.ts';
import { readTexts } from './read-texts.ts';

test.each<readonly [string, string]>([
  ['ACME\r\nVotre compte est bloqué', 'ACME, Votre compte est bloqué'],
  ['1 place Foch,\n\n 20000\tAjaccio\n', '1 place Foch, 20000 Ajaccio'],
  ['Mairie\u2028d’Ajaccio', 'Mairie d’Ajaccio'],
  ...['\u200b', '\u202e', '\u00ad', '\ufeff'].map((sign) => [`${sign}EJ${sign} 42${sign}`, 'EJ 42'] as const),
])('a typed text is one line without invisible signs: %j', (typed, holder) => {
  expect(readTexts(new URLSearchParams({ holder: typed }), ['holder'])).toEqual({ holder });
});

test.each([',', ' ', '-'])('an address with a long run of %j takes no time', (sign) => {
  const fields = new URLSearchParams({ street: `a${sign.repeat(31_000)}b` });
  const time = cpuTime(() => {
    const texts = readTexts(fields, ['street', 'complement', 'postCode', 'town']);
    expect(texts && typedAddress(texts).street.length).toBeLessThanOrEqual(1000);
  });
  expect(time).toBeLessThan(100);
});
