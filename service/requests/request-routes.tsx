import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { cutText } from '#domain/typed-text.ts';
import { orderAnswers } from '#service/orders/order-answers.tsx';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import type { Mail, RequestRow } from '#service/storage/rows.ts';
import HangingHandsetDrawing from '#ui/drawings/contact/HangingHandsetDrawing.svg?drawing';
import script from './browser/request-page.ts?script';
import { composeOfferMails, composeTerminationMails } from './compose-request-mails.ts';
import { newOffer, newTermination } from './new-request.ts';
import { OfferPage } from './OfferPage.tsx';
import { ReceivedPage } from './ReceivedPage.tsx';
import { offerSchema, parseForm, terminationSchema } from './read-request.ts';
import { TerminationCheck, TerminationForm } from './TerminationPages.tsx';

/** A letter of 6000 characters, each of them up to nine bytes of a form. */
const maxBodyBytes = 64 * 1024;

/** What people ask for without ordering: an offer of their own, and the end of a contract. */
export function addRequestRoutes(app: Hono, service: Service): void {
  const { write, refuseIfLimited } = pageAnswers(service);
  const { readForm } = orderAnswers(service);

  app.post('/offre', async (context) => {
    const fields = await readForm(context, { maxBytes: maxBodyBytes });
    const read = parseForm(offerSchema, fields);
    if (!read.ok) {
      const main = <OfferPage typed={fields} errors={read.errors} />;
      return write({ status: 422, title: 'À compléter\u00a0: demande d’offre', main, script });
    }
    const request = newOffer(read.value, service.clock());
    return await receive(context, request, composeOfferMails(request, service));
  });

  app.get('/resilier', (context) => {
    refuseIfLimited(context, service.limiters.pages);
    const typed = new URLSearchParams({ contract: cutText(context.req.query('reference') ?? '', 60) });
    return show(<TerminationForm service={service} typed={typed} />, { script });
  });

  app.post('/resilier', async (context) => {
    const typed = await readForm(context, { maxBytes: maxBodyBytes });
    const step = typed.get('etape');
    const read = parseForm(terminationSchema, typed);
    if (!read.ok) {
      const main = <TerminationForm service={service} typed={typed} errors={read.errors} />;
      return show(main, { status: 422, title: `À corriger\u00a0: ${terminationTitle}`, script });
    }
    if (step === 'corriger') return show(<TerminationForm service={service} typed={typed} />, { script });
    if (step !== 'notifier') return show(<TerminationCheck asked={read.value} />);
    const request = newTermination(read.value, service.clock());
    return await receive(context, request, composeTerminationMails(request, read.value, service));
  });

  /** Stores a request, once if it is sent twice, and shows it as received. */
  async function receive(context: Context, request: RequestRow, mails: readonly Mail[]): Promise<Response> {
    refuseIfLimited(context, service.ceilings.requests);
    if (await service.storage.addRequest(request, mails)) {
      service.log('info', 'request-received', { reference: request.reference });
      service.wakeMailer();
    }
    return show(<ReceivedPage request={request} service={service} />, { title: 'Demande reçue' });
  }

  /** A page with its drawing, of a termination unless its title says otherwise. */
  function show(main: ReactNode, page: Partial<Parameters<typeof write>[0]> = {}): Response {
    return write({ title: terminationTitle, drawing: <HangingHandsetDrawing />, main, ...page });
  }
}

const terminationTitle = 'Résilier mon contrat';
