import type { Context, Hono } from 'hono';
import { isBinding } from '#domain/order/life/order-life.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import { movePort } from '#domain/portability/port-life.ts';
import { EarlyAnswer } from '#service/http/early-answer.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { orderAnswers, type PostedForm, type RefusedForm, type ShowOrder } from '#service/orders/order-answers.tsx';
import { missingPlaces } from '#service/orders/stored/ported-numbers.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import { controlId } from '#service/pages/control-id.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { acceptMandate, removeNumber, saveNumber } from '#service/portability/rules/complete-numbers.ts';
import { type Dossier, dossierOf, isMandated, lastTyped, mandateStatus } from '#service/portability/rules/dossier.ts';
import { orderMandate } from '#service/portability/rules/order-mandate.ts';
import { readNumber, readPortForm } from '#service/portability/rules/read-number.ts';
import type { Service } from '#service/service.ts';
import type { AddressedOrder, PortRow } from '#service/storage/rows.ts';

interface OpenedDossier {
  readonly stored: StoredOrder<AddressedOrder>;
  readonly dossier: Dossier;
}

/** Part of the page to which a saved number leads. */
const numbersPart = '#numeros';

/** Accepts the numbers that a client keeps, one by one, and the mandate for all of them. */
export function addPortRoutes(app: Hono, service: Service, showOrder: ShowOrder): void {
  const { refuseIfLimited } = pageAnswers(service);
  const { onForm, shownOrder, unreadable, notFound, seeOther, overtaken } = orderAnswers(service);

  onNumbers('/numeros/:place', async ({ context, fields, stored, dossier }) => {
    const place = readPlace(context, stored.order, dossier, 'save');
    const form = readPortForm(fields, place);
    if (form === undefined) return unreadable();
    const result = readNumber(form, place, dossier);
    const refuse = (errors: RefusedForm['errors'], isOvertaken = false) =>
      showOrder(stored.order, {
        refused: { form: `numeros/${place}`, name: `Numéro ${place}`, errors, sent: fields, isOvertaken },
      });
    if (!result.ok) return await refuse(result.errors);
    const change = saveNumber(stored.order, place, { ...dossier, port: result.port, now: service.clock() });
    const kept = portsAt(dossier, place);
    // A range that was saved since has it.
    const isGone = kept.length === 0 && !missingPlaces(dossier.ports, dossier.client.portedNumbers).includes(place);
    const next = isGone
      ? `il n’y a plus de numéro ${place} à compléter, choisissez-en un autre`
      : 'relisez ce numéro, puis enregistrez de nouveau';
    const message = `Votre commande vient de changer, par nous ou dans une autre page\u00a0: ${next}`;
    // The page keeps what was typed.
    const refuseLate = () => refuse([{ field: controlId('number', place), message }], true);
    // What is stored already was stored by a first press.
    if (isGone || (change !== 'same' && !isSeen(form.version, kept))) return await refuseLate();
    return await make(context, stored.order, change, refuseLate);
  });

  onNumbers('/numeros/:place/retrait', async ({ context, fields, stored, dossier }) => {
    const place = readPlace(context, stored.order, dossier, 'remove');
    const change = removeNumber(place, { ...dossier, now: service.clock() });
    // A number that is gone was removed by a first press.
    if (change !== 'same' && !isSeen(fields.get('version'), portsAt(dossier, place))) return overtaken(stored.order);
    return await make(context, stored.order, change);
  });

  onNumbers('/mandat', async ({ context, fields, stored, dossier }) => {
    if (isMandated(dossier)) return seeOther(stored.order, numbersPart);
    if (mandateStatus(dossier) === 'incomplete' || !isSeen(fields.get('version'), dossier.ports))
      return overtaken(stored.order);
    if (fields.get('acceptMandate') !== 'on') {
      const message =
        'Cochez que vous acceptez le mandat\u00a0: sans lui, nous ne pouvons rien demander à votre opérateur';
      const errors = [{ field: 'acceptMandate', message }];
      return await showOrder(stored.order, { refused: { form: 'mandat', name: 'Mandat', errors, sent: fields } });
    }
    refuseIfLimited(context, service.limiters.documents);
    refuseIfLimited(context, service.ceilings.mandates);
    const change = await acceptMandate(stored.order, dossier, service);
    return await make(context, stored.order, change, async () => {
      // Making it takes long enough for a second press.
      const ports = await service.storage.listPorts(stored.order.reference);
      return isMandated(dossierOf(stored, ports)) ? seeOther(stored.order, numbersPart) : overtaken(stored.order);
    });
  });

  app.get(`/paiement/:token/${orderFiles.mandate.path}`, async (context) => {
    refuseIfLimited(context, service.limiters.documents);
    const order = await shownOrder(context);
    if (!isBinding(order.state)) return seeOther(order);
    const file = orderMandate(order, (await open(order)).dossier, service);
    return file === undefined ? notFound() : await sendDocument(context, service, file);
  });

  /** Answers a form about the numbers of an order; `part` is the end of its address. */
  function onNumbers(part: string, answer: (posted: OpenedDossier & Omit<PostedForm, 'order'>) => Promise<Response>) {
    onForm(app, `/paiement/:token${part}`, async ({ order, ...posted }) => {
      if (!isBinding(order.state)) return overtaken(order);
      return await answer({ ...(await open(order)), ...posted });
    });
  }

  /** The numbers of an order. Throws the response where it has none to show. */
  async function open(order: AddressedOrder): Promise<OpenedDossier> {
    const stored = readStored(order);
    if (stored.request.portedNumbers === 0) throw new EarlyAnswer(notFound());
    return { stored, dossier: dossierOf(stored, await service.storage.listPorts(order.reference)) };
  }

  /** Makes a change and shows the numbers again; `answerLate` answers where the order was changed since it was read. */
  async function make(
    context: Context,
    order: AddressedOrder,
    change: ReturnType<typeof saveNumber>,
    answerLate: () => Response | Promise<Response> = () => overtaken(order),
  ): Promise<Response> {
    if (change === 'same') return seeOther(order, numbersPart);
    refuseIfLimited(context, service.ceilings.ports);
    if (!(await service.storage.changePorts(order, change))) return await answerLate();
    service.log('info', change.entry.kind, { reference: order.reference });
    if (change.mails !== undefined) service.wakeMailer();
    return seeOther(order, numbersPart);
  }

  /** The place of a number of an order. Throws the response where there is none, or where its state forbids `kind`. */
  function readPlace(context: Context, order: AddressedOrder, dossier: Dossier, kind: 'save' | 'remove'): number {
    const text = context.req.param('place') ?? '';
    const place = Number(text);
    if (!/^[1-9]\d*$/.test(text) || place > dossier.client.portedNumbers) throw new EarlyAnswer(notFound());
    const mayChange = portsAt(dossier, place).every(({ state }) => movePort(state, kind) !== undefined);
    if (!mayChange) throw new EarlyAnswer(overtaken(order));
    return place;
  }
}

/** The stored row of a place, as a list of one or none. */
function portsAt({ ports }: Dossier, place: number): readonly PortRow[] {
  return ports.filter((port) => port.place === place);
}

/** Whether numbers are as the form of this version showed them; what is posted without one saw no form. */
function isSeen(version: string | null, ports: readonly PortRow[]): boolean {
  return !version || Number(version) === lastTyped(ports);
}
