import { type Cents, formatCount, formatEuros, formatVatRate } from '#domain/money.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { isEmptyLine, isOffered, type QuoteLine, type QuotePart } from '#domain/quote/price/itemise-quote.ts';

/** Every line of what is paid once and each month, then its total before tax, the VAT and the total to pay. */
export function AmountsTables({ itemised, catalogue }: Pick<PricedOrder, 'itemised' | 'catalogue'>) {
  return (
    <>
      <AmountsTable caption="À la commande" part={itemised.oneTime} catalogue={catalogue} />
      <AmountsTable caption="Par mois" part={itemised.monthly} catalogue={catalogue} />
    </>
  );
}

function AmountsTable({ caption, part, catalogue }: { caption: string; part: QuotePart; catalogue: Catalogue }) {
  const zeros = part.lines.filter(isEmptyLine);
  return (
    <div className="amounts">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Désignation</th>
            <th scope="col" className="wide-only">
              Qté
            </th>
            <th scope="col" className="wide-only">
              Prix unitaire HT
            </th>
            <th scope="col">Montant HT</th>
          </tr>
        </thead>
        <tbody>
          {part.lines
            .filter((line) => !isEmptyLine(line))
            .map((line) => (
              <LineRow key={line.key} line={line} catalogue={catalogue} />
            ))}
          {zeros.length > 0 && (
            // Shown by the script, which folds the lines below.
            <tr className="fold screen-only" hidden>
              <td colSpan={4}>
                <button type="button">
                  {zeros.length}&nbsp;{zeros.length > 1 ? 'lignes' : 'ligne'} à 0&nbsp;€
                </button>
              </td>
            </tr>
          )}
          {zeros.map((line) => (
            <LineRow key={line.key} line={line} catalogue={catalogue} className="zero" />
          ))}
        </tbody>
        <tfoot>
          <TotalRow label="Total HT" cents={part.totalCents} />
          <TotalRow label={vatLabel(part)} cents={part.vatCents} />
          <TotalRow label="Total TTC" cents={part.totalWithVatCents} />
        </tfoot>
      </table>
    </div>
  );
}

function LineRow({ line, catalogue, className }: { line: QuoteLine; catalogue: Catalogue; className?: string }) {
  const quantity = formatCount(line.quantity);
  const unit = formatEuros(line.unitCents);
  return (
    <tr className={className}>
      <th scope="row">
        {line.label}
        {line.key === 'monthlyUnlimited' && <small>{fairUseText(catalogue)}</small>}
        <small className="narrow-only">
          {quantity}&nbsp;×&nbsp;{unit}&nbsp;HT
        </small>
      </th>
      <td className="wide-only">{quantity}</td>
      <td className="wide-only">{unit}</td>
      {isOffered(line) ? <td className="free">Offerte</td> : <td>{formatEuros(line.amountCents)}</td>}
    </tr>
  );
}

function TotalRow({ label, cents }: { readonly label: string; readonly cents: Cents }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="wide-only" />
      <td className="wide-only" />
      <td>{formatEuros(cents)}</td>
    </tr>
  );
}

/** « TVA 20 % » if every line has that rate, as nearly always. */
function vatLabel({ lines }: QuotePart): string {
  const [rate, ...others] = new Set(lines.map(({ vatRate }) => vatRate));
  return rate === undefined || others.length > 0 ? 'TVA' : `TVA ${formatVatRate(rate)}`;
}
