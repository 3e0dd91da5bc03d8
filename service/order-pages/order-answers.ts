import type { Context, Hono } from 'hono';
import { createElement } from 'react';
import { companyPhone } from '#domain/company.ts';
import { isOwnOrigin } from '#service/defence/allowed-origins.ts';
import { readBody } from '#service/defence/read-body.ts';
import { noticeWriter } from '#service/pages/write-notice.tsx';
import { type Service, servicePath, throttle } from '#service/service.ts';
import type { AddressedOrder, OrderRow } from '#service/storage/rows.ts';
import { findOrder } from './find-order-by-token.ts';
import { readFields } from './read-fields.ts';
import { rejectedOrderPage } from './rejected-order-page.tsx';

/** Twenty times the size of an order, in bytes. */
const maxBodyBytes = 32 * 1024;

/** A form that was posted to the page of an order. */
export interface PostedForm {
  readonly context: Context;
  readonly order: AddressedOrder;
  readonly fields: URLSearchParams;
}

/** Reads the forms of an order's pages, and answers what isn't shown by the page itself. */
export function orderAnswers(service: Service) {
  const notice = noticeWriter(service);
  return { readForm, onForm, refuseReaders, refuseAskers, unreadable, notFound, completedElsewhere, fullDay, seeOther };

  /** Refuses posts from foreign pages, and floods. */
  function refuseAtTheDoor(context: Context): Response | undefined {
    if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), service.config)) {
      return notice({
        status: 403,
        title: 'Commande refusée',
        explanation:
          'Cette commande ne vient pas de notre site. Rien n’est commandé\u00a0: ouvrez votre devis sur notre site et commandez de là.',
      });
    }
    const wait = throttle(context, service, service.limiters.orders);
    if (wait === 0) return undefined;
    return notice({
      wait,
      title: 'Trop de commandes à la fois',
      explanation: `Trop de commandes nous arrivent de votre réseau. Rien n’est perdu\u00a0: réessayez dans ${wait}\u00a0s.`,
    });
  }

  /** The response to a network that opens pages of orders too fast; `undefined` for any other. */
  function refuseReaders(context: Context): Response | undefined {
    const wait = throttle(context, service, service.limiters.pages);
    if (wait === 0) return undefined;
    return notice({
      wait,
      title: 'Trop de demandes à la fois',
      explanation: `Réessayez dans ${wait}\u00a0s\u00a0: cette page reste disponible.`,
    });
  }

  /** The response to a network that asks for too many links by mail in a day; `undefined` for any other. */
  function refuseAskers(context: Context): Response | undefined {
    const wait = throttle(context, service, service.ceilings.links);
    if (wait === 0) return undefined;
    return notice({
      wait,
      title: 'Trop de liens demandés aujourd’hui',
      explanation: `Nous ne pouvons plus en envoyer d’ici demain. Appelez le ${companyPhone(service.company)}\u00a0: nous vous donnons un nouveau lien.`,
    });
  }

  /** The response when a daily limit is reached, for this network or in all. */
  function fullDay(wait: number, options: { readonly quoteKept?: boolean } = {}): Response {
    return notice({
      ...options,
      wait,
      title: 'Trop de commandes aujourd’hui',
      explanation: `Nous ne pouvons plus en enregistrer d’ici demain. Rien n’est commandé, rien n’est perdu\u00a0: réessayez demain, ou appelez-nous au ${companyPhone(service.company)}.`,
    });
  }

  /** The fields of a posted form, or the response that refuses it. */
  async function readForm(context: Context): Promise<URLSearchParams | Response> {
    const refused = refuseAtTheDoor(context);
    if (refused !== undefined) return refused;
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
      return unreadable(415);
    }
    const body = await readBody(context.req.raw, maxBodyBytes);
    if (!body.ok) return unreadable(body.reason === 'too-large' ? 413 : 400);
    return readFields(body.bytes) ?? unreadable(400);
  }

  /** Answers a form that is posted to an order's page, unless the form or the page's address is refused. */
  function onForm(app: Hono, path: string, answer: (posted: PostedForm) => Promise<Response>): void {
    app.post(path, async (context) => {
      const fields = await readForm(context);
      if (fields instanceof Response) return fields;
      const order = await findOrder(service.storage, context.req.param('token') ?? '');
      return order === undefined ? notFound() : await answer({ context, order, fields });
    });
  }

  function unreadable(status: 400 | 413 | 415): Response {
    return rejectedOrderPage({ reason: 'not-json' }, (page) => notice({ ...page, status }));
  }

  function notFound(): Response {
    return notice({
      status: 404,
      title: 'Commande introuvable',
      explanation: 'Cette adresse ne mène à aucune commande. Vérifiez le lien, ou commandez depuis le devis en ligne.',
      detail: createElement(
        'p',
        null,
        createElement('a', { href: `${servicePath}/retrouver` }, 'Retrouver ma commande'),
      ),
    });
  }

  /** Shows nothing of what was typed at the other address. */
  function completedElsewhere({ reference }: OrderRow): Response {
    return notice({
      status: 200,
      title: 'Cette commande est déjà confirmée',
      explanation: `La commande ${reference} a été confirmée depuis une autre page. Le lien qui y mène est dans l’e-mail de confirmation. Pour une autre commande, repartez de votre devis.`,
    });
  }

  /** Leads to the order's page, or to a part of it (`#part`). */
  function seeOther(order: OrderRow, part = ''): Response {
    const location = `${servicePath}/paiement/${order.token}${part}`;
    return new Response(null, { status: 303, headers: { ...service.headers.plain, location } });
  }
}
