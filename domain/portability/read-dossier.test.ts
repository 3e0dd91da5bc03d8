import { describe, expect, test } from 'vitest';
import { missingNumbersMessage, portRefusalMessage } from '#domain/portability/portability-words.ts';
import { countNumbers, readDossier, readPort } from '#domain/portability/read-dossier.ts';
import { block, client, operators, rioOf, siret } from '#domain/portability/typed-number.fixture.ts';

test('reads a dossier of two numbers', () => {
  const second = '0974000001';
  const result = readDossier(
    [
      block({ number: '0465710000', rio: rioOf('0465710000').toLowerCase() }),
      block({
        number: second,
        lastNumber: ' ',
        holder: ' Claire Santoni ',
        heldByPerson: true,
        holderSiret: '',
        address: ' 12 rue Fesch\n20000 Ajaccio ',
        operator: ' Orange ',
      }),
    ],
    client,
    operators,
  );
  expect(result).toEqual({
    ok: true,
    ports: [
      {
        number: '0465710000',
        lastNumber: '0465710000',
        kind: 'geographic',
        rio: rioOf('0465710000'),
        holder: 'SARL Boulangerie Rossi',
        holderSiret: siret,
        address: '12 rue Fesch\n20000 Ajaccio',
        operator: 'Orange',
      },
      {
        number: second,
        lastNumber: second,
        kind: 'non-geographic',
        rio: rioOf(second),
        holder: 'Claire Santoni',
        holderSiret: '',
        address: '12 rue Fesch\n20000 Ajaccio',
        operator: 'Orange',
      },
    ],
  });
});

describe('a dossier', () => {
  test('without all its numbers, or with too many, is not sent', () => {
    expect(readDossier([block()], client, operators)).toEqual({ ok: false, errors: [], missing: 1 });
    expect(readDossier([block({ lastNumber: '0465710004' })], client, operators)).toMatchObject({ missing: -3 });
    expect(missingNumbersMessage(1)).toBe('Il reste un numéro à ajouter, d’après votre commande');
    expect(missingNumbersMessage(3)).toContain('3 numéros à ajouter');
    expect(missingNumbersMessage(-1)).toContain('Il y a un numéro de trop');
  });

  test('says in which block a mistake is', () => {
    const result = readDossier([block(), block({ number: '0465710001', operator: '' })], client, operators);
    expect(result).toEqual({
      ok: false,
      errors: [{ block: 1, field: 'operator', refusal: { reason: 'text-missing', field: 'operator' } }],
      missing: 0,
    });
  });

  test('refuses a number twice, also within a range', () => {
    const range = block({ lastNumber: '0465710009' });
    expect(countNumbers({ number: '0465710000', lastNumber: '0465710009' })).toBe(10);
    for (const number of ['0465710000', '0465710004', '0465710009']) {
      const result = readDossier([range, block({ number })], client, operators);
      expect(result).toMatchObject({ errors: [{ block: 1, field: 'number', refusal: { reason: 'number-twice' } }] });
    }
    expect(portRefusalMessage({ reason: 'number-twice' }, '0465710000')).toBe('Ce numéro figure déjà dans votre liste');
    expect(readDossier([range, block({ number: '0465710010' })], client, operators)).toMatchObject({ missing: -9 });
  });

  test('names the fields in the order of the screen', () => {
    const result = readPort(block({ number: '', rio: '', holder: '', holderSiret: '', address: '', operator: '' }), {
      client,
      others: [],
      operators,
    });
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual([
      'number',
      'rio',
      'holder',
      'holderSiret',
      'address',
      'operator',
    ]);
  });
});
