import type { Context, Handler, Hono } from 'hono';
import { signInPathTo } from '#service/desk-addresses.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import type { NetworkLimit } from '#service/http/limits/client-network.ts';
import { readFormData, readPostedForm } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { deskAnswers } from './desk-answers.tsx';
import { readCookie, writeCookie } from './sign-in/cookies.ts';
import { ownerOf, passkeysOf } from './sign-in/passkeys.ts';
import { passwordCheck, waitText } from './sign-in/password-check.ts';
import {
  findSession,
  isBrowserMark,
  isFormToken,
  newBrowserMark,
  openSession,
  type SignedIn,
} from './sign-in/sessions.ts';

/** A request of somebody signed in. */
export interface DeskVisit {
  readonly context: Context;
  /** Has another secret once {@link Desk.freshen} asked for the password; the answer then carries its cookie. */
  session: SignedIn;
  /** Milliseconds. */
  readonly now: number;
}

/** A form of one of the session's own pages; with a file, `FormData`. */
export interface DeskPost<Fields extends URLSearchParams | FormData = URLSearchParams> extends DeskVisit {
  readonly fields: Fields;
  /** A field that isn't a file; empty if it is missing. */
  readonly text: (name: string) => string;
}

/** Why a form is shown again, and with which status. */
export interface Refused {
  readonly status: number;
  readonly error: string;
}

type Answer = Promise<Response> | Response;

/** Seconds for which a browser in which somebody signed in remains known. */
const markLife = 180 * 24 * 3600;
/** Bytes of a form of the desk, and of one with a file: nginx's limit for the statement. */
const maxFormBytes = 16 * 1024;
const maxUploadBytes = 1024 * 1024;
/** Where a request keeps the secret of a session that was freshened. */
const freshSecret = 'freshSecret';

export type Desk = ReturnType<typeof deskGuard>;

/** What every page and form of the desk is added and answered with; all are 404 until somebody was added. */
export function deskGuard(app: Hono, service: Service) {
  const answers = deskAnswers(service);
  const { write, seeOther, notFound, refuse } = answers;
  const { publicUrl, siteUrl } = service.config;
  // A site of another origin may post orders, but has no business here; without PUBLIC_URL the desk is at the site's.
  const ownConfig = {
    ...service.config,
    siteUrl: publicUrl === undefined ? siteUrl : undefined,
    allowedOrigins: [],
  };
  const checkPassword = passwordCheck(service);
  const passkeys = passkeysOf(service);
  // Sends the new session's cookie on every answer, a refusal too: the former one opens nothing any more.
  app.use('/bureau/*', async (context: Context, next) => {
    await next();
    const secret = context.get(freshSecret);
    if (secret !== undefined) context.res.headers.append('set-cookie', writeCookie(service.config, 'bureau', secret));
  });
  return { service, answers, passkeys, checkPassword, open, openPost, page, post, upload, freshen, findVisit, enter };

  /** A page that anybody may open, once the desk has people. */
  function open(path: string, handler: (context: Context) => Answer): void {
    app.get(path, ifAnybody(handler));
  }

  /** A form that anybody may post, once the desk has people; counted for a known browser or the network unless `hasOwnLimits`. */
  function openPost(
    path: string,
    handler: (context: Context, text: DeskPost['text']) => Answer,
    { hasOwnLimits = false } = {},
  ): void {
    addPosted(path, async (context) => {
      const fields = await readForm(context);
      if (typeof fields === 'number') return refuse(fields);
      if (!hasOwnLimits) answers.refuseIfLimited(context, await signInLimit(context));
      return await handler(context, (name) => fields.get(name) ?? '');
    });
  }

  /** The limit of a browser in which somebody of the desk signed in, which nobody else can use up, or its network's. */
  async function signInLimit(context: Context): Promise<NetworkLimit> {
    const { signIns } = service.limiters;
    const mark = readCookie(context, service.config, 'bureau-connu');
    const people = await service.storage.listDeskPeople();
    const isKnown = people.some((person) => isBrowserMark(mark, person));
    return isKnown ? { take: (_network, now) => signIns.take(mark, now) } : signIns;
  }

  function ifAnybody(handler: (context: Context) => Answer): Handler {
    return async (context) => {
      const people = await service.storage.listDeskPeople();
      return people.length === 0 ? notFound() : await handler(context);
    };
  }

  /** A page for people who are signed in; others sign in first. */
  function page(path: string, handler: (visit: DeskVisit) => Answer): void {
    open(path, async (context) => {
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
      return seeOther(signInPathTo(address));
    });
  }

  /** A form of people who are signed in: nobody else's is read. */
  function post(path: string, handler: (visit: DeskPost) => Answer): void {
    addForm(path, handler, readForm);
  }

  /** A form with a file, of people who are signed in. */
  function upload(path: string, handler: (visit: DeskPost<FormData>) => Answer): void {
    addForm(path, handler, async (context) => refuseNul(await readFormData(context, maxUploadBytes)));
  }

  function addForm<Fields extends URLSearchParams | FormData>(
    path: string,
    handler: (visit: DeskPost<Fields>) => Answer,
    read: (context: Context) => Promise<Fields | number>,
  ): void {
    addPosted(path, async (context) => {
      const visit = await findVisit(context);
      // The page says that the session ended and that what was sent isn't stored.
      if (visit === undefined) return seeOther(`${signInPathTo(pathOf(context))}&fin=oui`);
      const fields = await read(context);
      if (typeof fields === 'number') return refuse(fields);
      const text = (name: string): string => fields.getAll(name).find((value) => typeof value === 'string') ?? '';
      return isFormToken(visit.session, text('jeton')) ? await handler({ ...visit, fields, text }) : refuse(403);
    });
  }

  function addPosted(path: string, handler: (context: Context) => Answer): void {
    app.post(
      path,
      ifAnybody((context) => {
        const { req } = context;
        const isOurs = isOwnOrigin(req.header('origin'), req.header('host'), ownConfig);
        return isOurs ? handler(context) : refuse(403);
      }),
    );
  }

  async function readForm(context: Context): Promise<URLSearchParams | number> {
    return refuseNul(await readPostedForm(context, maxFormBytes));
  }

  /** Asks for the password or the person's passkey after thirty minutes; `undefined` once fresh, or the refusal. */
  async function freshen(visit: DeskPost | DeskPost<FormData>): Promise<Refused | undefined> {
    const { context, session, now, text } = visit;
    if (session.isFresh) return undefined;
    const [signed, password] = [text('cle'), text('motDePasse')];
    // A page from within the thirty minutes had no field for it.
    if (signed === '' && password === '')
      return { error: 'Trente minutes ont passé, rien n’a changé\u00a0: confirmez que c’est bien vous.', status: 422 };
    if (signed === '') {
      const found = await checkPassword(context, session.name, password);
      if (found === 0) return { error: 'Mot de passe incorrect\u00a0: rien n’a changé.', status: 422 };
      if (typeof found === 'number') return { error: waitText(found), status: 429 };
    } else {
      const person = await passkeys.checkSigned(context, ownerOf.session(session.id), signed);
      // Somebody else's passkey, or they have another password since.
      if (person?.password_id !== session.password_id)
        return { error: 'Clé d’accès refusée\u00a0: rien n’a changé.', status: 422 };
    }
    visit.session = await openSession(service.storage, session, now, session);
    context.set(freshSecret, visit.session.secret);
    return undefined;
  }

  /** Opens a session for a person in place of the one that the browser had, and leads on. */
  async function enter(context: Context, person: DeskPerson, next: string): Promise<Response> {
    const former = await findVisit(context);
    if (former !== undefined) await service.storage.endDeskSession(former.session.id);
    const { secret } = await openSession(service.storage, person, service.clock().getTime());
    service.log('info', 'desk-signed-in', { person: person.name });
    return seeOther(next, [
      writeCookie(service.config, 'bureau', secret),
      writeCookie(service.config, 'bureau-connu', newBrowserMark(person), markLife),
    ]);
  }

  async function findVisit(context: Context): Promise<DeskVisit | undefined> {
    const now = service.clock().getTime();
    const secret = readCookie(context, service.config, 'bureau');
    const session = secret === '' ? undefined : await findSession(service.storage, secret, now);
    return session && { context, session, now };
  }
}

/** Fields, or 400 if one contains a NUL: nobody types one, and PostgreSQL fails to look for it. */
function refuseNul<Fields extends URLSearchParams | FormData>(fields: Fields | number): Fields | number {
  if (typeof fields === 'number') return fields;
  return [...fields.values()].some((value) => typeof value === 'string' && value.includes('\0')) ? 400 : fields;
}

function pathOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return `${pathname}${search}`;
}
