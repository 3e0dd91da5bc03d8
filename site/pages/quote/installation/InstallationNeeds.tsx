import { describeNeeds } from '#domain/quote/installation/describe-needs.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';
import styles from './InstallationNeeds.module.css';

/** « Ce qu’il faut chez vous » : sockets, outlets and internet ports that each site must have before the kit is plugged in. */
export function InstallationNeeds({ plan }: { plan: InstallationPlan }) {
  const { sites } = plan;
  if (sites.every(({ boxes }) => boxes === 0)) return <p className={styles.note}>{describeNeeds(plan)}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the panel
    <section className={styles.frame} tabIndex={0} aria-label="Ce qu’il faut à chaque site">
      <table className={styles.needs}>
        <caption>Ce qu’il faut chez vous</caption>
        <thead>
          <tr>
            <th scope="col">Site</th>
            <th scope="col">Prises électriques</th>
            <th scope="col">Prises réseau</th>
            <th scope="col">Accès internet</th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <tr key={site.number}>
              <th scope="row">Site {site.number}</th>
              <td>{site.mainsSockets}</td>
              <td>{site.networkOutlets}</td>
              <td>{site.internetPorts}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{describeNeeds(plan)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
