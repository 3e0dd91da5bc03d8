import type { Context, Hono } from 'hono';
import { createElement } from 'react';
import { companyPhone } from '#domain/company.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { readPostedForm } from '#service/http/read-body.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { orderPath, type Service, servicePath } from '#service/service.ts';
import type { AddressedOrder, OrderRow } from '#service/storage/rows.ts';
import { rejectedOrderPage } from './rejected-order-page.tsx';
import { findOrder } from './stored/find-order-by-token.ts';

/** Twenty times the size of an order, in bytes. */
const maxBodyBytes = 32 * 1024;

/** A form that was posted to the page of an order. */
export interface PostedForm {
  readonly context: Context;
  readonly order: AddressedOrder;
  readonly fields: URLSearchParams;
}

/** A form of the page of a confirmed order that was refused, as it was sent. */
export interface RefusedForm {
  /** The end of the address that it was posted to, below that of the page. */
  readonly form: string;
  /** What the page calls it: « Numéro 1 ». */
  readonly name: string;
  readonly errors: readonly FieldError[];
  readonly sent: URLSearchParams;
}

/** Answers with the page of a confirmed order, which has parts of several topics. */
export type ShowOrder = (
  order: AddressedOrder,
  shown?: {
    readonly refused?: RefusedForm;
    /** The form that the client asked for, by the end of the address that it is posted to. */
    readonly opened?: string | undefined;
    /** Whether what the client just sent was dropped, for the order had moved on. */
    readonly isOvertaken?: boolean;
  },
) => Promise<Response>;

const foreignOrder = {
  title: 'Commande refusée',
  explanation:
    'Cette commande ne vient pas de notre site. Rien n’est commandé\u00a0: ouvrez votre devis sur notre site et commandez de là.',
};
const foreignForm = {
  title: 'Formulaire refusé',
  explanation:
    'Ce formulaire ne vient pas de notre site. Rien n’est changé\u00a0: ouvrez la page d’où il vient, puis recommencez.',
};

/** Marks the address of an order's page to which a form leads that came too late. */
export const overtakenName = 'trop-tard';

/** Reads the forms of an order's pages, and answers what isn't shown by the page itself. */
export function orderAnswers(service: Service) {
  const { notice, refuseIfLimited } = pageAnswers(service);
  return { readForm, onForm, unreadable, unreadableOrder, notFound, confirmedElsewhere, seeOther, overtaken };

  /** The fields of a posted form, which may be an order, or the response that refuses it. */
  async function readForm(context: Context, isOrder = false): Promise<URLSearchParams | Response> {
    if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), service.config))
      return notice({ status: 403, ...(isOrder ? foreignOrder : foreignForm) });
    const flood = refuseIfLimited(context, service.limiters.orders);
    if (flood !== undefined) return flood;
    const fields = await readPostedForm(context, maxBodyBytes);
    if (typeof fields !== 'number') return fields;
    return isOrder ? unreadableOrder(fields) : unreadable(fields);
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

  /** Of an order that exists, or of none: whoever reads this must not order again. */
  function unreadable(status: 400 | 413 | 415): Response {
    return notice({
      status,
      title: 'Ce formulaire n’a pas pu être lu',
      explanation: 'Rien n’est changé\u00a0: rouvrez la page d’où il vient, puis recommencez.',
    });
  }

  function unreadableOrder(status: 400 | 413 | 415): Response {
    return rejectedOrderPage({ reason: 'unreadable' }, (page) => notice({ ...page, status }));
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

  /** Shows nothing of what the client or the office typed. */
  function confirmedElsewhere({ reference }: OrderRow): Response {
    const page =
      service.config.smtpUrl === undefined
        ? `Pour la voir, appelez le ${companyPhone(service.company)}.`
        : 'Le lien qui mène à sa page est dans l’e-mail de confirmation.';
    return notice({
      status: 200,
      title: 'Cette commande est déjà confirmée',
      explanation: `La commande ${reference} a été confirmée. ${page} Pour une autre commande, repartez de votre devis.`,
    });
  }

  /** Leads to the order's page, which says that what was sent isn't stored: the order had moved on. */
  function overtaken(order: OrderRow): Response {
    return seeOther(order, `?${overtakenName}`);
  }

  /** Leads to the order's page, to a part of it (`#part`), or to a page below it (`/page`). */
  function seeOther(order: OrderRow, part = ''): Response {
    const location = orderPath(order.token) + part;
    return new Response(null, { status: 303, headers: { ...service.headers.plain, location } });
  }
}
