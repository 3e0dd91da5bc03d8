import { expect, test } from 'vitest';
import type { Storage } from '#service/storage/storage.ts';
import { exampleLimits, exampleMail, exampleRequest } from './example-rows.fixture.ts';

/** What every database must do for requests; `open` creates a new, empty one. */
export function describeRequests(open: () => Promise<Storage>): void {
  test('stores a request once, with its mails', async () => {
    const storage = await open();
    const request = exampleRequest();
    const mails = () => [exampleMail({ order_reference: request.reference })];
    const copies = await Promise.all([1, 2, 3].map(() => storage.addRequest(request, mails())));
    expect(copies.filter(Boolean)).toHaveLength(1);
    expect(await storage.findRequest(request.reference)).toEqual(request);
    expect(await storage.listMails(request.reference)).toHaveLength(1);
  });

  test('follows a request as it was read, a quote from its first change on', async () => {
    const storage = await open();
    const request = exampleRequest();
    await storage.addRequest(request, []);
    const called = { ...request, state: 'called' as const, change_count: 1, changed_at: 9, person: 'claire' };
    expect(await storage.followRequest(called)).toBe(true);
    expect(await storage.followRequest({ ...called, state: 'won' })).toBe(false);
    const quote = { ...called, reference: 'DEV-22222222', kind: 'quote' as const, note: 'le matin' };
    expect(await storage.followRequest(quote)).toBe(true);
    expect(await storage.followRequest(quote)).toBe(false);
    expect(await storage.followRequest({ ...quote, change_count: 2, note: 'le soir' })).toBe(true);
    // One that was erased meanwhile isn't stored again.
    expect(await storage.followRequest(exampleRequest({ change_count: 1 }))).toBe(false);
    const stored = await storage.listRequests();
    expect(stored.map(({ kind, state, note }) => [kind, state, note]).sort()).toEqual([
      ['offer', 'called', ''],
      ['quote', 'called', 'le soir'],
    ]);
  });

  test('lists those that wait before the others, the newest first', async () => {
    const storage = await open();
    for (const [state, received_at] of [
      ['won', 30],
      ['new', 10],
      ['called', 5],
      ['call-back', 20],
    ] as const)
      await storage.addRequest(exampleRequest({ state, received_at }), []);
    await storage.addRequest(exampleRequest({ kind: 'quote', state: 'won' }), []);
    expect((await storage.listRequests(['offer'])).map(({ state }) => state)).toEqual([
      'call-back',
      'new',
      'called',
      'won',
    ]);
  });

  test('finds and erases the requests of an address with the notices about them, except terminations', async () => {
    const storage = await open();
    const request = exampleRequest({ email: 'Erase.Me@example.com' });
    const later = exampleRequest({ email: 'erase.me@example.com', received_at: Date.UTC(2026, 10, 25) });
    const notice = exampleMail({
      order_reference: request.reference,
      recipient: 'a@example.org',
      kind: 'provider-notice',
    });
    await storage.addRequest(request, [notice]);
    await storage.addRequest(later, []);
    const termination = exampleRequest({ kind: 'termination', email: request.email, received_at: 5 });
    await storage.addRequest(termination, []);
    expect(await storage.listEmails()).toContain(request.email);
    const found = await storage.findPersonalData('erase.me@example.com');
    expect([found.requests, found.mails].map(({ length }) => length)).toEqual([3, 1]);
    const erased = await storage.erasePersonalData('erase.me@EXAMPLE.com', Date.UTC(2026, 10, 22));
    expect(erased).toMatchObject({ requests: 1, mails: 1, keptRequests: 2 });
    expect(await storage.listRequests()).toEqual([later, termination]);
  });

  test('removes offers with the quotes, and terminations with the cancelled orders', async () => {
    const storage = await open();
    for (const kind of ['offer', 'termination', 'quote'] as const)
      await storage.addRequest(exampleRequest({ kind, received_at: 100 }), []);
    const kinds = async () => (await storage.listRequests()).map(({ kind }) => kind);
    const limits = { statisticsBefore: 101, cancelledOrdersBefore: 100 };
    expect(await storage.applyRetention(exampleLimits(limits))).toMatchObject({ requests: 2 });
    expect(await kinds()).toEqual(['termination']);
    await storage.applyRetention(exampleLimits({ ...limits, cancelledOrdersBefore: 101 }));
    expect(await kinds()).toEqual([]);
  });
}
