import { expect, test } from 'vitest';
import type { DeskLink, DeskPerson, DeskSession } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { exampleMail } from './example-rows.fixture.ts';
import { exportedRows } from './export.contract.ts';

/** What every database must do for the desk; `open` creates a new, empty one. */
export function describeDesk(open: () => Promise<Storage>): void {
  /** Opens a new database with these people of the desk. */
  const openFor = async (...names: readonly string[]): Promise<Storage> => {
    const storage = await open();
    for (const name of names) await storage.addDeskPerson(person(name));
    return storage;
  };

  test('keeps the people of the desk by name, each once', async () => {
    const storage = await open();
    expect(await storage.listDeskPeople()).toEqual([]);
    const [claire, bastien] = [person('claire'), person('bastien')];
    expect(await storage.addDeskPerson(claire)).toBe(true);
    expect(await storage.addDeskPerson(bastien)).toBe(true);
    expect(await storage.addDeskPerson({ ...claire, password_hash: 'another' })).toBe(false);
    expect(await storage.listDeskPeople()).toEqual([bastien, claire]);
    expect(await storage.findDeskPerson('Claire')).toBeUndefined();
    expect(await storage.renewDeskPassword({ ...claire, password_hash: 'earlier' }, 'too late')).toBe(false);
    expect(await storage.findDeskPerson('claire')).toEqual(claire);
  });

  test('ends the sessions of a person with their password, or with the person, and no others', async () => {
    const storage = await openFor('claire', 'bastien');
    await storage.openDeskSession(session('one', 'claire'), { expiredBefore: 0 });
    await storage.openDeskSession({ ...session('old', 'bastien'), signed_in_at: 10 }, { expiredBefore: 0 });
    await storage.openDeskSession(session('two', 'bastien'), { expiredBefore: 11 });
    expect(await storage.findDeskSession('old')).toBeUndefined();
    expect(await storage.findDeskSession('one')).toEqual({ ...session('one', 'claire'), name: 'claire' });
    const changed = { password_hash: 'new', password_id: 'new' };
    expect(await storage.changeDeskPassword('claire', changed, 6)).toBe(true);
    expect(await storage.changeDeskPassword('nobody', changed, 6)).toBe(false);
    expect(await storage.findDeskSession('one')).toBeUndefined();
    expect(await storage.findDeskSession('two')).toMatchObject({ name: 'bastien' });
    expect(await storage.removeDeskPerson('bastien', 7)).toBe(true);
    expect(await storage.removeDeskPerson('bastien', 7)).toBe(false);
    const events = ['5 add bastien', '5 add claire', '6 password claire', '7 remove bastien'];
    expect(await eventsIn(storage)).toEqual(events);
    expect(await storage.findDeskSession('two')).toBeUndefined();
    // Whoever gets the same name later doesn't get the session, even one stored after the removal.
    await storage.openDeskSession(session('late', 'bastien'), { expiredBefore: 0 });
    await storage.addDeskPerson({ ...person('bastien'), password_id: 'another bastien' });
    expect(await storage.findDeskSession('late')).toBeUndefined();
  });

  test('lets a link choose one password, once, and only for whom it was made', async () => {
    const storage = await openFor('claire', 'bastien');
    const others = { expiredBefore: 0, mails: [] };
    const password = (name: string) => ({ password_hash: `chosen by ${name}`, password_id: `chosen by ${name}` });
    const ids = ['one', 'two', 'three', 'four'];
    for (const id of ids) expect(await storage.addDeskLink(link(id, 'claire', 6), others)).toBe(true);
    expect(await storage.addDeskLink(link('none', 'nobody', 6), others)).toBe(false);
    expect(await storage.findDeskLink('one')).toEqual({ ...person('claire'), made_at: 6 });
    const used = await Promise.all([...ids, ...ids].map((id) => storage.spendDeskLink(id, password('claire'), 7)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await storage.findDeskPerson('claire')).toEqual({ ...person('claire'), ...password('claire') });
    const early = [exampleMail({ id: 'desk.early@example.com', kind: 'desk-link' })];
    await storage.addDeskLink(link('early', 'bastien', 8), { expiredBefore: 7, mails: early });
    await storage.endDeskSessions(person('bastien').password_id);
    await storage.addDeskLink(link('late', 'bastien', 8), { expiredBefore: 7, mails: [exampleMail({ id: 'link' })] });
    expect((await storage.dueMails(Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)).toEqual(['link']);
    expect(await storage.removeDeskPerson('nobody', 9)).toBe(false);
    expect(await storage.findDeskLink('late')).toBeDefined();
    await storage.removeDeskPerson('bastien', 9);
    await storage.addDeskPerson({ ...person('bastien'), password_id: 'another bastien' });
    for (const id of [...ids, 'early', 'late', 'none']) {
      expect(await storage.findDeskLink(id)).toBeUndefined();
      expect(await storage.spendDeskLink(id, password('thief'), 9)).toBe(false);
    }
    expect((await eventsIn(storage)).filter((event) => /link|password/.test(event))).toEqual([
      ...ids.map(() => '6 link claire'),
      '7 password claire',
      ...['8 link bastien', '8 link bastien'],
    ]);
  });

  test('keeps passkeys of a password, counts what they sign, and takes each challenge once', async () => {
    const storage = await open();
    const passkey = { id: 'key', password_id: 'password of claire', public_key: 'public', counter: 3, made_at: 6 };
    expect(await storage.addDeskPasskey(passkey)).toBe(false);
    const claire = person('claire');
    await storage.addDeskPerson(claire);
    expect(await Promise.all([storage.addDeskPasskey(passkey), storage.addDeskPasskey(passkey)])).toContain(false);
    expect(await storage.findDeskPasskey('key')).toEqual({ passkey, person: claire });
    const counted = await Promise.all([4, 5].map((counter) => storage.countDeskPasskey(passkey, counter)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    await storage.addDeskChallenge({ id: 'old', owner: 'claire', made_at: 5 }, 0);
    await storage.addDeskChallenge({ id: 'new', owner: 'claire', made_at: 9 }, 6);
    const taken = [
      ['old', 'claire'],
      ['new', 'bastien'],
      ['new', 'claire'],
      ['new', 'claire'],
    ] as const;
    const instants = [];
    for (const [id, owner] of taken) instants.push(await storage.takeDeskChallenge(id, owner));
    expect(instants).toEqual([undefined, undefined, 9, undefined]);
    const chosen = { password_hash: 'none', password_id: 'chosen' };
    await storage.addDeskLink(link('one', 'claire', 7), { expiredBefore: 0, mails: [] });
    expect(await storage.spendDeskLink('one', chosen, 8, { ...passkey, id: 'other', password_id: 'chosen' })).toBe(
      true,
    );
    expect(await storage.findDeskPasskey('key')).toBeUndefined();
    expect((await storage.findDeskPasskey('other'))?.person).toEqual({ ...claire, ...chosen });
    expect(await storage.listDeskPasskeys(claire.password_id)).toEqual([]);
    await storage.removeDeskPerson('claire', 9);
    expect(await storage.listDeskPasskeys('chosen')).toEqual([]);
    expect((await eventsIn(storage)).map((event) => event.replace(' claire', ''))).toEqual([
      ...['5 add', '6 passkey', '7 link', '8 passkey', '9 remove'],
    ]);
  });

  test('takes one of two passkeys away of two at once, ends the other sessions, and writes down who did what', async () => {
    const storage = await open();
    const claire = person('claire');
    await storage.addDeskPerson(claire, 'bastien');
    for (const id of ['key', 'other'])
      await storage.addDeskPasskey({ id, password_id: claire.password_id, public_key: '', counter: 0, made_at: 6 });
    for (const id of ['one', 'two']) await storage.openDeskSession(session(id, 'claire'), { expiredBefore: 0 });
    const entry = { session: 'one', at: 7, needsPasskey: true };
    expect(await storage.removeDeskPasskey(claire, 'another', entry)).toBe(false);
    expect(await storage.findDeskSession('two')).toBeDefined();
    const taken = await Promise.all(['key', 'other'].map((id) => storage.removeDeskPasskey(claire, id, entry)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await storage.listDeskPasskeys(claire.password_id)).toHaveLength(1);
    expect([await storage.findDeskSession('one'), await storage.findDeskSession('two')]).toEqual([
      expect.objectContaining({ id: 'one' }),
      undefined,
    ]);
    await storage.addDeskLink(link('link', 'claire', 8), { expiredBefore: 0, mails: [], by: 'bastien' });
    await storage.changeDeskPassword('claire', { password_hash: 'new', password_id: 'new' }, 9);
    expect((await storage.listDeskEvents()).map(({ kind, made_by }) => `${kind} by ${made_by}`)).toEqual([
      'add by bastien',
      ...['passkey by claire', 'passkey by claire'],
      'passkey-removed by claire',
      'link by bastien',
      'password by null',
    ]);
  });

  test('keeps the mail of a link no longer than the link, and in a backup only the log of account changes', async () => {
    const storage = await openFor('claire');
    const mailed = async (id: string) => {
      const mail = exampleMail({ id: `desk-link.${id}@example.com`, kind: 'desk-link', order_reference: '' });
      await storage.addDeskLink(link(id, 'claire', 6), { expiredBefore: 0, mails: [mail] });
      return mail.id;
    };
    const waiting = async () => (await storage.dueMails(Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id);
    const [sent, over, spent] = [await mailed('sent'), await mailed('over'), await mailed('spent')];
    await storage.openDeskSession(session('one', 'claire'), { expiredBefore: 0 });
    await storage.addApiToken({ id: 'hash', name: 'x', made_by: 'claire', made_at: 5, last_used_at: null });
    const tables = (await exportedRows(storage)).map(({ table }) => table);
    expect(new Set(tables)).toEqual(new Set(['desk_events']));
    await storage.markMailSent(sent, 7);
    await storage.giveUpMail(over, 7, 'ETIMEDOUT');
    expect([await storage.hasMail(sent), await storage.hasMail(over), await waiting()]).toEqual([
      false,
      false,
      [spent],
    ]);
    await storage.spendDeskLink('spent', { password_hash: 'new', password_id: 'new' }, 8);
    expect(await waiting()).toEqual([]);
  });

  test('leaves somebody at the desk, although two people remove each other at once', async () => {
    const storage = await openFor('claire', 'bastien');
    expect(await storage.removeDeskPerson('claire', 6, 'claire')).toBe(false);
    expect(await storage.removeDeskPerson('claire', 6, 'nobody')).toBe(false);
    await Promise.all([
      storage.removeDeskPerson('claire', 7, 'bastien'),
      storage.removeDeskPerson('bastien', 7, 'claire'),
    ]);
    expect(await storage.listDeskPeople()).toHaveLength(1);
  });

  test('notes the last use of a program’s token to the minute, and ends it with the person who made it', async () => {
    const storage = await openFor('claire');
    const token = { id: 'hash', name: 'Facturation', made_by: 'claire', made_at: 5, last_used_at: null };
    await storage.addApiToken(token);
    await storage.addApiToken({ ...token, id: 'other', made_at: 4 });
    expect(await storage.findApiToken('hash', 100_000)).toEqual(token);
    await storage.findApiToken('hash', 100_500);
    expect((await storage.listApiTokens()).map(({ id, last_used_at }) => [id, last_used_at])).toEqual([
      ['other', null],
      ['hash', 100_000],
    ]);
    expect(await storage.withdrawApiToken('hash')).toBe(true);
    await storage.removeDeskPerson('claire', 6);
    await storage.addDeskPerson(person('claire'));
    expect(await storage.findApiToken('other', 200_000)).toBeUndefined();
  });
}

/** The log of account changes, in the order of their instants. */
async function eventsIn(storage: Storage): Promise<string[]> {
  return (await storage.listDeskEvents()).map(({ at, kind, name }) => `${at} ${kind} ${name}`).sort();
}

function person(name: string): DeskPerson {
  return { name, password_hash: `hash of ${name}`, password_id: `password of ${name}`, added_at: 5 };
}

function link(id: string, name: string, made_at: number): DeskLink {
  return { id, password_id: `password of ${name}`, made_at };
}

function session(id: string, name: string): DeskSession {
  return { id, password_id: `password of ${name}`, signed_in_at: 100, password_at: 100 };
}
