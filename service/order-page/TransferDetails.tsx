import type { CompanyContent } from '#content/schemas/company.ts';
import type { CompanyValue } from '#content/schemas/parts/parts.ts';
import { companyText } from '#domain/company.ts';
import { type Cents, formatEuros, toEuroDecimal } from '#domain/money.ts';
import { PlaceholderBadge, shownText } from '#service/pages/CompanyText.tsx';

interface TransferDetailsProps {
  readonly amountCents: Cents;
  readonly reference: string;
  readonly bank: CompanyContent['bank'];
  /** SEPA QR code as SVG. */
  readonly code: string;
}

/** How to pay the one-time total by bank transfer; each value can be copied where scripts run. */
export function TransferDetails({ amountCents, reference, bank, code }: TransferDetailsProps) {
  const amount = toEuroDecimal(amountCents).replace('.', ',');
  return (
    <div className="transfer">
      <dl className="facts">
        <Row label="Montant" value={`${formatEuros(amountCents)} TTC`} what="le montant" copied={amount} />
        <Row label="Référence à indiquer" value={reference} what="la référence" />
        <Row label="Bénéficiaire" value={bank.holder} />
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
  );
}

interface RowProps {
  readonly label: string;
  readonly value: CompanyValue;
  /** What the button copies, in words; without it there is none. */
  readonly what?: string;
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
      <dd>
        <span>{shownText(value)}</span>{' '}
        {what !== undefined && (
          <button type="button" className="copy" data-copy={copied} hidden>
            Copier<span className="visually-hidden"> {what}</span>
          </button>
        )}
      </dd>
    </>
  );
}
