import { formatCounted } from '#domain/money.ts';
import { portStateNames } from '#domain/portability/port-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { ordersPath, portPath } from '#service/desk-addresses.ts';
import { LineFacts } from '#service/portability/pages/LineFacts.tsx';
import { describePort, describeRefusal, isToSend, isToStop } from '#service/portability/rules/describe-port.ts';
import { type Dossier, lineOf } from '#service/portability/rules/dossier.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { allowedPortActions, type PortAction } from './port-actions.ts';

export const askForAllName = 'Tout marquer comme demandé';

export type Rivals = readonly { readonly place: number; readonly reference: string }[];

interface PortedNumbersProps {
  readonly order: OrderRow;
  readonly dossier: Dossier;
  readonly rivals: Rivals;
}

/** The ported numbers of an order: where each is, all that its operator asks for, and what can be done with it. */
export function PortedNumbers({ order, dossier: { ports, missing }, rivals }: PortedNumbersProps) {
  // Of a cancelled order only what its operator goes on porting is left to do.
  const isOpen = order.state !== 'cancelled';
  const isDue = (port: PortRow): boolean => isOpen && isToSend(port);
  return (
    <section className="card stack" aria-labelledby="numeros">
      <h2 id="numeros">Numéros à transférer</h2>
      {isOpen && missing > 0 && <p>{missingText(missing)}</p>}
      {ports.filter(isDue).length > 1 && (
        <p className="actions">
          <ButtonLink href={`${ordersPath}/${order.reference}/numeros/demande`}>{askForAllName}</ButtonLink>
        </p>
      )}
      <ul className="ports">
        {ports.map((port) => (
          <li key={port.id} id={`numero-${port.place}`} className="stack">
            <p className="order-state">
              <Lamp lit={isDue(port) || (isOpen && port.state === 'refused') || isToStop(order.state, port)} />
              <span>
                <strong>{formatRange(lineOf(port))}</strong>{' '}
                {isOpen || port.state !== 'complete' ? describePort(port) : portStateNames.complete}
              </span>
            </p>
            {rivals.some(({ place }) => place === port.place) && (
              <p className="warning">
                Aussi demandé dans{' '}
                {rivals
                  .filter(({ place }) => place === port.place)
                  .map(({ reference }, index) => (
                    <span key={reference}>
                      {index > 0 && ', '}la commande <a href={`${ordersPath}/${reference}`}>{reference}</a>
                    </span>
                  ))}
              </p>
            )}
            <details open={isDue(port)}>
              <summary aria-label={`Ce que demande l’opérateur, numéro ${port.place}`}>
                Ce que demande l’opérateur
              </summary>
              <LineFacts port={port} />
            </details>
            {isOpen && port.state === 'refused' && (
              <p>
                {describeRefusal(port)} Une fois la cause levée, corrigez-le avec lui au téléphone, ou attendez qu’il
                l’enregistre de nouveau sur sa page. Il accepte ensuite le mandat de nouveau, et vous refaites la
                demande. Si le refus a été noté par erreur, revenez à l’étape d’avant.
              </p>
            )}
            {isToStop(order.state, port) && (
              <p>
                La commande est annulée&nbsp;: demandez à l’opérateur d’arrêter ce transfert, puis revenez à l’étape
                d’avant, ou marquez le numéro comme transféré si cela s’est fait quand même.
              </p>
            )}
            <ActionLinks port={port} actions={allowedPortActions(order.state, port)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many numbers the client still has to give. */
export function missingText(missing: number): string {
  return `Il reste ${formatCounted(missing, 'numéro à conserver', 'numéros à conserver')} à indiquer.`;
}

function ActionLinks({ port, actions }: { readonly port: PortRow; readonly actions: readonly PortAction[] }) {
  if (actions.length === 0) return null;
  const number = formatRange(lineOf(port));
  return (
    <p className="actions">
      {actions.map(({ slug, kind, name }) => (
        <ButtonLink
          key={slug}
          kind={kind === 'undo' ? 'quiet' : 'secondary'}
          href={`${portPath(port)}/${slug}`}
          aria-label={`${name}, ${number}`}
        >
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}
