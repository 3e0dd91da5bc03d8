import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { RatesMode } from '#domain/calls/call-rates.ts';
import type { NumberKind } from '#domain/calls/number-rate.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './CallRatesDialog.module.css';
import { asksForPrice, describeNumber } from './describe-number.ts';

interface NumberAnswerProps {
  readonly found: NumberKind;
  readonly mode: RatesMode;
}

/** The price of a ten-minute call to the number, or why the table doesn't have it. */
export function NumberAnswer({ found, mode }: NumberAnswerProps) {
  const { name, cost } = describeNumber(found, mode);
  if (cost === undefined) {
    return (
      <p className={`cluster ${styles.answer}`}>
        <span>
          {name}{' '}
          {asksForPrice(found) && (
            <>
              <SiteLink to={paths.contact} className={styles.ask}>
                {texts.askForNumber}
              </SiteLink>
              .
            </>
          )}
        </span>
      </p>
    );
  }
  return (
    <p className={`cluster ${styles.answer}`}>
      <strong>{name}</strong>
      <span>
        {`${texts.tenMinutes}\u00a0: `}
        <strong>{cost}</strong>
      </span>
    </p>
  );
}
