import { debitTexts } from '#content/debit-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { addressLines } from '#domain/order/client/address-parts.ts';
import { debitPath, shownIban } from '#service/debit/rules/debit-mandate.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { addressOf } from '#service/orders/stored/premises.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { DebitMandate } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** The SEPA mandate of an order at the desk; `undefined` while its client hasn't signed it. */
export function OrderDebit({ mandate }: { readonly mandate: DebitMandate | undefined }) {
  return (
    <section className="card stack" aria-labelledby="prelevement">
      <h2 id="prelevement">Prélèvement</h2>
      {mandate === undefined ? (
        <p>Le mandat n’est pas encore signé&nbsp;: le client le fait sur la page de sa commande.</p>
      ) : (
        <>
          <Facts
            facts={[
              ['Référence (RUM)', mandate.rum],
              ['Signé le', formatDay(parisDay(mandate.accepted_at))],
              ['Titulaire', [mandate.holder, ...addressLines(addressOf(mandate))].join(', ')],
              ['Compte', shownIban(mandate)],
            ]}
          />
          <p className="actions">
            <ButtonLink href={`${ordersPath}/${mandate.order_reference}/iban`}>Lire l’IBAN</ButtonLink>
            <ButtonLink kind="quiet" href={`${ordersPath}/${mandate.order_reference}/documents/${debitPath}`}>
              {debitTexts.title} (PDF)
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
