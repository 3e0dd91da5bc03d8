import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { type CallRate, isIncludedInUnlimited, type RatesMode } from '#domain/calls/call-rates.ts';
import { callPrice } from '#domain/calls/number-rate.ts';
import { formatEuros } from '#domain/money.ts';
import styles from './CallRatesDialog.module.css';

interface NumberAnswerProps {
  /** The rate of the number that was typed, `undefined` where none is known. */
  readonly rate: CallRate | undefined;
  readonly mode: RatesMode;
}

const columns = { FIX: 'fixed', MOB: 'mobile', SPC: 'special' } as const;
const kinds = { FIX: texts.columns.fixed, MOB: texts.columns.mobile, SPC: texts.special } as const;

/** What a call of ten minutes to the number costs. */
export function NumberAnswer({ rate, mode }: NumberAnswerProps) {
  if (rate === undefined) return <p className={styles.answer}>{texts.noNumberRate}</p>;
  const included = mode === 'unlimited' && isIncludedInUnlimited(rate.zone, columns[rate.type]);
  return (
    <p className={styles.answer}>
      <strong>
        {rate.destination}, {kinds[rate.type].toLocaleLowerCase('fr')}
      </strong>
      <span>
        {`${texts.tenMinutes}\u00a0: `}
        <strong>{included ? texts.tenMinutesIncluded : `${formatEuros(callPrice(rate, 10 * 60))}\u00a0HT`}</strong>
        {!included && rate.status === 'provisional' && ` (${texts.provisional})`}
      </span>
    </p>
  );
}
