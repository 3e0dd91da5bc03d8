import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { addDays, parisDay } from '#domain/calendar.ts';
import { copyContent } from './content/copied-content.fixture.ts';
import { readCatalogues } from './content/read-catalogues.ts';

test.each(['build', 'check-publication', 'keep-terms', 'keep-catalogue'])(
  '%s ends with one line of French and no stack',
  (program) => {
    const { root, remove } = copyContent('content/company.ts', (text) =>
      text.replace(/foundedIn: \d+/, 'foundedIn: l7'),
    );
    // The programs themselves are copied too, so that they import the broken file wherever they import it.
    for (const part of ['build', 'domain', 'service', 'package.json'])
      cpSync(part, join(root, part), { recursive: true });
    const { status, stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/tsx'),
      [join(root, `build/${program}.ts`)],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    remove();
    expect(stderr).toMatch(/^content\/company\.ts:\d+\u00a0: .*'l7' est introuvable.* → [^\n]+\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);

test.each(['build', 'check-publication'])('%s refuses a wrong setting in one line of French', (program) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', [`build/${program}.ts`], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'www.exemple.fr' },
  });
  expect(stderr).toBe(
    'Réglage refusé. SITE_URL\u00a0: lu «\u202fwww.exemple.fr\u202f», attendu une adresse comme https://www.exemple.fr.\n',
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('keep-terms refuses a changed text of a kept version in one line of French', () => {
  const { root, remove } = copyContent('content/legal/cgv.md', (text) => `${text}\nUn mot.\n`);
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('build/keep-terms.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  remove();
  expect(stderr).toMatch(/^content\/legal\/cgv\.md:\d+\u00a0: [^\n]+ → [^\n]+\n$/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('a new catalogue and a new version of the terms are kept one after the other', () => {
  const before = readFileSync('content/catalogues/2026-11.yaml', 'utf8');
  // After the last one, which the owner may have announced.
  const lastDay = readCatalogues('.').at(-1)?.validFrom ?? '';
  const today = parisDay(new Date());
  const firstDay = addDays(lastDay > today ? lastDay : today, 1);
  const { root, remove } = copyContent('content/catalogues/2099-12.yaml', () =>
    before.replace(/^validFrom: .*$/m, `validFrom: ${firstDay}`),
  );
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  change('content/legal/cgv.md', (text) => text.replace(/^version: .*$/m, 'version: 2026-11-23'));
  change('content/company.ts', (text) => text.replace(/termsVersion: '.*'/, "termsVersion: '2026-11-23'"));
  const runs = ['keep-catalogue', 'keep-terms'].map((program) => {
    const { status, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [resolve(`build/${program}.ts`)], {
      cwd: root,
      encoding: 'utf8',
    });
    return { program, status, stderr };
  });
  remove();
  expect(runs).toEqual(runs.map(({ program }) => ({ program, status: 0, stderr: '' })));
});
