import { useEffect, useState } from 'react';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import styles from './CallRatesDialog.module.css';
import { writeRatesCsv } from './write-rates-csv.ts';

/** A link to all rates as a file, written in the browser from the same data as the table. */
export function DownloadRates({ rates }: { readonly rates: readonly CallRate[] }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(new Blob([writeRatesCsv(rates)], { type: 'text/csv;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [rates]);

  return (
    <a className={styles.download} href={address} download={texts.fileName}>
      {texts.download}
    </a>
  );
}
