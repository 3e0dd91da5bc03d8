import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { type CallRate, columnOf, isIncludedInUnlimited, type RatesMode } from '#domain/calls/call-rates.ts';
import { callPrice, type NumberKind } from '#domain/calls/number-rate.ts';
import { formatBeforeTax } from '#domain/money.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './CallRatesDialog.module.css';
import { lineKinds } from './search-rates.ts';

/** The price of a ten-minute call to the number, or why the table doesn't have it. */
export function NumberAnswer({ found, mode }: { readonly found: NumberKind; readonly mode: RatesMode }) {
  if (found.kind === 'rate') {
    const { destination, type } = found.rate;
    return (
      <p className={`cluster ${styles.answer}`}>
        <strong>{`${destination}, ${lineKinds[type].toLocaleLowerCase('fr')}`}</strong>
        <span>
          {`${texts.tenMinutes}\u00a0: `}
          <strong>{priceOfTenMinutes(found.rate, mode)}</strong>
        </span>
      </p>
    );
  }
  // Only the provider can tell the price of these.
  const asksForPrice = found.kind === 'unknown' || found.kind === 'overseas';
  return (
    <p className={styles.answer}>
      {texts.numberKinds[found.kind]}{' '}
      {asksForPrice && (
        <>
          <SiteLink to={paths.contact} className={styles.ask}>
            {texts.askForNumber}
          </SiteLink>
          .
        </>
      )}
    </p>
  );
}

function priceOfTenMinutes(rate: CallRate, mode: RatesMode): string {
  if (mode === 'unlimited' && isIncludedInUnlimited(rate.zone, columnOf[rate.type])) return texts.tenMinutesIncluded;
  const price = formatBeforeTax(callPrice(rate, 10 * 60));
  return rate.status === 'provisional' ? `${price} (${texts.provisional})` : price;
}
