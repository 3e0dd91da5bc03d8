import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#build/content/read-content.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { checkPublicFiles } from './check-public-files.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'site/public'), { recursive: true });
const content = { ...readContent('.'), articles: [], root, today: '' };

test.each<readonly [what: string, name: string, bytes: string | Buffer, problem: string]>([
  ['a photo of a phone under another ending', 'a.jpg', '\0\0\0 ftypheic', 'd’un fichier .jpg'],
  ['a film of a phone under another ending', 'a.webm', '\0\0\0 ftypqt  ', 'd’un fichier .webm'],
  ['captions of another player', 'a.vtt', '1\n00:00:01,000 --> 00:00:02,000\nUn mot\n', 'd’un fichier .vtt'],
  ['a photo as the camera made it', 'a.jpg', Buffer.from('\xff\xd8\xff'.padEnd(6_200_000), 'latin1'), '6200\u00a0ko'],
  ['a photo', 'a.jpg', Buffer.from('\xff\xd8\xff', 'latin1'), ''],
  ['a drawing', 'a.svg', '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', ''],
  ['captions of Notepad', 'a.vtt', '\ufeffWEBVTT\n', ''],
])('%s is refused in a line that says why, or accepted', (_what, name, bytes, problem) => {
  writeFileSync(join(root, 'site/public', name), bytes);
  const page = { file: 'content/pages/home.yaml', value: `/${name}`, lineOf: () => 1 };
  const messages = checkPublicFiles({ ...content, texts: new Map([['', page]]) }).map(({ message }) => message);
  expect(messages).toEqual(problem === '' ? [] : [expect.stringContaining(problem)]);
});
