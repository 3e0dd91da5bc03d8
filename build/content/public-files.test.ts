import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { checkPublicFiles } from './public-files.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'site/public'), { recursive: true });

const faultsOf = (name: string, bytes: string | Buffer) => {
  writeFileSync(join(root, 'site/public', name), bytes);
  const content = { file: 'content/pages/home.yaml', name: '', value: `/${name}`, lineOf: () => 1 };
  return checkPublicFiles(root, content);
};
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

test.each<readonly [mistake: string, name: string, bytes: string | Buffer, problem: string, fix: string]>([
  ['a photo of a phone under another ending', 'a.jpg', '\0\0\0 ftypheic', 'd’un fichier .jpg', 'de nouveau'],
  ['a film of a phone under another ending', 'a.webm', '\0\0\0 ftypqt  ', 'd’un fichier .webm', 'de nouveau'],
  ['captions of another player', 'a.vtt', '1\n00:00:01,000 --> 00:00:02,000\n', 'd’un fichier .vtt', 'de nouveau'],
  ['a photo of a camera', 'a.jpg', Buffer.concat([jpeg, Buffer.alloc(6_200_000)]), '6200\u00a0ko', '500\u00a0ko'],
])('a file that a text names is refused: %s', (_mistake, name, bytes, problem, fix) => {
  const [fault, ...more] = faultsOf(name, bytes);
  expect(more).toEqual([]);
  const [read, advice] = fault?.message.split(' → ') ?? [];
  expect(read).toContain(problem);
  expect(advice).toContain(fix);
});

test.each([
  ['a.jpg', jpeg],
  ['a.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a.vtt', '\ufeffWEBVTT\n'],
])('a file that a text names is accepted: %s', (name, bytes) => expect(faultsOf(name, bytes)).toEqual([]));
