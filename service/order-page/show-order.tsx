import { companyPhone } from '#domain/company.ts';
import script from '#service/orders/browser/order-page.ts?script';
import type { ShowOrder } from '#service/orders/order-answers.tsx';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import { Notice } from '#ui/panels/Notice.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { gatherConfirmation } from './confirmation-details.ts';

/** The page of a confirmed order, in which every topic that follows an order has its part. */
export function orderPage(service: Service): ShowOrder {
  const { write } = pageAnswers(service);
  return async (order, { opened, refused, isOvertaken = false } = {}) => {
    const details = await gatherConfirmation(order, service);
    const problem = isOvertaken ? 'Pas enregistré' : refused && `À corriger\u00a0: ${refused.name.toLowerCase()}`;
    return write({
      status: refused === undefined ? 200 : refused.isOvertaken ? 409 : 422,
      title: problem === undefined ? `Commande ${order.reference}` : `${problem}, commande ${order.reference}`,
      script,
      main: (
        <div className="stack">
          {isOvertaken && (
            <Notice autoFocus title="Ce que vous venez d’envoyer n’est pas enregistré">
              <p>
                Votre commande a avancé entre-temps. Relisez cette page&#8239;; s’il reste quelque chose à changer,
                appelez-nous au {companyPhone(service.company)}.
              </p>
            </Notice>
          )}
          <ConfirmationPage {...{ stored: readStored(order), service, details, opened, refused }} />
        </div>
      ),
    });
  };
}
