import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const faces = [
  { family: 'Bricolage Grotesque', file: /^bricolage-grotesque-[\w-]+\.woff2$/ },
  { family: 'Instrument Sans', file: /^instrument-sans-[\w-]+\.woff2$/ },
];

/** The fonts of the release's site, as CSS; without a site the visitor's own. None comes from another origin. */
export function pageFontFaces(release: string): string {
  const folder = join(release, 'site', 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return faces
    .map(({ family, file }) => {
      const name = files.find((candidate) => file.test(candidate));
      if (name === undefined) return '';
      return `@font-face{font-family:"${family}";font-weight:200 800;font-display:swap;src:url(/assets/${name}) format("woff2")}`;
    })
    .join('');
}
