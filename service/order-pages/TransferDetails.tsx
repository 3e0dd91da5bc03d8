import type { CompanyContent } from '#content/company.ts';
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
  const { holder, iban, bic } = bank;
  return (
    <div className="transfer">
      <dl className="facts">
        <dt>Montant</dt>
        <dd>
          <span>{formatEuros(amountCents)} TTC</span>
          <CopyValue what="le montant" value={toEuroDecimal(amountCents).replace('.', ',')} />
        </dd>
        <dt>Référence à indiquer</dt>
        <dd>
          <span>{reference}</span>
          <CopyValue what="la référence" value={reference} />
        </dd>
        <dt>
          Bénéficiaire
          <PlaceholderBadge value={holder} />
        </dt>
        <dd>
          <span>{shownText(holder)}</span>
        </dd>
        <dt>
          IBAN
          <PlaceholderBadge value={iban} />
        </dt>
        <dd>
          <span>{shownText(iban)}</span>
          <CopyValue what="l’IBAN" value={companyText(iban).replaceAll(/\s/g, '')} />
        </dd>
        <dt>
          BIC
          <PlaceholderBadge value={bic} />
        </dt>
        <dd>
          <span>{shownText(bic)}</span>
          <CopyValue what="le BIC" value={companyText(bic)} />
        </dd>
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

/** Hidden until the page's script finds that the browser can copy. */
function CopyValue({ what, value }: { readonly what: string; readonly value: string }) {
  return (
    <>
      {' '}
      <button type="button" className="copy" data-copy={value} hidden>
        Copier<span className="visually-hidden"> {what}</span>
      </button>
    </>
  );
}
