import { quoteTexts } from '#content/quote-texts.ts';
import { quoteFormDefaults } from '#domain/quote/quote-form.ts';
import { Counter } from '#site/ui/Counter.tsx';
import { Help } from '#site/ui/Help.tsx';
import { controlLabels } from './control-labels.ts';
import { FormSection } from './FormSection.tsx';
import { beforeTax, beforeTaxMonthly } from './price-text.ts';
import { controlId, type SectionProperties } from './section-properties.ts';
import styles from './sections.module.css';

/** Where the phones stand and by which numbers they are reached. */
export function SitesSection({ catalogue, state }: SectionProperties) {
  const { oneTime, monthly, limits, portabilityBlockSize } = catalogue;
  const { messages, controls } = state;
  return (
    <FormSection number={2} title="Vos sites et numéros">
      <Counter
        id={controlId('siteCount')}
        name="siteCount"
        label={controlLabels.siteCount}
        unit="un site"
        hint={
          <>
            De {limits.sites.min} à {limits.sites.max}.{' '}
            {controls.form.virtualOnly ? (
              'Sans matériel, ni box ni livraison.'
            ) : (
              <span className={styles.price}>
                Une box par site&nbsp;: {beforeTax(oneTime.box.priceCents)}. Livraison&nbsp;:{' '}
                {beforeTax(oneTime.shipping.priceCents)} en tout
              </span>
            )}
          </>
        }
        error={messages.siteCount}
        defaultValue={quoteFormDefaults.siteCount}
        min={limits.sites.min}
        max={limits.sites.max}
      />
      <Counter
        id={controlId('geographicNumbers')}
        name="geographicNumbers"
        label={controlLabels.geographicNumbers}
        unit="un numéro géographique"
        hint={
          <>
            Ceux que vos correspondants composent.{' '}
            <span className={styles.price}>{beforeTaxMonthly(monthly.geographicNumber.priceCents)} chacun</span>
          </>
        }
        error={messages.geographicNumbers}
        defaultValue={quoteFormDefaults.geographicNumbers}
        min={limits.numbers.min}
        max={limits.numbers.max}
      />
      <Counter
        id={controlId('portedNumbers')}
        name="portedNumbers"
        label={`${controlLabels.portedNumbers} (portabilité)`}
        unit="un numéro à conserver"
        hint={
          <>
            Parmi ceux du dessus.{' '}
            <span className={styles.price}>
              {beforeTax(oneTime.portabilityBlock.priceCents)} par tranche de {portabilityBlockSize}&nbsp;numéros
            </span>
          </>
        }
        error={messages.portedNumbers}
        defaultValue={quoteFormDefaults.portedNumbers}
        min={0}
        max={limits.numbers.max}
      />
      <div className={styles.helps}>
        <Help title={quoteTexts.site.title}>{quoteTexts.site.text}</Help>
        <Help title={quoteTexts.number.title}>{quoteTexts.number.text}</Help>
        <Help title={quoteTexts.portability.title}>{quoteTexts.portability.text}</Help>
      </div>
    </FormSection>
  );
}
