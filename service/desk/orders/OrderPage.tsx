import { formatDay } from '#domain/calendar.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { type JournalEntry, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { keepsState, stateRules } from '#domain/order/life/order-life.ts';
import { describeBalance, describeEntry } from '#domain/order/life/order-words.ts';
import { OrderDebit } from '#service/debit/desk/OrderDebit.tsx';
import { isDebited } from '#service/debit/rules/debit-mandate.ts';
import { ClientPhone } from '#service/desk/ClientPhone.tsx';
import { clientName } from '#service/desk/client-name.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { tasksOf } from '#service/desk/home/awaited-words.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { clientLabel, leftToTransfer, statusOf } from '#service/orders/stored/order-status.ts';
import { namedPremises } from '#service/orders/stored/premises.ts';
import { AmountsTables } from '#service/orders/summary/AmountsTables.tsx';
import { Receipts } from '#service/orders/summary/Receipts.tsx';
import { Facts } from '#service/pages/Facts.tsx';
import { PortedNumbers, type Rivals } from '#service/portability/desk/PortedNumbers.tsx';
import type { Dossier } from '#service/portability/rules/dossier.ts';
import { OrderSetup } from '#service/setup/desk/OrderSetup.tsx';
import type { DebitMandate, Mail, ReceiptRow, RequestRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderNotices } from './OrderNotices.tsx';

interface OrderPageProps extends OrderActionsProps {
  readonly dossier: Dossier;
  /** Other orders that ask for the same numbers. */
  readonly rivals: Rivals;
  readonly debit: DebitMandate | undefined;
  readonly receipts: readonly ReceiptRow[];
  readonly mails: readonly Mail[];
  readonly terminations: readonly RequestRow[];
  readonly resent: string | undefined;
}

/** Parts of the page that are far down on a phone. */
const parts = [
  { id: 'numeros', name: 'Numéros' },
  { id: 'installation', name: 'Installation' },
  { id: 'client', name: 'Client' },
  { id: 'journal', name: 'Journal' },
  { id: 'messages', name: 'Messages' },
];

/** An order as the desk sees it: where it is, what can be done, everything known, what happened, what was mailed. */
export function OrderPage(props: OrderPageProps) {
  const { stored, dossier, rivals, setup, debit, journal, receipts, mails, terminations, documents, resent } = props;
  const { order, itemised, catalogue } = stored;
  const hasNumbers = dossier.ports.length > 0 || dossier.missing > 0;
  const last = journal.at(-1);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>{clientName(order)}</h1>
        <p className="order-state">
          <Lamp lit={tasksOf(order).length > 0} />
          <span>
            Commande <strong className="reference">{order.reference}</strong>{' '}
            <strong>{stateRules[order.state].name}</strong>
            {(order.received_cents > 0 || (keepsState(order.state) && leftToTransfer(order) > 0)) &&
              `, ${describeBalance(statusOf(order))}`}
            {order.is_test === 1 && ' · essai'}
            {order.come_back_on !== null && ` · à reprendre le ${formatDay(order.come_back_on)}`}
          </span>
        </p>
        {last !== undefined && <p>{`${describeEntry(last)}, ${whenAndWho(last)}`}</p>}
        <nav className="contacts" aria-label="Sur cette page">
          {parts
            .filter(({ id }) => id !== 'numeros' || hasNumbers)
            .map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
        </nav>
      </div>
      <OrderNotices {...{ order, mails, terminations }} />
      <OrderActions {...props} />
      <div className="columns">
        <div className="stack wide">
          {hasNumbers && <PortedNumbers {...{ order, dossier, rivals }} />}
          <OrderSetup setup={setup} state={order.state} address={`${ordersPath}/${order.reference}`} />
          <Client {...{ stored, journal }} />
          <section className="card stack wide" aria-label="Montants">
            <AmountsTables itemised={itemised} catalogue={catalogue} />
            <p className="soft">
              Tarifs du catalogue {order.catalogue_id}
              {order.terms_version !== null && `, conditions de vente du ${formatDay(order.terms_version)}`}
            </p>
          </section>
        </div>
        <div className="stack wide">
          <Receipts isForOffice {...{ order, receipts }} />
          {isDebited(order) && <OrderDebit mandate={debit} />}
          <Documents documents={documents} />
          <Journal journal={journal} receivedAt={order.received_at} />
          <OrderMails {...{ mails, order, resent }} />
        </div>
      </div>
    </div>
  );
}

function Client({ stored: { order, request }, journal }: Pick<OrderPageProps, 'stored' | 'journal'>) {
  const texts = [
    [clientLabel(order), order.company],
    ['SIRET', formatSiret(order.siret)],
    ['Bon de commande', purchaseOrderNumber(journal) ?? ''],
    ['Contact', order.name],
    ...namedPremises(order, request.siteCount),
  ] as const;
  const mail = <a href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</a>;
  return (
    <section className="card stack" aria-labelledby="client">
      <h2 id="client">Le client</h2>
      <Facts
        facts={[
          ...texts.filter(([, text]) => text !== ''),
          ...(order.phone === '' ? [] : [['Téléphone', <ClientPhone key="phone" phone={order.phone} />] as const]),
          ['E-mail', mail],
        ]}
      />
    </section>
  );
}

function Documents({ documents }: Pick<OrderPageProps, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section className="card stack screen-only" aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul className="documents">
        {documents.map(({ name, address }) => (
          <li key={address}>
            <ButtonLink kind="quiet" href={address}>
              {name} (PDF)
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenAndWho({ at, who, person }: JournalEntry): string {
  return `${formatInstant(at)}, par ${who === 'client' ? 'le client' : (person ?? 'le serveur')}`;
}

function Journal({ journal, receivedAt }: { readonly journal: readonly JournalEntry[]; readonly receivedAt: number }) {
  return (
    <section className="card stack" aria-labelledby="journal">
      <h2 id="journal">Journal</h2>
      <ol className="entries journal">
        <li>
          Commande reçue
          <span className="soft">{formatInstant(receivedAt)}</span>
        </li>
        {journal.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the journal is append-only
          <li key={index}>
            {describeEntry(entry)}
            <span className="soft">{whenAndWho(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
