import type { Context, Hono } from 'hono';
import { companyPhone } from '#domain/company.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { EarlyAnswer } from '#service/http/early-answer.ts';
import { readPostedForm } from '#service/http/read-body.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { orderPath, type Service, servicePath } from '#service/service.ts';
import type { AddressedOrder, OrderRow } from '#service/storage/rows.ts';
import { viewOf } from './stored/order-view.ts';

/** In bytes: an order has some 500, the confirmation of one for five sites a few thousand. */
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
  /** Whether what it is about was changed since it was opened. */
  readonly isOvertaken?: boolean;
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

/** The shape of {@link newToken}'s result: 32 bytes in base64url, and what a mail or a chat put behind it. */
const tokenShape = /^([\w-]{43})(?![\w-])/;

/** Marks the address of an order's page to which a form leads that came too late. */
export const overtakenName = 'trop-tard';

/** Reads the forms of an order's pages, and answers what isn't shown by the page itself. */
export function orderAnswers(service: Service) {
  const { notice, refuseIfLimited } = pageAnswers(service);
  return {
    readForm,
    onForm,
    findOrder,
    shownOrder,
    unreadable,
    notFound,
    confirmedElsewhere,
    seeOther,
    overtaken,
  };

  /** The fields of a form that was posted from one of our pages. Throws the response that refuses it. */
  async function readForm(context: Context, { maxBytes = maxBodyBytes, refuse = unreadable } = {}) {
    const isOwn = isOwnOrigin(context.req.header('origin'), context.req.header('host'), service.config);
    if (!isOwn) throw new EarlyAnswer(refuse(403));
    refuseIfLimited(context, service.limiters.orders);
    const fields = await readPostedForm(context, maxBytes);
    if (typeof fields === 'number') throw new EarlyAnswer(refuse(fields));
    return fields;
  }

  /** Answers a form posted to an order's page, unless it is refused or the page's address doesn't show the order. */
  function onForm(app: Hono, path: string, answer: (posted: PostedForm) => Promise<Response>): void {
    app.post(path, async (context) => {
      const fields = await readForm(context);
      return await answer({ context, order: await shownOrder(context), fields });
    });
  }

  /** Finds the order of a secret address; a malformed token isn't looked for, since PostgreSQL fails on a NUL byte. */
  async function findOrder(context: Context): Promise<AddressedOrder | undefined> {
    const [, token] = tokenShape.exec(context.req.param('token') ?? '') ?? [];
    return token === undefined ? undefined : await service.storage.findOrderByToken(token);
  }

  /** The order that an address shows whole. Throws the response that says what it shows instead. */
  async function shownOrder(context: Context): Promise<AddressedOrder> {
    const order = await findOrder(context);
    if (order === undefined) throw new EarlyAnswer(notFound());
    if ((await viewOf(order, service)) !== 'whole') throw new EarlyAnswer(seeOther(order));
    return order;
  }

  /** Advises to open the page again, not to order: the form may be of an order that exists. */
  function unreadable(status = 400): Response {
    return notice({
      status,
      title: 'Formulaire refusé',
      explanation:
        'Ce formulaire ne vient pas d’une page de notre site, ou il est illisible. Rien n’est enregistré\u00a0: rouvrez la page d’où il vient, puis recommencez.',
    });
  }

  function notFound(): Response {
    return notice({
      status: 404,
      title: 'Commande introuvable',
      explanation: 'Cette adresse ne mène à aucune commande. Vérifiez le lien, ou commandez depuis le devis en ligne.',
      detail: (
        <p>
          <a href={`${servicePath}/retrouver`}>Retrouver ma commande</a>
        </p>
      ),
    });
  }

  /** Tells whoever has guessed an order that its client confirmed it elsewhere; shows nothing that was typed. */
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
