import { expect, test } from 'vitest';
import { parsePlanCode } from './call-plans.ts';
import { specifiedCatalogue } from './specified-catalogue.fixture.ts';

test.each(['FF7', 'FF', 'ff2', 'FF02', 'FF2 ', 'INT1e1', 'XX2', '', 'toString'])('finds no plan for %o', (code) =>
  expect(parsePlanCode(code, specifiedCatalogue.unlimited.channels)).toBeUndefined(),
);
