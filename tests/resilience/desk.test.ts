import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { gatherPublication } from '#service/desk/gather-publication.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { exampleMail, exampleStatistics } from '#service/storage/example-rows.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { addPerson, DeskBrowser, desk, deskPassword, textOf } from './desk-browser.ts';
import { completion, randomOrder, seededRandom } from './payloads.ts';
import { startTestService, type TestService } from './test-service.ts';

// 0.17 s for each sign-in.
vi.mock(import('node:crypto'), async (original) => {
  const real = await original();
  const scrypt = (text: string, salt: Buffer, length: number, options: object, done: () => void) =>
    real.scrypt(text, salt, length, { ...options, N: 2, p: 1 }, done);
  return { ...real, scrypt: scrypt as unknown as typeof real.scrypt };
});

let service: TestService;
let browser: DeskBrowser;
beforeEach(async () => {
  service = await startTestService();
  await addPerson(service.storage, 'claire');
  browser = new DeskBrowser(service);
  await browser.signIn('claire');
});
afterEach(async () => {
  await service.close();
});

const later = (milliseconds: number): void => {
  service.now = new Date(service.now.getTime() + milliseconds);
};
const day = 24 * 3_600_000;

/** Posts an order and completes it; returns it as stored. */
async function confirmedOrder(seed: number, changes: Readonly<Record<string, string>> = {}): Promise<OrderRow> {
  const order = randomOrder(seededRandom(seed), seed);
  const path = await service.place(order);
  expect((await service.post(path, completion(order, changes))).status).toBe(303);
  const row = await service.orderAt(path);
  if (row === undefined) throw new Error('an order expected');
  return row;
}

const find = async ({ reference }: OrderRow): Promise<OrderRow> => {
  const order = await service.storage.findOrderByReference(reference);
  if (order === undefined) throw new Error('an order expected');
  return order;
};
const addressOf = ({ reference }: OrderRow): string => `${desk}/commandes/${reference}`;
const due = ({ one_time_cents, one_time_vat_cents }: OrderRow): number => one_time_cents + one_time_vat_cents;
const typed = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const act = (order: OrderRow, slug: string, changes?: Readonly<Record<string, string>>): Promise<Response> =>
  browser.fill(`${addressOf(order)}/${slug}`, changes);

describe('the home of the desk', () => {
  test('says that nothing waits', async () => {
    const text = await textOf(browser.get(desk));
    expect(text).toContain('Rien n’attend');
    expect(text).toContain('Aucune commande n’attend la confirmation');
  });

  test('warns while clients would pay into an account that isn’t the provider’s', async () => {
    const warning = 'les coordonnées bancaires montrées aux clients sont provisoires';
    expect(await textOf(browser.get(desk))).toContain(warning);
    const link = /\d+ points restent à donner avant de publier/;
    expect(await textOf(browser.get(desk))).toMatch(link);
    const bank = { holder: 'Neolis SAS', iban: 'FR76 3000 4000 0312 3456 7890 143', bic: 'BNPAFRPP' };
    const ready = await startTestService({}, { company: { ...company, bank } });
    await addPerson(ready.storage, 'claire');
    const visitor = new DeskBrowser(ready);
    await visitor.signIn('claire');
    expect(await textOf(visitor.get(desk))).not.toContain(warning);
    await ready.close();
  });

  test('lists what waits for somebody, the oldest first, and no draft', async () => {
    const first = await confirmedOrder(17, { company: 'La première' });
    later(day);
    const second = await confirmedOrder(18, { company: 'La deuxième' });
    await service.place(randomOrder(seededRandom(19), 19));
    later(day);
    const mail = exampleMail({
      order_reference: second.reference,
      subject: 'Bonjour',
      created_at: service.now.getTime(),
    });
    await service.storage.moveOrder(second, movedAs(second), [mail]);
    await service.storage.claimMail(mail, 2e13, 2e13);
    await service.storage.giveUpMail(mail.id, service.now.getTime(), 'EENVELOPE 550');
    await changeOrder(service, first, { kind: 'payment', cents: due(first) });
    later(day);
    await browser.signIn('claire');
    const text = await textOf(browser.get(desk));
    expect(text).toContain('3 choses attendent');
    expect(text).toMatch(
      /Paiement à recevoir 1 attend À préparer 1 attend À mettre en service rien n’attend Numéros à porter rien n’attend E-mail en échec 1 attend/,
    );
    const order = [...text.matchAll(/(Paiement à recevoir|À préparer|E-mail en échec) : (La \S+)/g)].map(
      (match) => match[0],
    );
    expect(order).toHaveLength(3);
    expect(order).toContain('À préparer : La première');
    expect(text).toContain('« Bonjour » ne part pas (EENVELOPE 550), depuis hier');
    expect(text).toContain('Une commande n’a pas été confirmée par le client');
  });

  test('says in one line that webhooks don’t arrive, however many, and lists none as a mail', async () => {
    const [first, second] = [await confirmedOrder(17), await confirmedOrder(18)];
    const webhooks = [first, second].map(({ reference }) =>
      exampleMail({
        kind: 'webhook',
        order_reference: reference,
        subject: 'order.ready',
        created_at: service.now.getTime(),
      }),
    );
    for (const [index, order] of [first, second].entries()) {
      await service.storage.moveOrder(order, movedAs(order), [webhooks[index] ?? exampleMail()]);
    }
    expect(await textOf(browser.get(desk))).not.toContain('WEBHOOK_URL');
    for (const { id } of webhooks) await service.storage.postponeMail(id, 2e13, 'HTTP 500');
    const text = await textOf(browser.get(desk));
    expect(text).toContain(
      'Attention : 2 changements de commandes n’arrivent pas à l’adresse de WEBHOOK_URL, depuis aujourd’hui (HTTP 500).',
    );
    expect(text).toContain('E-mail en échec rien n’attend');
    expect(await textOf(browser.get(addressOf(first)))).not.toContain('order.ready');
  });

  function movedAs({ state, received_cents }: OrderRow) {
    const entry = { at: service.now.getTime(), kind: 'resend-mail', who: 'provider', cents: null, note: '' } as const;
    return { state, received_cents, entry };
  }
});

test('the desk lists what the owner has still to give, with the file for each, and folds the rates', async () => {
  const html = await (await browser.get(`${desk}/publication`)).text();
  const unfinished = gatherPublication(service);
  expect(unfinished.map(({ where }) => where)).toContain('SITE_URL');
  for (const { where, points } of unfinished) {
    expect(html).toContain(`<code>${where}</code>`);
    for (const { name } of points) expect(html).toContain(renderToStaticMarkup(name));
  }
  const rates = unfinished.flatMap(({ points }) => points).flatMap(({ details = [] }) => details);
  const folded = /<details>.*?<\/details>/s.exec(html)?.[0] ?? '';
  expect(folded.match(/<li>/g) ?? []).toHaveLength(rates.length);
});

test('the home says when something new waits, to people who are signed in', async () => {
  const markOn = async (): Promise<string> => {
    const answer = await browser.get(desk);
    expect(answer.headers.get('content-security-policy')).toMatch(/; script-src 'self'; connect-src 'self';/);
    const html = await answer.text();
    expect(html).toContain('<script type="module" src="/supervision/bureau/actualiser.js"></script>');
    return /data-mark="([^"]+)"/.exec(html)?.[1] ?? '';
  };
  const mark = async (): Promise<string> => await (await browser.get(`${desk}/nouveau`)).text();
  const first = await markOn();
  expect(await mark()).toBe(first);
  const order = await confirmedOrder(17);
  expect(await mark()).not.toBe(first);
  expect(await mark()).toBe(await markOn());
  expect((await browser.get(`${desk}/commandes`)).headers.get('content-security-policy')).not.toContain('script-src');
  const script = await browser.get(`${desk}/actualiser.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).not.toContain(order.reference);
});

describe('an order at the desk', () => {
  test('shows everything known, its journal and its mails', async () => {
    const order = await confirmedOrder(17, { company: 'Mairie d’Évisa', name: 'Ange Leca', phone: '04 95 26 20 09' });
    const text = await textOf(browser.get(addressOf(order)));
    for (const words of [
      'Mairie d’Évisa',
      'Ange Leca',
      '04 95 26 20 09',
      order.email,
      '732 829 320 00074',
      order.reference,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('confirmée');
    expect(text).toContain('cours Napoléon');
    expect(text).toContain('Total TTC');
    expect(text).toMatch(/Commande confirmée 20 novembre 2026, 11:00, par le client/);
    expect(text).toMatch(/En attente depuis le 20 novembre 2026, 11:00, à client17@example.com/);
  });

  test('is moved from its payment, first short, to its service, with the person in the journal', async () => {
    const order = await confirmedOrder(17);
    const preview = await textOf(browser.get(`${addressOf(order)}/paiement`));
    expect(preview).toContain('Le client le lit dans un e-mail');
    expect(preview).toMatch(/Le message au client .* Nous avons reçu votre paiement de [\d ]+,\d\d € TTC\. Merci\./);
    const wrong = await textOf(act(order, 'paiement', { montant: '1', vu: '0' }));
    expect(wrong).toContain('reçu : 1,00 € sur');
    const short = await act(order, 'paiement', { montant: typed(due(order) - 49_440) });
    expect([short.status, short.headers.get('location')]).toEqual([303, addressOf(order)]);
    expect(await textOf(browser.get(addressOf(order)))).toContain('à régulariser, reçu');
    const rest = await (await browser.get(`${addressOf(order)}/paiement`)).text();
    expect(rest).toMatch(/name="montant"[^>]*value="494,40\s€"|value="494,40\s€"[^>]*name="montant"/);
    expect((await act(order, 'paiement')).status).toBe(303);
    expect((await act(order, 'expedition', { note: 'Colissimo 6A1, Colissimo 6A2, Colissimo 6A3' })).status).toBe(303);
    expect((await act(order, 'mise-en-service')).status).toBe(303);
    expect(await find(order)).toMatchObject({ state: 'in-service', received_cents: due(order) });
    const journal = await service.storage.listOrderEvents(order.reference);
    expect(journal.slice(1).map(({ kind, who, person }) => `${kind} ${who} ${person}`)).toEqual([
      'payment provider claire',
      'payment provider claire',
      'ship provider claire',
      'put-in-service provider claire',
    ]);
    const text = await textOf(browser.get(addressOf(order)));
    expect(text).toContain(
      'Commande expédiée (Colissimo 6A1, Colissimo 6A2, Colissimo 6A3) 20 novembre 2026, 11:00, par claire',
    );
    expect(text).toContain('il n’y a plus rien à faire');
  });

  test('confirms for a client, returns a payment and cancels with a reason', async () => {
    const path = await service.place(randomOrder(seededRandom(17), 17));
    const order = await service.orderAt(path);
    if (order === undefined) throw new Error('an order expected');
    await act(order, 'confirmation');
    expect(await find(order)).toMatchObject({ state: 'confirmed' });
    expect((await service.storage.listOrderEvents(order.reference))[0]).toMatchObject({
      kind: 'confirm',
      person: 'claire',
    });
    await act(order, 'paiement', { montant: '100' });
    const early = await act(order, 'remboursement');
    expect([early.status, await textOf(early)]).toEqual([422, expect.stringContaining('Indiquez la raison')]);
    await act(order, 'remboursement', { note: 'virement d’une autre commande' });
    await act(order, 'annulation', { note: 'à sa demande' });
    expect(await find(order)).toMatchObject({ state: 'cancelled', received_cents: 0 });
  });

  test('refuses what its state doesn’t allow, and keeps what was typed', async () => {
    const order = await confirmedOrder(17);
    const elsewhere = await browser.get(`${addressOf(order)}/expedition`);
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, addressOf(order)]);
    const wrong = await act(order, 'paiement', { montant: 'cent euros' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="cent euros"');
    expect(html).toContain('Indiquez le montant en euros');
    expect((await browser.get(`${desk}/commandes/NEO-22222222`)).status).toBe(404);
    expect((await find(order)).state).toBe('confirmed');
  });

  test('counts a payment once, however often its button is pressed', async () => {
    const order = await confirmedOrder(17);
    const address = `${addressOf(order)}/paiement`;
    const fields = { jeton: await browser.token(), vu: String(order.event_count), montant: '100', note: '' };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await browser.post(address, fields)).status));
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    const late = await browser.post(address, fields);
    expect([late.status, await textOf(late)]).toEqual([409, expect.stringContaining('vient de changer')]);
    expect((await find(order)).received_cents).toBe(10_000);
  });

  test('asks for the password again after thirty minutes, then goes on under a new secret', async () => {
    const order = await confirmedOrder(17);
    later(30 * 60_000 - 1);
    expect(await textOf(browser.get(`${addressOf(order)}/paiement`))).not.toContain('Votre mot de passe');
    later(1);
    expect(await textOf(browser.get(`${addressOf(order)}/paiement`))).toContain('Votre mot de passe');
    for (const wrong of [{}, { motDePasse: 'wrong' }]) {
      const refused = await act(order, 'paiement', { montant: '100', ...wrong });
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringMatching(/rien n’a changé.*value="100"/),
      ]);
    }
    expect((await find(order)).received_cents).toBe(0);
    const thief = new DeskBrowser(service);
    thief.cookies.set('__Host-bureau', browser.cookies.get('__Host-bureau') ?? '');
    expect((await act(order, 'paiement', { montant: '100', motDePasse: deskPassword })).status).toBe(303);
    expect((await find(order)).received_cents).toBe(10_000);
    expect([(await thief.get(desk)).status, (await browser.get(desk)).status]).toEqual([303, 200]);
    // The password typed on a form that is refused for another reason counts too.
    later(31 * 60_000);
    expect((await act(order, 'paiement', { montant: 'cent', motDePasse: deskPassword })).status).toBe(422);
    expect((await act(order, 'paiement', { montant: '50' })).status).toBe(303);
    later(12 * 3_600_000 - 61 * 60_000);
    expect((await browser.get(desk)).status).toBe(303);
  });

  test('sends a mail again, once a click, with the person in the journal', async () => {
    const order = await confirmedOrder(17);
    const [mail] = (await service.storage.listMails(order.reference)).filter(
      ({ kind }) => kind === 'client-confirmation',
    );
    if (mail === undefined) throw new Error('a mail expected');
    await service.storage.markMailSent(mail.id, service.now.getTime());
    const fields = { jeton: await browser.token(), message: mail.id };
    expect((await browser.post(`${addressOf(order)}/renvoi`, fields)).status).toBe(303);
    const copies = (await service.storage.listMails(order.reference)).filter(
      ({ kind }) => kind === 'client-confirmation',
    );
    expect(copies).toHaveLength(2);
    expect(copies.find(({ id }) => id !== mail.id)).toMatchObject({
      recipient: order.email,
      body: mail.body,
      sent_at: null,
    });
    const notice = (await service.storage.listMails(order.reference)).find(({ kind }) => kind === 'provider-notice');
    await service.storage.giveUpMail(notice?.id ?? '', service.now.getTime(), 'EENVELOPE 550');
    await browser.post(`${addressOf(order)}/renvoi`, { ...fields, message: notice?.id ?? '' });
    const after = (await service.storage.listMails(order.reference)).find(({ id }) => id === notice?.id);
    expect(after).toMatchObject({ given_up_at: null, sent_at: null });
    const journal = await service.storage.listOrderEvents(order.reference);
    expect(journal.slice(1).map(({ kind, person, note }) => [kind, person, note])).toEqual([
      ['resend-mail', 'claire', mail.subject],
      ['resend-mail', 'claire', notice?.subject],
    ]);
    expect((await browser.post(`${addressOf(order)}/renvoi`, { ...fields, message: 'another' })).status).toBe(404);
    expect((await find(order)).state).toBe('confirmed');
  });
});

describe('the list of orders', () => {
  test('finds a caller by number, filters by state, and is a file for a spreadsheet', async () => {
    const first = await confirmedOrder(17, { company: 'Mairie d’Évisa', phone: '04 95 26 20 09' });
    await confirmedOrder(18, { company: 'Garage Rossi', phone: '06 12 34 56 78' });
    const found = await textOf(browser.get(`${desk}/commandes?q=${encodeURIComponent('+33 4 95 26 20 09')}`));
    expect(found).toContain('Une commande trouvée.');
    expect(found).toContain('Mairie d’Évisa');
    expect(found).not.toContain('Garage Rossi');
    expect(await textOf(browser.get(`${desk}/commandes?etat=ready`))).toContain('Aucune commande trouvée.');
    const file = await browser.get(`${desk}/commandes.csv?q=evisa&etat=confirmed`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="commandes.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles = '', row = '', ...others] = new TextDecoder().decode(bytes).split('\r\n');
    expect(titles).toMatch(/^Référence;État;Reçue le;/);
    expect(row.split(';').slice(0, 3)).toEqual([first.reference, 'confirmée', '20/11/2026']);
    expect(row).toContain(`;${typed(first.one_time_cents)};`);
    expect(others).toEqual(['']);
  });

  test('has in its file what the invoice of a public body needs: SIRET, purchase order, service code, where it was delivered', async () => {
    const purchaseOrder = { number: 'EJ 2026-0042', serviceCode: '210' };
    const order = await confirmedOrder(17, { siret: '21200600100003', ...purchaseOrder });
    const file = await (await browser.get(`${desk}/commandes.csv`)).text();
    const [titles = [], row = []] = file.split('\r\n').map((line) => line.split(';'));
    const under = (title: string): string | undefined => row[titles.indexOf(title)];
    expect(under('SIRET')).toBe('212006001 00003');
    expect(under('Bon de commande')).toBe('EJ 2026-0042, code service 210');
    const addresses = JSON.parse(order.sites_json ?? '[]') as string[];
    expect(under('Livraison')).toBe(addresses.join(' | '));
  });
});

test('the quotes that never became an order are listed, with what was asked for', async () => {
  await service.storage.addQuoteStatistics(
    exampleStatistics({ email: 'paule@example.com', company_name: 'Mairie de <Piana>', phone: '0495262009' }),
  );
  const order = await confirmedOrder(17);
  await service.storage.addQuoteStatistics(exampleStatistics({ email: order.email }));
  const text = await textOf(browser.get(`${desk}/devis`));
  expect(text).toContain('Une personne a vu un prix sans commander.');
  expect(text).toContain('Mairie de &lt;Piana&gt; 6 postes, 2 sites : 1 457,00 € HT, puis 124,00 € HT par mois');
  expect(text).toContain('paule@example.com 04 95 26 20 09');
  expect(text).not.toContain(order.email);
  expect(text).toContain('Chaque devis s’efface après 365 jours.');
});

test('the report is of today, with its period', async () => {
  await confirmedOrder(17);
  const text = await textOf(browser.get(`${desk}/rapport?du=2026-11-01&au=2026-11-20`));
  expect(text).toContain('Du 1er novembre 2026 au 20 novembre 2026');
  expect(text).toContain('commandes d’essai : 1');
  expect(await textOf(browser.get(`${desk}/rapport?du=2026-11-30&au=2026-11-01`))).toContain('ne font pas une période');
  expect(await textOf(browser.get(`${desk}/rapport`))).toContain('Du 22 octobre 2026 au 20 novembre 2026');
  const file = await browser.get(`${desk}/rapport.csv?du=2026-11-01&au=2026-11-20`);
  expect((await file.text()).split('\r\n')).toHaveLength(22);
  expect((await browser.get(`${desk}/rapport.csv?du=tout`)).status).toBe(404);
});

test('whatever clients typed is shown as text, on every page and in the file', async () => {
  const hostile = {
    company: '"><img src=x onerror=alert(1)>',
    name: '=HYPERLINK("evil";"ouvrir")</title><script>alert(2)</script>',
    site1: '</pre><svg onload=alert(3)>\n20000 Ajaccio',
  };
  const order = await confirmedOrder(17, hostile);
  const tracking = '</li><script>alert(4)</script>';
  await act(order, 'paiement', { montant: typed(due(order)) });
  await act(order, 'expedition', { note: tracking });
  await service.storage.moveOrder(
    await find(order),
    {
      state: 'shipped',
      received_cents: due(order),
      entry: { at: 0, kind: 'resend-mail', who: 'provider', cents: null, note: '' },
    },
    [
      exampleMail({
        order_reference: order.reference,
        subject: '<b>sujet</b>',
        body: '<iframe>',
        last_error: '<i>panne</i>',
      }),
    ],
  );
  const pages = [
    desk,
    `${desk}/commandes?q=${encodeURIComponent('"><script>alert(5)</script>')}`,
    `${desk}/commandes`,
    addressOf(order),
    `${addressOf(order)}/mise-en-service`,
    `${desk}/rapport?du=${encodeURIComponent('"><script>')}`,
  ];
  for (const page of pages) {
    const html = await (await browser.get(page)).text();
    expect(html.replace('<script type="module" src="/supervision/bureau/actualiser.js"></script>', '')).not.toMatch(
      /<script|<img|<iframe|<b>|<i>|<[^>]*\son\w+=/i,
    );
  }
  const file = await (await browser.get(`${desk}/commandes.csv`)).text();
  expect(file).toContain(`"'=HYPERLINK(""evil"";""ouvrir"")</title><script>alert(2)</script>"`);
});

test('every page and file of the desk is for people who are signed in', async () => {
  const order = await confirmedOrder(17);
  const stranger = new DeskBrowser(service);
  const paths = [
    '',
    '/commandes',
    '/commandes.csv',
    '/rapport',
    '/rapport.csv',
    '/publication',
    '/nouveau',
    '/actualiser.js',
    '/devis',
    '/numeros',
    `/commandes/${order.reference}`,
    `/commandes/${order.reference}/paiement`,
  ];
  for (const path of paths) {
    const answer = await stranger.get(`${desk}${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`${desk}/connexion?suite=`),
    ]);
    expect(await answer.text()).toBe('');
  }
  for (const path of [`/commandes/${order.reference}/paiement`, `/commandes/${order.reference}/renvoi`]) {
    const answer = await stranger.post(`${desk}${path}`, { montant: '100', vu: '1', jeton: await browser.token() });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`${desk}/connexion`);
    const forged = await browser.post(`${desk}${path}`, { montant: '100', vu: '1', jeton: 'forged' });
    expect(forged.status).toBe(403);
  }
  expect(await find(order)).toMatchObject({ received_cents: 0, event_count: 1 });
});
