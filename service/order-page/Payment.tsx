import type { CompanyValue } from '#content/schemas/parts/parts.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { leftOf } from '#domain/order/life/move-order.ts';
import { describePayment, describePaymentDifference } from '#domain/order/life/order-words.ts';
import { capitalised } from '#domain/typed-text.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { PlaceholderBadge, shownText } from '#service/pages/CompanyText.tsx';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';

/** How to pay what is due by transfer, or what becomes of one that differs from it; a script copies each value. */
export function Payment({ order, service, code }: { order: OrderRow; service: Service; code: string | undefined }) {
  const orderStatus = statusOf(order);
  const { bank } = service.company;
  const left = leftOf(orderStatus);
  const title = left < 0 ? 'Votre virement' : left === 0 ? 'Rien à payer à la commande' : 'Payer par virement';
  // With both decimals, as it is shown; a bank's form takes digits and a comma alone.
  const amount = formatEuros(left).replaceAll(/[^\d,]/g, '');
  return (
    <section className="card strong stack" aria-labelledby="virement">
      <h2 id="virement" tabIndex={-1}>
        {title}
      </h2>
      {orderStatus.dueCents === 0 && <p>Cette commande n’a qu’un montant mensuel, ci-dessous.</p>}
      {left !== 0 && order.state !== 'confirmed' && (
        <p>
          {capitalised(describePayment(orderStatus))} TTC. <strong>{describePaymentDifference(left)}</strong>
        </p>
      )}
      {code !== undefined && (
        <div className="cluster transfer">
          <dl className="facts">
            <Row label="Montant" value={`${formatEuros(left)} TTC`} what="le montant" copied={amount} />
            <Row label="Référence à indiquer" value={order.reference} what="la référence" />
            <Row label="Bénéficiaire" value={bank.holder} what="le bénéficiaire" />
            <Row label="IBAN" value={bank.iban} what="l’IBAN" copied={companyText(bank.iban).replaceAll(/\s/g, '')} />
            <Row label="BIC" value={bank.bic} what="le BIC" />
          </dl>
          <div className="code">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own library from our own bank details */}
            <div dangerouslySetInnerHTML={{ __html: code }} />
            <p>À scanner avec l’application de votre banque.</p>
          </div>
          <p className="visually-hidden" id="copied" role="status" />
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: CompanyValue;
  /** What the button copies, in words. */
  readonly what: string;
  /** What it copies; the value by default. */
  readonly copied?: string;
}

/** A value. Its button is hidden until the page's script finds that the browser can copy. */
function Row({ label, value, what, copied = companyText(value) }: RowProps) {
  return (
    <>
      <dt>
        {label}
        <PlaceholderBadge value={value} />
      </dt>
      <dd className="cluster">
        <span>{shownText(value)}</span>{' '}
        <Button kind="quiet" className="screen-only" data-copy={copied} hidden>
          Copier<span className="visually-hidden"> {what}</span>
        </Button>
      </dd>
    </>
  );
}
