import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { addDays, parisDay } from '#domain/calendar.ts';
import { type CopiedContent, copyContent } from './content/copied-content.fixture.ts';
import { catalogueSumsFile } from './content/read/content-folders.ts';

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

function run(program: string, cwd = '.', env = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(['build', 'check-publication', 'keep-terms', 'keep-catalogue'])(
  '%s ends with one line of French and no stack',
  (program) => {
    copy = copyContent({ 'content/company.yaml': (text) => text.replace(/foundedIn: \d+/, 'foundedIn: l7') });
    const { root } = copy;
    // The programs themselves are copied too, so that they import the broken file wherever they import it.
    for (const part of ['build', 'domain', 'service', 'package.json'])
      cpSync(part, join(root, part), { recursive: true });
    expect(run(join(root, `build/${program}.ts`), root)).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^content\/company\.yaml:\d+\u00a0: .*l7.* → [^\n]+\n$/),
    });
  },
);

test.each(['build', 'check-publication'])('%s refuses a wrong setting in one line of French', (program) =>
  expect(run(`build/${program}.ts`, '.', { ...process.env, SITE_URL: 'www.exemple.fr' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Réglage refusé. SITE_URL\u00a0: lu «\u202fwww.exemple.fr\u202f», attendu une adresse comme https://www.example.fr.\n',
  }),
);

test('keep-terms refuses a changed text of a kept version in one line of French', () => {
  copy = copyContent({ 'content/legal/cgv.md': (text) => `${text}\nUn mot.\n` });
  expect(run(resolve('build/keep-terms.ts'), copy.root)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^content\/legal\/cgv\.md:\d+\u00a0: [^\n]+ → [^\n]+\n$/),
  });
});

test('a new catalogue and a new version of the terms are kept one after the other', { timeout: 120_000 }, () => {
  const before = readFileSync('content/catalogues/2026-11.yaml', 'utf8');
  // After the last one, which the owner may have announced.
  const [lastDay = ''] = catalogues
    .map(({ validFrom }) => validFrom)
    .sort()
    .reverse();
  const today = parisDay(new Date());
  const firstDay = addDays(lastDay > today ? lastDay : today, 1);
  copy = copyContent({
    'content/catalogues/2099-12.yaml': () => before.replace(/^validFrom: .*$/m, `validFrom: ${firstDay}`),
    'content/legal/cgv.md': (text) => text.replace(/^version: .*$/m, `version: ${today}`),
    'content/company.yaml': (text) => `${text.replace(/termsVersion: .*/, `termsVersion: ${today}`)}\n`,
  });
  const { root } = copy;
  rmSync(join(root, `content/terms-versions/${today}.md`), { force: true });
  const keep = (program: string) =>
    expect(run(resolve(`build/${program}.ts`), root), program).toMatchObject({ status: 0, stderr: '' });
  for (const program of ['keep-catalogue', 'keep-terms']) keep(program);
  const keptTerms = readFileSync(join(root, `content/terms-versions/${today}.md`), 'utf8');
  expect(keptTerms, 'of values that could change').not.toContain('{{');
  // Until its first day a catalogue may be changed, and kept again.
  const keptSum = () => /^(\w{64}) {2}2099-12\.yaml$/m.exec(readFileSync(join(root, catalogueSumsFile), 'utf8'))?.[1];
  const file = join(root, 'content/catalogues/2099-12.yaml');
  const first = keptSum();
  writeFileSync(file, readFileSync(file, 'utf8').replace('price: 116,00', 'price: 121,00'));
  keep('keep-catalogue');
  expect(keptSum()).toBeDefined();
  expect(keptSum()).not.toBe(first);
});
