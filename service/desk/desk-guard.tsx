import type { Context, Handler } from 'hono';
import { signInAddress } from '#service/desk-addresses.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { readPostedFile, readPostedForm } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import type { DeskAnswers } from './desk-answers.tsx';
import { markCookie, readCookie, sessionCookie } from './sign-in/cookies.ts';
import { ownerOf, passkeysOf } from './sign-in/passkeys.ts';
import { type PasswordCheck, type PasswordCheckResult, passwordCheck, waitText } from './sign-in/password-check.ts';
import {
  closeSession,
  findSession,
  isFormToken,
  isPasswordFresh,
  newBrowserMark,
  openSession,
  type SignedIn,
} from './sign-in/sessions.ts';

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
  /** A field of it; empty if it is missing. */
  readonly text: (name: string) => string;
}

type Freshened =
  | { readonly session: SignedIn; readonly headers: Readonly<Record<string, string>> }
  | { readonly error: string; readonly status: number };

/** The same with a file. */
export interface DeskUpload extends DeskVisit {
  readonly form: FormData;
  /** A field that isn't a file; empty if it is missing. */
  readonly text: (name: string) => string;
}

/** Bytes of a form of the desk, and of one with a file, which nginx accepts too. */
const maxFormBytes = 16 * 1024;
const maxFileBytes = 1024 * 1024;

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
  const passkeys = passkeysOf(service);
  return { passkeys, checkPassword, open, page, post, upload, freshen, readForm, findVisit, enter };

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
      return await handler({ ...visit, fields, text: (name) => fields.get(name) ?? '' });
    });
  }

  /** A form with a file of people who are signed in: nobody else's is read. */
  function upload(handler: (visit: DeskUpload) => Promise<Response>): Handler {
    return open(async (context) => {
      if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), ownConfig)) return refuse(403);
      const visit = await findVisit(context);
      if (visit === undefined) return seeOther(signInAddress(pathOf(context)));
      const form = await readPostedFile(context, maxFileBytes);
      if (typeof form === 'number') return refuse(form);
      const text = (name: string): string => form.getAll(name).find((value) => typeof value === 'string') ?? '';
      if (!isFormToken(visit.session, text('jeton'))) return refuse(403);
      return await handler({ ...visit, form, text });
    });
  }

  /** The fields of a posted form, or the response that refuses it. */
  async function readForm(context: Context): Promise<URLSearchParams | Response> {
    if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), ownConfig)) return refuse(403);
    const fields = await readPostedForm(context, maxFormBytes);
    return typeof fields === 'number' ? refuse(fields) : fields;
  }

  /**
   * The session, with a new secret once the password that money asks for after thirty minutes was typed, or a passkey of
   * the same person signed for this session; or why it isn't fresh enough.
   */
  async function freshen({ context, session, now, text }: DeskPost | DeskUpload): Promise<Freshened> {
    if (isPasswordFresh(session, now)) return { session, headers: {} };
    const signed = text('cle');
    const check =
      signed === ''
        ? await checkPassword(context, { name: session.name, password: text('motDePasse') })
        : await checkPasskey(context, session, signed);
    if (!check.ok) {
      return check.wait > 0
        ? { error: waitText(check.wait), status: 429 }
        : {
            error: `${signed === '' ? 'Mot de passe incorrect' : 'Clé d’accès refusée'}\u00a0: rien n’a changé.`,
            status: 422,
          };
    }
    const secret = await openSession(service.storage, check.person, now, session);
    const headers = { 'set-cookie': sessionCookie(service.config, secret) };
    return { session: { ...session, secret, password_at: now }, headers };
  }

  /** As {@link checkPassword}: whether a passkey of the session's person signed for this very session. */
  async function checkPasskey(context: Context, session: SignedIn, signed: string): Promise<PasswordCheckResult> {
    const person = await passkeys.checkSigned(context, ownerOf.session(session.id), signed);
    return person?.password_id === session.password_id ? { ok: true, person } : { ok: false, wait: 0 };
  }

  /** Opens a session for a person in place of the one that the browser had, and leads on. */
  async function enter(context: Context, person: DeskPerson, next: string): Promise<Response> {
    const former = await findVisit(context);
    if (former !== undefined) await closeSession(service.storage, former.session);
    const secret = await openSession(service.storage, person, service.clock().getTime());
    service.log('info', 'desk-signed-in', { person: person.name });
    return seeOther(next, [sessionCookie(service.config, secret), markCookie(service.config, newBrowserMark(person))]);
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
