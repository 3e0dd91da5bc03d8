import type { Hono } from 'hono';
import { addChangeRoutes, visitedOrder } from '#service/desk/change-routes.ts';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { correctOrder, planCorrection, type TypedCorrection } from '#service/orders/correction/correct-order.ts';
import { parseCorrection, storedForm } from '#service/orders/correction/read-correction.ts';
import { readCompletionForm } from '#service/orders/payment/parse-completion.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { orderAddress, type Service } from '#service/service.ts';
import { CorrectionPage, correctionName } from './CorrectionPage.tsx';

/** What the form has besides who ordered and where. */
const ownFields = ['jeton', 'vu', 'motDePasse', 'apercu', 'note', 'confirmation'];

/** Corrects the client and the addresses of an order. */
export function addCorrectionDeskRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage, config } = service;

  addChangeRoutes<TypedCorrection>(
    app,
    '/bureau/commandes/:reference/correction',
    service,
    guard,
    answers,
    async (visit) => {
      const order = await visitedOrder(storage, visit);
      if (order === undefined) return answers.notFound();
      const stored = readStored(order);
      return {
        order,
        name: correctionName,
        kind: 'correct',
        section: 'orders',
        isAllowed: true,
        proposed: { form: storedForm(stored), reason: '', isConfirmed: false },
        read: (fields) => {
          const ofClient = new URLSearchParams([...fields].filter(([name]) => !ownFields.includes(name)));
          const form = readCompletionForm(ofClient, order, stored.request.siteCount);
          return form && { form, reason: fields.get('note') ?? '', isConfirmed: fields.get('confirmation') === 'on' };
        },
        preview: (typed) => {
          // Its link opens nothing.
          const plan = { token: '…', person: visit.session.name };
          const { mail } = planCorrection(order, { ...typed, reason: typed.reason || '…' }, plan, service);
          return mail && { ...mail, body: mail.body.replace(orderAddress(config, '…') ?? '', '(le lien)') };
        },
        make: (typed, person) => correctOrder(order, typed, service, person),
        done: `${ordersPath}/${order.reference}#client`,
        form: (state, typed) => {
          const result = parseCorrection(typed.form, stored, service.company);
          return <CorrectionPage {...state} stored={stored} typed={typed} errors={result.ok ? [] : result.errors} />;
        },
      };
    },
  );
}
