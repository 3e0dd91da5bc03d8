import { emailFormatMessage } from '#domain/email/email-address.ts';
import { formatWholeEuros } from '#domain/money.ts';
import type { OrderRefusal } from '#domain/order/parse-order.ts';
import type { QuoteFormError } from '#domain/quote/form/quote-form.ts';
import { requiredMessage } from '#domain/quote/form/refusal-messages.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { PageAnswers } from '#service/pages/page-answers.tsx';
import { servicePath } from '#service/service.ts';
import type { PostedOrder } from './payment/posted-order.ts';

/** The page of a refused order: why, and what to do. The entries of the site's form stay in their tab. */
export function rejectedOrderPage(
  refusal: OrderRefusal,
  writeNotice: PageAnswers['notice'],
  posted?: PostedOrder,
): Response {
  const notice: PageAnswers['notice'] = (page) => writeNotice({ ...page, quoteKept: posted?.email === undefined });
  switch (refusal.reason) {
    case 'wrong-price':
      return notice({
        status: 409,
        title: 'Le prix de ce devis a changé',
        explanation:
          'Les montants de votre commande ne sont pas ceux de nos tarifs d’aujourd’hui. Rien n’est commandé\u00a0: comparez, puis décidez.',
        detail: <PriceChange {...refusal} />,
      });
    case 'invalid-requirements':
      return notice({
        status: 422,
        title: 'Votre commande est à compléter',
        explanation: 'Rien n’est commandé. Complétez ou corrigez votre devis, puis commandez de nouveau.',
        detail: (
          <ul>
            {[...new Set(refusal.errors.map(toCorrect))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ),
      });
    case 'wrong-switches':
      return notice({
        status: 422,
        title: 'Votre devis est à recalculer',
        explanation:
          'Les boîtiers réseau (switchs) demandés ne correspondent pas à votre installation. Rien n’est commandé\u00a0: calculez de nouveau votre devis, puis commandez.',
      });
    default:
      return notice({
        status: 400,
        title: 'Cette commande n’a pas pu être lue',
        explanation:
          'Elle ne vient pas d’une page de notre site, ou elle est incomplète ou illisible. Rien n’est commandé\u00a0: revenez à votre devis et commandez de nouveau.',
      });
  }
}

/** What the visitor has to correct, with the field's name if the message doesn't contain it. */
function toCorrect({ message }: QuoteFormError): string {
  if (message === requiredMessage) return 'Indiquez votre adresse e-mail';
  return message === emailFormatMessage ? 'Vérifiez votre adresse e-mail' : message;
}

function PriceChange({ stated, current, offered }: OrderRefusal & { reason: 'wrong-price' }) {
  return (
    <div className="card strong stack amounts">
      <table>
        <caption>Les deux prix, hors taxes</caption>
        <thead>
          <tr>
            <th scope="col">Montant HT</th>
            <th scope="col">Votre devis</th>
            <th scope="col">Nouveau prix</th>
          </tr>
        </thead>
        <tbody>
          {(['initial', 'monthly'] as const).map((part) => (
            <tr key={part}>
              <th scope="row">{part === 'initial' ? 'À la commande' : 'Par mois'}</th>
              <td>{euros(stated[part])}</td>
              <td className="new">{euros(current[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form method="post" action={`${servicePath}/paiement`}>
        <input type="hidden" name="orderData" value={JSON.stringify(offered)} />
        <Actions submit="Commander au nouveau prix" />
      </form>
    </div>
  );
}

/** Whole euros of an order, where the sender may have written any number. */
function euros(amount: number): string {
  return Number.isSafeInteger(amount * 100) ? `${formatWholeEuros(amount * 100)} HT` : 'Montant illisible';
}
