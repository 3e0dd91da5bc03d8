import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { RateCell } from '#domain/calls/call-rates.ts';
import { formatRate } from '#domain/money.ts';
import styles from './RatesTable.module.css';

/** A rate before tax with its four decimals, « Inclus », or a dash. Right-aligned, so that the commas are aligned. */
export function RateValue({ cell }: { readonly cell: RateCell }) {
  if (cell.kind === 'included') return <strong className={styles.included}>{texts.included}</strong>;
  if (cell.kind === 'missing') return '—';
  return (
    <>
      <span className={styles.rate}>
        {formatRate(cell.rate)}
        <small>{texts.beforeTax}</small>
      </span>
      {cell.provisional && <small> {texts.provisional}</small>}
    </>
  );
}
