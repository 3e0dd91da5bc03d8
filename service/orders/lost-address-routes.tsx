import type { Hono } from 'hono';
import { compactText } from '#domain/bank/statement-line.ts';
import { companyPhone } from '#domain/company.ts';
import { cutText } from '#domain/typed-text.ts';
import { maxReadLength } from '#service/http/read-texts.ts';
import { errorFields } from '#service/log.ts';
import { newToken, readReference } from '#service/orders/life/new-order.ts';
import { composeLinkMail } from '#service/orders/mails/compose-link-mail.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { UnpluggedLineDrawing } from '#ui/drawings/UnpluggedLineDrawing.tsx';
import { LostAddressPage } from './LostAddressPage.tsx';
import { orderAnswers } from './order-answers.tsx';

/** Mails clients a new address of their order. The response is the same, and as fast, if the order doesn't exist. */
export function addLostAddressRoutes(app: Hono, service: Service): void {
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const { readForm } = orderAnswers(service);
  const drawing = <UnpluggedLineDrawing className="unplugged" />;
  const title = 'Retrouver ma commande';
  const canMail = service.config.smtpUrl !== undefined;

  app.get('/retrouver', () =>
    canMail ? write({ title, drawing, main: <LostAddressPage service={service} /> }) : callUs(),
  );

  app.post('/retrouver', async (context) => {
    const fields = await readForm(context);
    if (!canMail) return callUs();
    const typed = cutText(fields.get('reference') ?? '', maxReadLength).trim();
    const reference = readReference(typed);
    // A sign too many would be another order's.
    if (!reference || !compactText(typed).endsWith(compactText(reference))) {
      const main = <LostAddressPage service={service} refused={typed} />;
      return write({ status: 422, title: `À corriger\u00a0: ${title.toLowerCase()}`, drawing, main });
    }
    refuseIfLimited(context, service.ceilings.links);
    const order = await service.storage.findOrderByReference(reference);
    // Not awaited: the time of the response would tell whether the order exists.
    sendAddress(order).catch((cause: unknown) => service.log('error', 'address-not-sent', errorFields(cause)));
    return notice({
      status: 200,
      title: 'Regardez vos e-mails',
      explanation: `Si une commande confirmée porte cette référence, un nouveau lien part à son adresse e-mail, une fois par jour au plus. S’il n’arrive pas, regardez parmi les indésirables ou appelez le ${companyPhone(service.company)}.`,
    });
  });

  /** Without mail the service can't send a link. */
  function callUs(): Response {
    return notice({
      status: 200,
      title,
      explanation: `Appelez le ${companyPhone(service.company)}\u00a0: nous la regardons avec vous.`,
    });
  }

  /** An order that nobody confirmed has an e-mail that anybody may have typed. */
  async function sendAddress(order: OrderRow | undefined): Promise<void> {
    if (order === undefined || order.confirmed_at === null) return;
    const token = newToken();
    const mail = composeLinkMail(order, token, service);
    if (mail !== undefined && (await service.storage.mailOrderAddress(order, token, mail))) service.wakeMailer();
  }
}
