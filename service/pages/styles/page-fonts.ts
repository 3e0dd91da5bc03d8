import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const faces = [
  { family: 'Bricolage Grotesque', weight: '600 800', file: /^bricolage-grotesque-[\w-]+\.woff2$/ },
  { family: 'Instrument Sans', weight: '400 700', file: /^instrument-sans-[\w-]+\.woff2$/ },
];

/** The fonts of the release's site, as CSS; without a site the visitor's own. None comes from another origin. */
export function pageFontFaces(release: string): string {
  const folder = join(release, 'site', 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const rules = faces.flatMap(({ family, weight, file }) => {
    const name = files.find((candidate) => file.test(candidate));
    return name === undefined
      ? []
      : `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${name}) format("woff2")}`;
  });
  return rules.join('');
}
