import { quoteTexts } from '#content/quote-texts.ts';
import { Help } from '#ui/panels/Help.tsx';
import { FormCounter } from './FormCounter.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './sections.module.css';
import type { QuotePageHandle } from './state/use-quote-page.ts';

/** The number of sites, and the numbers under which they can be called. */
export function SitesSection({ page }: { readonly page: QuotePageHandle }) {
  const { state, choose } = page.form;
  const { geographicNumbers, virtualOnly } = state.controls;
  /** Each number to keep is a geographic number: a press on + that asks for one more adds it. */
  const keepNumbers = (ported: number): void => {
    if (ported > Number(geographicNumbers)) choose('geographicNumbers', String(ported));
  };
  const siteHelp = virtualOnly ? quoteTexts.virtualSite : quoteTexts.site;
  return (
    <FormSection number={2} title="Vos sites et numéros">
      <FormCounter page={page} field="siteCount" />
      <FormCounter page={page} field="geographicNumbers" />
      <FormCounter page={page} field="portedNumbers" onStep={keepNumbers} />
      <div className={`cluster ${styles.helps}`}>
        <Help title={siteHelp.title}>{`${siteHelp.text} ${quoteTexts.number}`}</Help>
        <Help title={quoteTexts.portability.title}>{quoteTexts.portability.text}</Help>
      </div>
    </FormSection>
  );
}
