import bricolageGrotesque from './fonts/bricolage-grotesque.woff2';
import instrumentSans from './fonts/instrument-sans.woff2';

/**
 * Brings the site's two faces, after the first paint: named in the style sheet they would compete with it. Both are put
 * to use at once, over fallbacks of the same widths (`fallback-fonts.css`), so that nothing moves. Without them, or
 * without the code that keeps the lines in place, because the network failed, the page stays readable in the fallbacks.
 */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Bricolage Grotesque', `url(${bricolageGrotesque})`, { weight: '600 800' }),
    new FontFace('Instrument Sans', `url(${instrumentSans})`, { weight: '400 700' }),
  ];
  const settling = import('./settle-lines.ts').catch(() => undefined);
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  const settle = await settling;
  settle?.settleLines(document, () => {
    for (const result of loaded) {
      if (result.status === 'fulfilled') document.fonts.add(result.value);
    }
  });
}
