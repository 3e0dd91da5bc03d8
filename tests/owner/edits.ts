import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { editOf } from '#build/content/copied-content.fixture.ts';
import { company } from '#content/company.ts';
import { parisDay } from '#domain/calendar.ts';

const today = parisDay(new Date());

/** A grey picture of 16 × 10, in none of the brand's colours. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAAE0lEQVR42mOo7+klCTGMahiaGgASdv8B1eOFngAAAABJRU5ErkJggg==';

/** What an edit needs besides the texts that `edits.yaml` changes. */
const besides: Readonly<Record<string, (root: string) => void>> = {
  article: (root) => writeFileSync(join(root, 'site/public/bureau.png'), Buffer.from(photo, 'base64')),
  video: (root) => {
    for (const kind of ['webm', 'vtt'])
      copyFileSync(join(root, `site/public/demo/users.${kind}`), join(root, `site/public/demo/arrivee.${kind}`));
  },
  'legal text': (root) => {
    // Terms are versioned by day: if today's version exists, delete its copy so that keep-terms writes it again.
    if (company.termsVersion === today) rmSync(join(root, `content/terms-versions/${today}.md`));
    else applyEdits(root, 'content/company.yaml', [`termsVersion = ${today}`]);
  },
  'new page': (root) => {
    // The page's code is the example of the README.
    const [, page = ''] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'content/README.md'), 'utf8')) ?? [];
    mkdirSync(join(root, 'site/pages/careers'));
    writeFileSync(join(root, 'site/pages/careers/CareersPage.tsx'), page);
  },
};

/** Makes the twelve edits of an owner in a copy of the project. Throws for one that changes nothing. */
export function makeOwnersEdits(root: string): void {
  const catalogues = readdirSync(join(root, 'content/catalogues')).filter((file) => file.endsWith('.yaml'));
  const last = basename(catalogues.sort().at(-1) ?? '', '.yaml');
  const written = readFileSync(join(import.meta.dirname, 'edits.yaml'), 'utf8');
  const edits: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = parse(
    written.replaceAll('{today}', today).replaceAll('{last}', last),
  );
  for (const [name, files] of Object.entries(edits)) {
    console.log(`── ${name}`);
    for (const [file, changes] of Object.entries(files)) applyEdits(root, file, changes);
    besides[name]?.(root);
  }
}

function applyEdits(root: string, file: string, changes: readonly string[]): void {
  const path = join(root, file);
  for (const change of changes) {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = editOf(change)(before);
    if (after === before) throw new Error(`${file} has nothing that « ${change} » changes`);
    writeFileSync(path, after);
  }
}
