import { resellers } from '#content/resellers.ts';
import { formatCount, formatEurosShort } from '#domain/money.ts';
import { estimateCommission } from '#domain/partners/estimate-commission.ts';
import { useCatalogue } from '#site/features/catalogue/use-catalogue.ts';
import { TenShops } from '#ui/drawings/resellers/TenShops.tsx';
import styles from './CommissionExample.module.css';

/** The earnings from some identical clients, computed from the catalogue in force, on the sheet of a month. */
export function CommissionExample() {
  const catalogue = useCatalogue();
  const { example } = resellers;
  const { channels, monthlyPerClient, monthly, commission } = estimateCommission(example, catalogue);
  const values: Readonly<Record<string, string | number>> = {
    clients: example.clients,
    phones: example.phonesPerClient,
    plan: catalogue.unlimited.planLabels['france-all'],
    channels,
    minutes: formatCount(catalogue.unlimited.fairUseMinutes),
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <h2>{fill(example.title)}</h2>
        <div className={styles.scene}>
          <TenShops clients={example.clients} className={styles.shops} />
          <div className={`frame ${styles.sheet}`}>
            <h3 className={`${styles.heading} dark`}>{example.heading}</h3>
            <dl className={styles.sums}>
              <div>
                <dt>{fill(example.oneClient)}</dt>
                <dd>{formatEurosShort(monthlyPerClient)}&nbsp;HT</dd>
              </div>
              <div>
                <dt>{fill(example.allClients)}</dt>
                <dd>{formatEurosShort(monthly)}&nbsp;HT</dd>
              </div>
              <div className={styles.commission}>
                <dt>{fill(example.commission)}</dt>
                <dd>
                  {example.upTo} <strong>{formatEurosShort(commission)}&nbsp;HT</strong> {example.perMonth}
                </dd>
              </div>
            </dl>
          </div>
        </div>
        <p className={styles.note}>
          {fill(example.assumptions)} {example.noPromise}
        </p>
      </div>
    </section>
  );
}
