import type { InstallationPlan } from '#domain/quote/installation.ts';
import styles from './InstallationNeeds.module.css';

/** « Ce qu’il faut chez vous » : sockets, outlets and internet ports that each site must have before the kit is plugged in. */
export function InstallationNeeds({ plan }: { plan: InstallationPlan }) {
  const { sites, cords } = plan;
  if (sites.every(({ boxes }) => boxes === 0)) {
    return (
      <p className={styles.note}>
        Rien à brancher&nbsp;: il vous faut un accès à internet et, pour chaque utilisateur, un ordinateur ou un mobile.
      </p>
    );
  }
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
            <td colSpan={4}>
              Les postes sont alimentés par leur cordon réseau (PoE). Cordons livrés&nbsp;: {cords.used + cords.spare},
              dont {cords.spare} de réserve.
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
