import { expect } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { newPassword } from '#service/desk/sign-in/passwords.ts';
import { type Changes, shownForm, withChanges } from '#service/shown-form.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { cheapCosts, siteOrigin, startTestService, type TestService } from '#service/test-service.fixture.ts';

export const deskPassword = 'girafe cornichon tabouret';
export const desk = '/supervision/bureau';
export const signIn = `${desk}/connexion`;

/** The text of a page, with plain spaces. */
export async function textOf(answer: Response | Promise<Response>): Promise<string> {
  const html = await (await answer).text();
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '');
}

/** Expects an answer of this status whose page has these words, as HTML or as text with plain spaces. */
export async function expectPage(
  answer: Response | Promise<Response>,
  status: number,
  words: string | RegExp,
): Promise<void> {
  const given = await answer;
  const found = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  const html = await given.clone().text();
  expect([given.status, `${html}\n${await textOf(given)}`]).toEqual([status, found]);
}

/** Expects a form to be refused by a page that opens with the focus on an alert with these words. */
export async function expectRefused(answer: Response | Promise<Response>, words: string): Promise<void> {
  const alert = expect.stringMatching(new RegExp(`<p role="alert"[^>]* autofocus=""[^>]*>[^<]*${words}`, 'i'));
  const html = await (await answer).text();
  expect([(await answer).status, html]).toEqual([422, alert]);
  expect(html.match(/ autofocus=""/gi)).toHaveLength(1);
}

export async function addPerson(storage: Storage, name: string, password = deskPassword): Promise<void> {
  expect(await storage.addDeskPerson({ name, ...(await newPassword(password, cheapCosts)), added_at: 0 })).toBe(true);
}

/** A browser at the desk: it keeps cookies, and posts from the desk's own pages unless told otherwise. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #service: TestService;
  readonly #network: string;
  readonly #origin: string;

  /** `address` is the visitor's. */
  constructor(service: TestService, address = '192.0.2.1', origin = siteOrigin) {
    this.#service = service;
    this.#network = address;
    this.#origin = origin;
  }

  get jar(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Response> {
    return this.#send(path);
  }

  async page(path: string): Promise<string> {
    return await (await this.get(path)).text();
  }

  post(
    path: string,
    fields: Readonly<Record<string, string>> | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      headers: { origin: this.#origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Posts a form with files, or with what the page before had read of them. */
  upload(path: string, fields: Readonly<Record<string, string | File>> | URLSearchParams) {
    const body = new FormData();
    const entries = fields instanceof URLSearchParams ? fields : Object.entries(fields);
    for (const [name, value] of entries) body.append(name, value);
    return this.#send(path, { method: 'POST', headers: { origin: this.#origin }, body });
  }

  /** Types a name and a password; the answer is a redirect if they are right. */
  async type(nom: string, motDePasse = deskPassword, suite = ''): Promise<Response> {
    return await this.post(signIn, { nom, motDePasse, suite });
  }

  async signIn(name: string): Promise<void> {
    expect((await this.type(name)).headers.get('location')).toBe(desk);
  }

  async isOpen(): Promise<boolean> {
    return (await this.get(desk)).status === 200;
  }

  async token(path = desk): Promise<string> {
    const html = await this.page(path);
    return /name="jeton" value="([^"]+)"/.exec(html)?.[1] ?? '';
  }

  /** Opens the form of a page, or of this answer; the returned function posts it as it was shown, with `changes`. */
  async open(path: string, answer?: Response): Promise<(changes?: Changes) => Promise<Response>> {
    const shown = shownForm(await (answer ?? (await this.get(path))).text());
    return async (changes = {}) => await this.post(path, withChanges(shown, changes).toString());
  }

  async fill(path: string, changes: Changes = {}): Promise<Response> {
    return await (await this.open(path))(changes);
  }

  async #send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookies.size > 0 && { cookie: this.jar }), ...init.headers };
    const response = await this.#service.from(this.#network, path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

export async function openDesk(service: TestService, name = 'claire', address?: string): Promise<DeskBrowser> {
  await addPerson(service.storage, name);
  const browser = new DeskBrowser(service, address);
  await browser.signIn(name);
  return browser;
}

export async function startDesk(
  options?: Partial<AppOptions>,
  environment?: Readonly<Record<string, string>>,
): Promise<{ readonly service: TestService; readonly browser: DeskBrowser }> {
  const service = await startTestService(environment, options);
  return { service, browser: await openDesk(service) };
}

export function addressOf({ reference }: OrderRow): string {
  return `${desk}/commandes/${reference}`;
}

/** Posts the form of an order's action, such as `paiement`, with `changes`; answers its question if `isConfirmed`. */
export async function actOn(
  browser: DeskBrowser,
  order: OrderRow,
  slug: string,
  changes: Readonly<Record<string, string>> = {},
  { isConfirmed = false } = {},
): Promise<Response> {
  const path = `${addressOf(order)}/${slug}`;
  const answer = await browser.fill(path, changes);
  return isConfirmed ? await (await browser.open(path, answer))() : answer;
}

export function typedEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
