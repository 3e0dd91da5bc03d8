import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { cutPage, Pages, shareOf } from '#service/desk/lists/Pages.tsx';
import { RowLink } from '#service/desk/lists/RowLink.tsx';
import { numbersPath, ordersPath, portAddress } from '#service/desk-addresses.ts';
import { describePort } from '#service/portability/rules/describe-port.ts';
import { type FollowedNumber, type FollowedNumbers, numberParts } from './gather-numbers.ts';

interface NumbersPageProps extends FollowedNumbers {
  /** The part that is shown alone, and which page of it, as the address says. */
  readonly wanted: { readonly part: string | undefined; readonly page: string | undefined };
}

/** Numbers of all parts together, or of one alone: three screens of a laptop. */
const maxShown = 40;

/** Every number that isn't ported yet, by what it waits for. */
export function NumbersPage({ numbers, isCut, wanted }: NumbersPageProps) {
  const parts = Object.entries(numberParts)
    .map(([id, title]) => ({ id, title, numbers: numbers.filter(({ part }) => part === id) }))
    .filter(({ numbers: ofPart }) => ofPart.length > 0);
  const only = parts.filter(({ id }) => id === wanted.part);
  const shown = only.length > 0 ? only : parts;
  const share = shareOf(
    shown.map(({ numbers: ofPart }) => ofPart.length),
    maxShown,
  );
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Numéros à transférer</h1>
        {parts.length === 0 && <p>Aucun numéro n’est à suivre.</p>}
        {isCut && (
          <p className="soft">
            Au-delà de 2&#8239;000 numéros, seuls ceux qui ont été complétés les premiers sont montrés.
          </p>
        )}
      </div>
      {shown.map(({ id, title, numbers: ofPart }) => {
        const { page, shown: rows } = cutPage(ofPart, only.length > 0 ? wanted.page : undefined, share);
        return (
          <section key={id} className="stack" aria-labelledby={id}>
            <h2 id={id}>
              {title}&nbsp;: {formatCount(ofPart.length)}
            </h2>
            <ul className="rows">
              {rows.map((number) => (
                <NumberLine key={number.port.id} number={number} />
              ))}
            </ul>
            <Pages
              page={page}
              rows={ofPart.length}
              perPage={share}
              addressOf={(other) => `${numbersPath}?partie=${id}${only.length > 0 ? `&page=${other}` : ''}`}
            />
          </section>
        );
      })}
    </div>
  );
}

function NumberLine({ number: { port, client, wish, isTest, unpaid, actions } }: { readonly number: FollowedNumber }) {
  const { order_reference: reference, place } = port;
  const range = formatRange({ number: port.number, lastNumber: port.last_number });
  return (
    <RowLink
      href={`${ordersPath}/${reference}#numero-${place}`}
      title={`${range}\u00a0: ${client}`}
      detail={`${describePort(port)}${unpaid && ` (${unpaid})`}, ${port.operator}, complété le ${formatDay(parisDay(new Date(port.saved_at)))}${wish && `. ${wish}`}`}
      reference={reference}
      isTest={isTest}
    >
      {actions.map(({ slug, name }) => (
        <a key={slug} href={`${portAddress(port)}/${slug}`} aria-label={`${name}, ${range}`}>
          {name}
        </a>
      ))}
    </RowLink>
  );
}
