import type { Hono } from 'hono';
import { addDebitDeskRoutes } from './debit/desk/debit-desk-routes.tsx';
import { addAccessRoutes } from './desk/access/access-routes.tsx';
import { addEntryLinkRoutes } from './desk/access/link-routes.tsx';
import { addPasskeyRoutes } from './desk/access/passkey-routes.tsx';
import { addPeopleRoutes } from './desk/access/people-routes.tsx';
import { addStatementDeskRoutes } from './desk/bank/statement-desk-routes.tsx';
import { deskGuard } from './desk/desk-guard.tsx';
import { addHomeRoutes } from './desk/home/home-routes.tsx';
import { addCancellationDeskRoutes } from './desk/orders/cancellation-desk-routes.tsx';
import { addCorrectionDeskRoutes } from './desk/orders/correction-desk-routes.tsx';
import { addLinkDeskRoutes } from './desk/orders/link-desk-routes.ts';
import { addNoteDeskRoutes } from './desk/orders/note-desk-routes.tsx';
import { addOrderDeskRoutes } from './desk/orders/order-desk-routes.tsx';
import { addPurchaseOrderDeskRoutes } from './desk/orders/purchase-order-desk-routes.tsx';
import { addReminderDeskRoutes } from './desk/orders/reminder-desk-routes.ts';
import { addTrackingDeskRoutes } from './desk/orders/tracking-desk-routes.tsx';
import { addSignInRoutes } from './desk/sign-in/sign-in-routes.tsx';
import { addPortDeskRoutes } from './portability/desk/port-desk-routes.tsx';
import { addRequestDeskRoutes } from './requests/desk/request-desk-routes.tsx';
import type { Service } from './service.ts';
import { addSetupDeskRoutes } from './setup/desk/setup-desk-routes.tsx';
import { addReportDeskRoutes } from './statistics/report/report-desk-routes.tsx';

/** The provider's desk: who may open it, and its pages. */
export function addDeskRoutes(app: Hono, service: Service): void {
  const desk = deskGuard(app, service);
  addSignInRoutes(desk);
  addHomeRoutes(desk);
  // Before the actions of an order, which have the same form of address.
  addLinkDeskRoutes(desk);
  addCancellationDeskRoutes(desk);
  addCorrectionDeskRoutes(desk);
  addNoteDeskRoutes(desk);
  addPurchaseOrderDeskRoutes(desk);
  addReminderDeskRoutes(desk);
  addTrackingDeskRoutes(desk);
  addSetupDeskRoutes(desk);
  addDebitDeskRoutes(desk);
  addOrderDeskRoutes(desk);
  addPortDeskRoutes(desk);
  addRequestDeskRoutes(desk);
  addReportDeskRoutes(desk);
  addStatementDeskRoutes(desk);
  addAccessRoutes(desk);
  addPeopleRoutes(desk);
  addPasskeyRoutes(desk);
  addEntryLinkRoutes(desk);
  app.all('/bureau', desk.answers.notFound);
  app.all('/bureau/*', desk.answers.notFound);
}
