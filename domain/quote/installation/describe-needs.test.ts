import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { describeNeeds } from '#domain/quote/installation/describe-needs.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';

test('lists what each site must have, then says how many cables are delivered, and how many of them are spare', () => {
  const plan = planInstallation({ ...emptyRequest, siteCount: 2, mainPhones: 2, wirelessPhones: 1 }, catalogue);
  expect(describeNeeds(plan)).toEqual([
    'Site 1\u00a0: 3\u00a0prises électriques, 2\u00a0prises réseau, 1\u00a0accès internet.',
    'Site 2\u00a0: 2\u00a0prises électriques, 1\u00a0prise réseau, 1\u00a0accès internet.',
    'Les postes sont alimentés par leur cordon réseau (PoE). Cordons livrés\u00a0: 8, dont 1 de réserve.',
  ]);
});

test('says that users without hardware plug nothing in', () => {
  expect(describeNeeds(planInstallation({ ...emptyRequest, virtualOnly: true, userCount: 4 }, catalogue))).toEqual([
    expect.stringMatching(/^Rien à brancher/),
  ]);
});
