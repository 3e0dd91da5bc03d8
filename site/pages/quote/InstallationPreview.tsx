import type { Catalogue } from '#content/catalogue.ts';
import { priceQuote } from '#domain/quote/price-quote.ts';
import { type QuoteForm, type QuoteRequest, readRequirements } from '#domain/quote/quote-form.ts';
import { Drawing } from '#site/ui/drawings/Drawing.tsx';
import { Glyph, type GlyphKind } from '#site/ui/drawings/Glyph.tsx';
import styles from './InstallationPreview.module.css';

interface InstallationPreviewProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

/** What the choices amount to so far: every device with its count, or what is missing to say so. */
export function InstallationPreview({ form, catalogue }: InstallationPreviewProps) {
  const reading = readRequirements(form, catalogue);
  return (
    <section className={styles.installation} aria-labelledby="installation-title">
      <h2 id="installation-title" className={styles.title}>
        Votre installation
      </h2>
      {reading.ok ? (
        <ul className={styles.devices}>
          {listDevices(reading.request, catalogue).map(({ glyph, count, label }) => (
            <li key={label}>
              <Drawing viewBox="0 0 32 32" width={40} height={40}>
                <Glyph kind={glyph} x={0} y={0} />
              </Drawing>
              <span>
                <b>{count}</b> {label}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Elle se dessine à mesure que vous comptez vos postes.</p>
      )}
    </section>
  );
}

interface Device {
  readonly glyph: GlyphKind;
  readonly count: number;
  readonly label: string;
}

function listDevices(request: QuoteRequest, catalogue: Catalogue): Device[] {
  const { switchDetails } = priceQuote(request, catalogue).details;
  const devices: Device[] = request.virtualOnly
    ? [{ glyph: 'laptop', count: request.userCount, label: 'utilisateurs, sur ordinateur et mobile' }]
    : [
        { glyph: 'box', count: request.siteCount, label: request.siteCount > 1 ? 'box' : 'box opérateur' },
        { glyph: 'box', count: switchDetails.POE8, label: 'switch 8 ports' },
        { glyph: 'box', count: switchDetails.POE16, label: 'switch 16 ports' },
        { glyph: 'main', count: request.mainPhones, label: 'postes principaux' },
        { glyph: 'secondary', count: request.secondaryPhones, label: 'postes secondaires' },
        { glyph: 'cordless', count: request.wirelessPhones, label: 'postes sans fil' },
      ];
  return devices.filter(({ count }) => count > 0);
}
