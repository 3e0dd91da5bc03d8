import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { readCookie, writeCookie } from '#service/desk/sign-in/cookies.ts';
import { nextPage } from '#service/desk-addresses.ts';

/** Adds a page that lists orders: an order that is opened from it leads back to it. */
export function addListPage(desk: Desk, path: string, handler: (visit: DeskVisit) => Promise<Response>): void {
  desk.page(path, async (visit) => {
    const answer = await handler(visit);
    const { pathname, search } = new URL(visit.context.req.url);
    // A longer cookie is refused by browsers, and its header by the proxy.
    const address = Buffer.from(`${pathname}${search}`.slice(0, 1000)).toString('base64url');
    answer.headers.append('set-cookie', writeCookie(desk.service.config, 'bureau-liste', address));
    return answer;
  });
}

/** The address of the list that this browser showed last; `undefined` before one. */
export function lastList({ service: { config } }: Desk, { context }: DeskVisit): string | undefined {
  const address = readCookie(context, config, 'bureau-liste');
  return address === '' ? undefined : nextPage(Buffer.from(address, 'base64url').toString());
}

interface BackToListProps {
  readonly list: string;
  readonly reference: string;
}

/** The link to the row of an order in the list that it was opened from. */
export function BackToList({ list, reference }: BackToListProps) {
  // The browser scrolls to this text, where a hyphen would mean something else.
  const row = `#:~:text=${reference.replaceAll('-', '%2D')}`;
  return (
    <p>
      <a href={`${list}${row}`}>Revenir à la liste</a>
    </p>
  );
}
