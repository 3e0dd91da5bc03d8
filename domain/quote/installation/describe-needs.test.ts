import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { describeNeeds } from '#domain/quote/installation/describe-needs.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';

const none = { virtualOnly: false, siteCount: 1, mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, userCount: 0 };

test('says how many cables are delivered, and how many of them are spare', () =>
  expect(describeNeeds(planInstallation({ ...none, mainPhones: 4 }, catalogue))).toBe(
    'Les postes sont alimentés par leur cordon réseau (PoE). Cordons livrés\u00a0: 7, dont 1 de réserve.',
  ));

test('says that users without hardware plug nothing in', () =>
  expect(describeNeeds(planInstallation({ ...none, virtualOnly: true, userCount: 4 }, catalogue))).toMatch(
    /^Rien à brancher/,
  ));
