import { company } from '#content/company.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatMonthly } from '#domain/money.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { Counter } from '#ui/fields/Counter.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './sections.module.css';
import { counterOf } from './state/section-properties.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

/** The number of sites, and the numbers under which they can be called. */
export function SitesSection({ page }: { readonly page: QuotePageHandle }) {
  const { state, choose } = page.form;
  const { oneTime, monthly, limits, portabilityBlockSize } = page.catalogue;
  const { geographicNumbers, virtualOnly } = state.controls.form;
  /** Each number to keep is a geographic number: a press on + that asks for one more adds it. */
  const keepNumbers = (ported: number): void => {
    if (ported > Number(geographicNumbers)) choose('geographicNumbers', String(ported));
  };
  const boxHint = virtualOnly
    ? ''
    : ` Une box ${company.brand} par site\u00a0: elle s’ajoute à votre box internet, sans la remplacer.`;
  const siteHelp = virtualOnly ? quoteTexts.virtualSite : quoteTexts.site;
  return (
    <FormSection number={2} title="Vos sites et numéros">
      <Counter
        {...counterOf('siteCount', state)}
        unit="un site"
        hint={`De ${limits.sites.min} à ${limits.sites.max}${virtualOnly ? ', sans matériel' : ''}. ${quoteTexts.mainlandOnly}${boxHint}`}
        price={
          virtualOnly
            ? undefined
            : `${formatBeforeTax(oneTime.box.priceCents)} par box. Livraison\u00a0: ${formatBeforeTax(oneTime.shipping.priceCents)} en tout`
        }
        min={limits.sites.min}
        max={limits.sites.max}
      />
      <Counter
        {...counterOf('geographicNumbers', state)}
        unit="un numéro géographique"
        hint={'Vos numéros en 01 à 05 (04\u00a095 en Corse), les nouveaux et ceux que vous gardez.'}
        price={`${formatMonthly(monthly.geographicNumber.priceCents)} chacun`}
        min={limits.numbers.min}
        max={limits.numbers.max}
      />
      <Counter
        {...counterOf('portedNumbers', state)}
        label={`${controlLabels.portedNumbers} (portabilité)`}
        unit="un numéro à conserver"
        hint="Parmi eux, ceux que vous avez déjà."
        price={`${formatBeforeTax(oneTime.portabilityBlock.priceCents)} par tranche de ${portabilityBlockSize}\u00a0numéros`}
        min={0}
        max={limits.numbers.max}
        onStep={keepNumbers}
      />
      <div className={`cluster ${styles.helps}`}>
        <Help title={siteHelp.title}>{`${siteHelp.text} ${quoteTexts.number}`}</Help>
        <Help title={quoteTexts.portability.title}>{quoteTexts.portability.text}</Help>
      </div>
    </FormSection>
  );
}
