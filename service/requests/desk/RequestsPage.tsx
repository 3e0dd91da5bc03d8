import { formatDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { describeFollowUp, isDue } from '#domain/requests/follow-up.ts';
import { clientName } from '#service/desk/client-name.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { cutPage, Pages } from '#service/desk/lists/Pages.tsx';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { requestsPath } from '#service/desk-addresses.ts';
import type { RequestRow } from '#service/storage/rows.ts';

interface RequestsPageProps {
  readonly requests: readonly RequestRow[];
  readonly today: ParisDay;
  readonly asked: string | undefined;
}

/** What each kind of request is. */
export const requestNames: Readonly<Record<RequestRow['kind'], string>> = {
  offer: 'Demande d’offre',
  termination: 'Demande de résiliation',
  quote: 'Devis sans commande',
};

/** Requests for offers and terminations: those that wait for somebody, with their lamp lit, then the newest. */
export function RequestsPage({ requests, today, asked }: RequestsPageProps) {
  const due = requests.filter((request) => isDue(request, today)).toReversed();
  const { page, shown } = cutPage([...due, ...requests.filter((request) => !isDue(request, today))], asked);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Demandes</h1>
        <p className="measure">
          Offres demandées depuis la page de contact, et résiliations. Une résiliation n’arrête rien d’elle-même&nbsp;:
          indiquez au client, par e-mail, à quelle date son contrat prend fin.
        </p>
        <p>{requests.length === 0 ? 'Aucune demande n’est arrivée.' : `À traiter\u00a0: ${formatCount(due.length)}`}</p>
      </div>
      {shown.length > 0 && (
        <ul className={rowsClass(shown.length)}>
          {shown.map((request) => (
            <RowLink
              key={request.reference}
              href={`${requestsPath}/${request.reference}`}
              before={<Lamp lit={isDue(request, today)} />}
              title={clientName(request)}
              detail={`${requestNames[request.kind]}, ${describeFollowUp(request)}, ${receivedOn(request)}`}
              reference={request.reference}
              isTest={request.is_test === 1}
            />
          ))}
        </ul>
      )}
      <Pages page={page} rows={requests.length} addressOf={(other) => `${requestsPath}?page=${other}`} />
    </div>
  );
}

function receivedOn({ received_at }: RequestRow): string {
  return `reçue le ${formatDay(parisDay(received_at))}`;
}
