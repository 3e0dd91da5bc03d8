import '#ui/styles/fallback-fonts.css';
import bricolageGrotesque from '#ui/fonts/bricolage-grotesque.woff2';
import instrumentSans from '#ui/fonts/instrument-sans.woff2';

/** Each font with the variable of `tokens.css` that names its fallbacks. */
const faces = [
  { variable: '--display', family: 'Bricolage Grotesque', file: bricolageGrotesque, weight: '600 800' },
  { variable: '--body', family: 'Instrument Sans', file: instrumentSans, weight: '400 700' },
];

/**
 * Loads the fonts after the first paint: declared in the style sheet they would delay it, and named there be looked for
 * in the system. Both are applied at once, before fallbacks of the same widths (`fallback-fonts.css`).
 */
export async function loadFonts(): Promise<void> {
  const settling = import('./preserve-line-breaks.ts').catch(() => undefined);
  const loaded = await Promise.allSettled(
    faces.map(async ({ variable, family, file, weight }) => {
      const face = await new FontFace(family, `url(${file})`, { weight }).load();
      return { variable, family, face };
    }),
  );
  const settle = await settling;
  const { style } = document.documentElement;
  const fallbacks = getComputedStyle(document.documentElement);
  const changes = loaded
    .filter((result) => result.status === 'fulfilled')
    .map(({ value }) => ({ ...value, families: `${value.family}, ${fallbacks.getPropertyValue(value.variable)}` }));
  settle?.preserveLineBreaks(document.body, () => {
    for (const { variable, face, families } of changes) {
      document.fonts.add(face);
      style.setProperty(variable, families);
    }
  });
}
