import { useId, useState } from 'react';
import { callRates } from '#content/call-rates.csv';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { catalogues } from '#content/catalogue.ts';
import {
  filterDestinations,
  groupCallRates,
  type RatesMode,
  type RateZone,
  rateZones,
} from '#domain/calls/call-rates.ts';
import { findNumberRate, readPhoneNumber } from '#domain/calls/number-rate.ts';
import { formatCount } from '#domain/money.ts';
import { currentCatalogue } from '#domain/quote/catalogue-validity.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Tabs } from '#site/ui/Tabs.tsx';
import styles from './CallRatesDialog.module.css';
import { DownloadRates } from './DownloadRates.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { RatesTable } from './RatesTable.tsx';
import { nextOrder, type RatesOrder, sortDestinations } from './sort-destinations.ts';

export interface CallRatesDialogProps {
  readonly type: RatesMode;
  readonly onClose: () => void;
}

const destinations = groupCallRates(callRates);
const zoneTabs = rateZones.map((id) => ({ id, label: texts.zones[id] }));

/**
 * Rates per minute of each destination, by zone; opens on France. The search looks for a name in the zone shown, or for
 * the destination of a number, whose zone it then shows.
 */
export function CallRatesDialog({ type, onClose }: CallRatesDialogProps) {
  const [zone, setZone] = useState<RateZone>('france');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<RatesOrder>({ column: 'destination', descending: false });
  const searchId = useId();

  const number = readPhoneNumber(search);
  const numberRate = number === undefined ? undefined : findNumberRate(number, callRates);
  const wanted = number === undefined ? search : (numberRate?.destination ?? '');
  const found = filterDestinations(destinations, wanted);
  const shown = sortDestinations(
    found.filter((destination) => destination.zone === zone),
    order,
    type,
  );
  const elsewhere = rateZones.filter((other) => other !== zone && found.some((row) => row.zone === other));

  const look = (text: string): void => {
    setSearch(text);
    const typed = readPhoneNumber(text);
    const rate = typed === undefined ? undefined : findNumberRate(typed, callRates);
    if (rate !== undefined) setZone(rate.zone);
  };

  return (
    <Dialog title={texts.titles[type]} size="wide" onClose={onClose}>
      {type === 'unlimited' && (
        <p className={styles.lead}>
          {`${texts.unlimitedLead} `}
          <strong>
            {texts.fairUseBefore}
            {formatCount(currentCatalogue(catalogues, new Date()).unlimited.fairUseMinutes)}
            {texts.fairUseAfter}
          </strong>
        </p>
      )}
      <Tabs label={texts.tabsLabel} tabs={zoneTabs} selected={zone} onSelect={setZone}>
        <div className={styles.search}>
          <label htmlFor={searchId} className="visually-hidden">
            {texts.searchLabel}
          </label>
          <input
            id={searchId}
            type="search"
            className={styles.input}
            placeholder={texts.searchHint}
            autoComplete="off"
            onInput={(event) => look(event.currentTarget.value)}
          />
          <p role="status" className={styles.count}>
            {countLabel(shown.length)}
          </p>
        </div>
        {number !== undefined && <NumberAnswer rate={numberRate} mode={type} />}
        {shown.length > 0 ? (
          <RatesTable
            caption={`${texts.titles[type]}\u00a0: ${texts.zones[zone]}`}
            destinations={shown}
            mode={type}
            order={order}
            onSort={(column) => setOrder(nextOrder(order, column))}
          />
        ) : (
          <p className={styles.none}>
            {texts.noDestination}
            {elsewhere.map((other) => (
              <button key={other} type="button" className={styles.elsewhere} onClick={() => setZone(other)}>
                {texts.elsewhere} {texts.zones[other]}
              </button>
            ))}
          </p>
        )}
      </Tabs>
      <div className={styles.foot}>
        <p>
          {texts.note} {texts.professionals}
        </p>
        <DownloadRates rates={callRates} />
      </div>
    </Dialog>
  );
}

function countLabel(count: number): string {
  return `${formatCount(count)} ${count > 1 ? 'destinations' : 'destination'}`;
}
