import { describe, expect, test } from 'vitest';
import { portabilityTexts } from '#content/portability-texts.ts';
import { type DossierReading, type PortForm, readDossier } from '#domain/portability/read-dossier.ts';
import { mistakes, rightDossier, seededRandom } from '#domain/portability/wrong-dossiers.ts';

const seed = 20_261_123;
const drawn = 1000;

function read(blocks: readonly PortForm[], { client }: ReturnType<typeof rightDossier>): DossierReading {
  return readDossier(blocks, client, portabilityTexts.operators);
}

describe('of 1 000 dossiers', () => {
  test('that are right, none is stopped', () => {
    const random = seededRandom(seed);
    const stopped = Array.from({ length: drawn }, () => rightDossier(random)).flatMap((dossier) => {
      const reading = read(dossier.blocks, dossier);
      return reading.ok ? [] : [{ dossier, reading }];
    });
    expect(stopped).toEqual([]);
  });

  test('with a mistake, at least 95 % are stopped', () => {
    const random = seededRandom(seed);
    const names = Object.keys(mistakes);
    const shares = new Map(names.map((name) => [name, { stopped: 0, all: 0 }]));
    for (let index = 0; index < drawn; index += 1) {
      const dossier = rightDossier(random);
      const name = names[Math.floor(random() * names.length)] ?? '';
      const wrong = mistakes[name]?.(dossier, random) ?? [];
      expect(wrong, name).not.toEqual(dossier.blocks);
      const share = shares.get(name) ?? { stopped: 0, all: 0 };
      share.all += 1;
      if (!read(wrong, dossier).ok) share.stopped += 1;
    }
    const stopped = [...shares.values()].reduce((sum, share) => sum + share.stopped, 0);
    const lines = [...shares].map(([name, { stopped: some, all }]) => `  ${some} of ${all}: ${name}`);
    console.info([`Wrong dossiers stopped: ${stopped} of ${drawn}`, ...lines].join('\n'));
    expect(stopped).toBeGreaterThanOrEqual(0.95 * drawn);
    const missed = [...shares].filter(([, { stopped: some, all }]) => some < all).map(([name]) => name);
    expect(missed).toEqual(['somebody else’s line, under the client’s name']);
  });
});
