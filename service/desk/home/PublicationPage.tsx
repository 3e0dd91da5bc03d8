import { formatCount } from '#domain/money.ts';
import { countUnfinished, type Unfinished, type UnfinishedPoint } from '#domain/publication/list-unfinished.ts';
import { Lamp } from '#service/desk/Lamp.tsx';

interface PublicationPageProps {
  readonly unfinished: readonly Unfinished[];
}

/** What the owner has still to give before the site is published, by the file where it is given. */
export function PublicationPage({ unfinished }: PublicationPageProps) {
  const total = countUnfinished(unfinished);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>{headline(total)}</h1>
        <p className="lead">
          {total === 0
            ? 'Rien ne manque\u00a0: le site peut être publié.'
            : 'Ouvrez le fichier nommé, écrivez la valeur, puis publiez le site\u00a0: cette page dit ce que contient celui qui tourne.'}
        </p>
      </div>
      {unfinished.map(({ title, where, points }) => (
        <section key={where} className="card stack" aria-labelledby={idOf(where)}>
          <div className="order-state">
            <Lamp lit />
            <h2 id={idOf(where)}>
              {title}&nbsp;: {formatCount(points.length)}
            </h2>
          </div>
          <p>
            À donner dans <code>{where}</code>
          </p>
          <dl className="points">
            {points.map((point) => (
              <Point key={point.name} point={point} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Point({ point: { name, toProvide, details = [] } }: { readonly point: UnfinishedPoint }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {toProvide}
        {details.length > 0 && (
          <details>
            <summary>
              {details.length === 1 ? 'Voir la ligne' : `Voir les ${formatCount(details.length)} lignes`}
            </summary>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}

function headline(total: number): string {
  if (total === 0) return 'Prêt à être publié';
  return total === 1 ? 'Un point à donner avant de publier' : `${formatCount(total)} points à donner avant de publier`;
}

function idOf(where: string): string {
  return where.replaceAll(/\W+/g, '-');
}
