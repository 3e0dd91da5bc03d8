import { useDeferredValue, useId, useState } from 'react';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { catalogues } from '#content/catalogues.ts';
import { type RatesMode, type RateZone, rateZones } from '#domain/calls/call-rates.ts';
import { ratesFile } from '#domain/company.ts';
import { formatCount, formatCounted } from '#domain/money.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import { Tabs } from '#ui/panels/Tabs.tsx';
import styles from './CallRatesDialog.module.css';
import { NumberAnswer } from './NumberAnswer.tsx';
import { RatesTable } from './RatesTable.tsx';
import { searchRates, zoneToShow } from './search-rates.ts';

/** Rates per minute by zone. The search covers all: without a result in the current zone, another one is shown. */
export function CallRatesDialog({ mode, onClose }: { readonly mode: RatesMode; readonly onClose: () => void }) {
  const [zone, setZone] = useState<RateZone>('france');
  const [search, setSearch] = useState(() => searchRates(''));
  const { text, number, destinations } = search;
  const searchId = useId();
  // The tab is chosen at once; its table, which may be long, renders in slices after it.
  const shownZone = useDeferredValue(zone);

  const inZone = (id: RateZone) => destinations.filter(({ zone }) => zone === id);
  const count = inZone(zone).length;
  const shown = inZone(shownZone);
  const tabs = rateZones.map((id) => ({ id, label: texts.zones[id] }));

  const searchFor = (typed: string): void => {
    const found = searchRates(typed);
    setSearch(found);
    setZone(zoneToShow(zone, found));
  };

  return (
    <Dialog title={texts.titles[mode]} size="wide" onClose={onClose}>
      {mode === 'unlimited' && (
        <p className={styles.lead}>
          {`${texts.unlimitedLead} `}
          <strong>
            {texts.fairUseBefore}
            {formatCount(currentCatalogue(catalogues, new Date()).unlimited.fairUseMinutes)}
            {texts.fairUseAfter}
          </strong>
        </p>
      )}
      <Tabs label={texts.tabsLabel} tabs={tabs} selected={zone} onSelect={setZone}>
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
            onInput={(event) => searchFor(event.currentTarget.value)}
          />
        </div>
        {/* By zone, since the same count of another one is announced too. */}
        <div role="status">
          {number && <NumberAnswer found={number} mode={mode} />}
          {!number && count > 0 && (
            <p key={zone} className="soft">
              {formatCounted(count, 'destination', 'destinations')}
            </p>
          )}
          {destinations.length > 0 && count === 0 && <p className={styles.none}>{texts.noneInTab}</p>}
          {!number && destinations.length === 0 && (
            <p className={styles.none}>{`${texts.notFound} «\u202f${text.trim()}\u202f». ${texts.searchAgain}`}</p>
          )}
        </div>
        {shown.length > 0 && (
          <RatesTable
            caption={`${texts.titles[mode]}\u00a0: ${texts.zones[shownZone]}`}
            destinations={shown}
            mode={mode}
          />
        )}
      </Tabs>
      <div className={`rows soft ${styles.foot}`}>
        <p>
          {texts.note} {texts.professionals}
        </p>
        <p>
          {texts.notCovered}{' '}
          <SiteLink to={paths.contact} className={styles.ask}>
            {texts.askForPrice}
          </SiteLink>
          .
        </p>
        <ButtonLink kind="quiet" href={ratesFile} download>
          {texts.download}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
