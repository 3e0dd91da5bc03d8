import type { Context, Handler } from 'hono';
import { signInAddress } from '#service/desk-addresses.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { readPostedForm } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import type { DeskAnswers } from './desk-answers.tsx';
import { readCookie } from './sign-in/cookies.ts';
import { type PasswordCheck, passwordCheck } from './sign-in/password-check.ts';
import { findSession, isFormToken, type SignedIn } from './sign-in/sessions.ts';

/** A request of somebody signed in. */
export interface DeskVisit {
  readonly context: Context;
  readonly session: SignedIn;
  /** Milliseconds. */
  readonly now: number;
}

/** A form of one of the session's own pages. */
export interface DeskPost extends DeskVisit {
  readonly fields: URLSearchParams;
}

/** Bytes of a form of the desk. */
const maxFormBytes = 16 * 1024;

export type DeskGuard = ReturnType<typeof deskGuard>;

/** What every page and form of the desk goes through. A desk that nobody may open doesn't exist. */
export function deskGuard(service: Service, { write, seeOther, notFound, refuse }: DeskAnswers) {
  const { publicUrl, siteUrl } = service.config;
  // A site of another origin may post orders, but has no business here.
  const ownConfig = {
    ...service.config,
    siteUrl: publicUrl === undefined ? siteUrl : undefined,
    allowedOrigins: [],
  };
  const checkPassword: PasswordCheck = passwordCheck(service);
  return { checkPassword, open, page, post, readForm, findVisit };

  /** A page that anybody may open, once the desk has people. */
  function open(handler: (context: Context) => Promise<Response>): Handler {
    return async (context) => {
      const people = await service.storage.listDeskPeople();
      return people.length === 0 ? notFound() : await handler(context);
    };
  }

  /** A page for people who are signed in; others sign in first. */
  function page(handler: (visit: DeskVisit) => Promise<Response> | Response): Handler {
    return open(async (context) => {
      const visit = await findVisit(context);
      if (visit !== undefined) return await handler(visit);
      const address = pathOf(context);
      // A strict cookie isn't sent with a link from a mail: asked again from our own page, the browser sends it.
      if (context.req.header('sec-fetch-site') === 'cross-site') {
        return write({
          title: 'Bureau',
          refreshTo: address,
          main: (
            <p>
              <ButtonLink href={address}>Ouvrir cette page du bureau</ButtonLink>
            </p>
          ),
        });
      }
      return seeOther(signInAddress(address));
    });
  }

  /** A form of people who are signed in. */
  function post(handler: (visit: DeskPost) => Promise<Response> | Response): Handler {
    return open(async (context) => {
      const fields = await readForm(context);
      if (fields instanceof Response) return fields;
      const visit = await findVisit(context);
      if (visit === undefined) return seeOther(signInAddress(pathOf(context)));
      if (!isFormToken(visit.session, fields.get('jeton'))) return refuse(403);
      return await handler({ ...visit, fields });
    });
  }

  /** The fields of a posted form, or the response that refuses it. */
  async function readForm(context: Context): Promise<URLSearchParams | Response> {
    if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), ownConfig)) return refuse(403);
    const fields = await readPostedForm(context, maxFormBytes);
    return typeof fields === 'number' ? refuse(fields) : fields;
  }

  async function findVisit(context: Context): Promise<DeskVisit | undefined> {
    const now = service.clock().getTime();
    const secret = readCookie(context, service.config, 'bureau');
    const session = secret === '' ? undefined : await findSession(service.storage, secret, now);
    return session && { context, session, now };
  }
}

function pathOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return `${pathname}${search}`;
}
