import { quotePresets } from '#content/quote-presets.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatCounted, formatWholeEuros } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { quoteFormDefaults, readablePart, readQuoteForm } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { describeExtensions, describeScope } from '#domain/quote/installation/describe-scope.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import styles from './QuotePresets.module.css';
import { sectionId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

interface QuotePresetsProps {
  readonly page: QuotePageHandle;
  readonly announce: (text: string) => void;
}

/** Whole installations with their price, to see a figure first. A press fills the form except e-mail and terms. */
export function QuotePresets({ page: { form, catalogue }, announce }: QuotePresetsProps) {
  return (
    <section className={`screen-only ${styles.presets}`} aria-labelledby="exemples">
      <h2 id="exemples" className={styles.title}>
        {quoteTexts.presets.title}
      </h2>
      <p>{`${quoteTexts.presets.text} ${fairUseText(catalogue)}`}</p>
      <div className={styles.cards}>
        {quotePresets.map((preset) => {
          const { name, geographicNumbers, channels } = preset;
          const values = fillPreset(preset);
          const request = readablePart(readQuoteForm({ ...quoteFormDefaults, ...values }));
          const { oneTime, monthly } = priceQuote(request, catalogue);
          const phones = describeExtensions(request);
          const choose = (): void => {
            form.fill(values);
            announce(`Formulaire rempli\u00a0: ${name}, ${phones}`);
            const filled = document.getElementById(sectionId(1));
            filled?.focus({ preventScroll: true });
            filled?.scrollIntoView();
          };
          return (
            <article key={name} className={`frame cluster ${styles.card}`}>
              <PhoneRow counts={request} most={catalogue.limits.phones.max}>
                <h3>{name}</h3>
              </PhoneRow>
              <p className={styles.holds}>
                {`${describeScope(request)}, ${formatCounted(geographicNumbers, 'numéro', 'numéros')}, ${channels}\u00a0appels à la fois`}
              </p>
              <dl className="cluster">
                <div>
                  <dt>À la commande</dt>
                  <dd>{`${formatWholeEuros(oneTime)}\u00a0HT`}</dd>
                </div>
                <div>
                  <dt>Par mois</dt>
                  <dd>{`${formatWholeEuros(monthly)}\u00a0HT`}</dd>
                </div>
              </dl>
              <Button className="stretched" onClick={choose}>
                Partir de cet exemple
                <span className="visually-hidden">{`\u00a0: ${name}, ${phones}`}</span>
              </Button>
            </article>
          );
        })}
      </div>
    </section>
  );
}
