import { formatDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { describeFollowUp, isDue } from '#domain/requests/follow-up.ts';
import { clientName } from '#service/desk/home/gather-home.ts';
import { cutPage, Pages } from '#service/desk/lists/Pages.tsx';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { requestsPath } from '#service/desk-addresses.ts';
import type { RequestRow } from '#service/storage/rows.ts';

interface RequestsPageProps {
  readonly requests: readonly RequestRow[];
  readonly today: ParisDay;
  /** The page that the address asks for. */
  readonly asked: string | undefined;
}

/** What each kind of request is. */
export const requestNames: Readonly<Record<RequestRow['kind'], string>> = {
  offer: 'Demande d’offre',
  termination: 'Demande de résiliation',
  quote: 'Devis sans commande',
};

/** Requests for offers and terminations: those that wait for somebody, then the newest. */
export function RequestsPage({ requests, today, asked }: RequestsPageProps) {
  const due = requests.filter((request) => isDue(request, today)).toReversed();
  const followed = requests.filter((request) => !isDue(request, today));
  const { page, shown } = cutPage([...due, ...followed], asked);
  const parts = [
    { id: 'a-traiter', title: 'À traiter', all: due },
    { id: 'suivies', title: 'En attente ou closes', all: followed },
  ]
    .map((part) => ({ ...part, rows: part.all.filter((request) => shown.includes(request)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Demandes</h1>
        <p className="measure">
          Offres demandées depuis la page de contact, et résiliations. Une résiliation n’arrête rien d’elle-même&nbsp;:
          indiquez au client, par e-mail, à quelle date son contrat prend fin.
        </p>
        {parts.length === 0 && <p>Aucune demande n’est arrivée.</p>}
      </div>
      {parts.map(({ id, title, all, rows }) => (
        <section key={id} className="stack" aria-labelledby={id}>
          <h2 id={id}>
            {title}&nbsp;: {formatCount(all.length)}
          </h2>
          <ul className={rowsClass(rows.length)}>
            {rows.map((request) => (
              <RowLink
                key={request.reference}
                href={`${requestsPath}/${request.reference}`}
                title={clientName(request)}
                detail={`${requestNames[request.kind]}, ${describeFollowUp(request)}, ${receivedOn(request)}`}
                reference={request.reference}
                isTest={request.is_test === 1}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pages page={page} rows={requests.length} addressOf={(other) => `${requestsPath}?page=${other}`} />
    </div>
  );
}

function receivedOn({ received_at }: RequestRow): string {
  return `reçue le ${formatDay(parisDay(new Date(received_at)))}`;
}
