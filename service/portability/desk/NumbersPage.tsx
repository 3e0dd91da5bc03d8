import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { describePort } from '#service/portability/rules/describe-port.ts';
import type { FollowedNumber, FollowedNumbers } from './gather-numbers.ts';
import { PortActionLinks } from './PortActionLinks.tsx';

interface NumbersPageProps {
  readonly numbers: FollowedNumbers;
}

/** Numbers of one part: thousands would make the page endless. */
const maxShown = 200;

/** Every number that isn't ported yet, in order of what has to be done next: our own part first. */
export function NumbersPage({ numbers: { toStop, toSend, refused, sent, unmandated, isCut } }: NumbersPageProps) {
  const parts = [
    { id: 'a-arreter', title: 'À arrêter chez l’opérateur, commande annulée', numbers: toStop, lit: true },
    { id: 'a-demander', title: 'À demander à l’opérateur', numbers: toSend, lit: true },
    { id: 'refuses', title: 'Refusés, à corriger avec le client', numbers: refused, lit: true },
    { id: 'demandes', title: 'Demandés, réponse de l’opérateur attendue', numbers: sent, lit: false },
    { id: 'mandat', title: 'Mandat du client attendu', numbers: unmandated, lit: false },
  ].filter(({ numbers }) => numbers.length > 0);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Numéros à transférer</h1>
        {parts.length === 0 && <p>Aucun numéro n’est à suivre.</p>}
        {isCut && <p className="soft">Seuls les numéros complétés les premiers sont montrés.</p>}
      </div>
      {parts.map(({ id, title, numbers, lit }) => (
        <section key={id} className="stack" aria-labelledby={id}>
          <h2 id={id}>
            {title}&nbsp;: {formatCount(numbers.length)}
          </h2>
          <ul className="tasks">
            {numbers.slice(0, maxShown).map((number) => (
              <NumberLine key={number.port.id} number={number} lit={lit} />
            ))}
          </ul>
          {numbers.length > maxShown && (
            <p className="soft">
              Seuls les {maxShown} complétés les premiers sont montrés. Il y en a{' '}
              {formatCount(numbers.length - maxShown)} de plus, à chercher parmi les <a href={ordersPath}>commandes</a>.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function NumberLine({
  number: { port, client, isTest, actions },
  lit,
}: {
  readonly number: FollowedNumber;
  readonly lit: boolean;
}) {
  const { order_reference: reference, place } = port;
  return (
    <li className="task">
      <Lamp lit={lit} />
      <div className="task-words">
        <a href={`${ordersPath}/${reference}#numero-${place}`}>
          <strong>
            {formatRange({ number: port.number, lastNumber: port.last_number })}&nbsp;: {client}
          </strong>
        </a>
        <span>
          {describePort(port)}, chez {port.operator}, complété le {formatDay(parisDay(new Date(port.saved_at)))}
        </span>
        <span className="soft">
          {reference}
          {isTest && ' · essai'}
        </span>
        <PortActionLinks port={port} actions={actions} />
      </div>
    </li>
  );
}
