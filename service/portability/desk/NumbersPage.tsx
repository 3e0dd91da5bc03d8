import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { maxPorts } from '#service/desk/home/gather-home.ts';
import { Pages } from '#service/desk/lists/Pages.tsx';
import { RowLink } from '#service/desk/lists/RowLink.tsx';
import { numbersPath, ordersPath, portPath } from '#service/desk-addresses.ts';
import { lineOf } from '#service/portability/rules/dossier.ts';
import { type FollowedNumbers, numbersPerPage } from './gather-numbers.ts';

/** Every number that isn't ported yet, page by page. */
export function NumbersPage({ numbers, page, count }: FollowedNumbers) {
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Numéros à transférer</h1>
        <p>
          {count === 0
            ? 'Aucun numéro n’est à suivre.'
            : 'D’abord ceux qui vous attendent, puis ceux qui attendent l’opérateur, puis le mandat du client.'}
          {count >= maxPorts && ` Seuls les ${formatCount(maxPorts)} premiers sont montrés.`}
        </p>
      </div>
      {count > 0 && (
        // Any class hides the bullets.
        <ul className="list">
          {numbers.map((number) => (
            <NumberLine key={number.port.id} number={number} />
          ))}
        </ul>
      )}
      <Pages page={page} rows={count} perPage={numbersPerPage} addressOf={(other) => `${numbersPath}?page=${other}`} />
    </div>
  );
}

function NumberLine({ number }: { readonly number: FollowedNumbers['numbers'][number] }) {
  const { port, client, standing, wish, isTest, actions } = number;
  const { order_reference: reference, place } = port;
  const range = formatRange(lineOf(port));
  return (
    <RowLink
      href={`${ordersPath}/${reference}#numero-${place}`}
      title={`${range}\u00a0: ${client}`}
      detail={`${standing}, ${port.operator}, complété le ${formatDay(parisDay(port.saved_at))}${wish && `. ${wish}`}`}
      reference={reference}
      isTest={isTest}
    >
      <span className="cluster row-actions">
        {actions.map(({ slug, name }) => (
          <a key={slug} href={`${portPath(port)}/${slug}`} aria-label={`${name}, ${range}`}>
            {name}
          </a>
        ))}
      </span>
    </RowLink>
  );
}
