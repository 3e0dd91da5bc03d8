import { expect, test } from 'vitest';
import { formatEuros } from '#domain/money.ts';
import { actOn, desk, expectPage, textOf, typedEuros } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { type Changes, shownForm, withChanges } from '#service/shown-form.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { columns, csv, drop, path } from './statement.fixture.ts';

openDeskBeforeEach();

const paid = (order: OrderRow, label = order.reference, day = '19/11/2026'): string =>
  `${day};VIR REÇU ${label};${typedEuros(dueOf(order))}`;

/** Presses the button of a page that a statement was read on. */
async function press(answer: Response, changes: Changes = {}): Promise<Response> {
  return await browser.upload(path, withChanges(shownForm(await answer.text()), changes));
}

async function boxes(answer: Response, name = 'coche'): Promise<string[]> {
  const html = await answer.clone().text();
  return [...html.matchAll(new RegExp(`name="${name}"(?: checked="")? value="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

test('asks once for the columns, books all proposed lines by one press, and none of them again', async () => {
  const [first, second, third] = [17, 18, 19].map((seed) => confirmedOrder(service, seed));
  const orders = [await first, await second, await third] as [OrderRow, OrderRow, OrderRow];
  const split = orders[1].reference.toLowerCase().replace(/^(.{6})/, '$1 ');
  const file = csv(paid(orders[0]), paid(orders[1], split), paid(orders[2], 'SANS REFERENCE'), '18/11/2026;CB;');
  const asked = await textOf(drop(file));
  expect(asked).toMatch(/Colonnes du relevé .* Libellé VIR REÇU/);
  const shown = await drop(file, columns);
  const text = await textOf(shown.clone());
  expect(text).toMatch(
    /4 lignes lues, 1 débit laissé de côté\. Les commandes s’ouvrent dans un nouvel onglet\. À enregistrer 8 505,60 €, le 19 novembre 2026 VIR REÇU/,
  );
  expect(text).toMatch(/À vérifier .* la somme attendue/);
  for (const order of orders) expect((await storedOrder(service, order)).state).toBe('confirmed');
  const done = await press(shown);
  const remaining = await textOf(done);
  expect(remaining).toMatch(/2 paiements sont enregistrés\..* 2 déjà enregistrées, .*À vérifier .*SANS REFERENCE/);
  expect(remaining).not.toContain('Rien à enregistrer');
  const states = await Promise.all(orders.map(async (order) => (await storedOrder(service, order)).state));
  expect(states).toEqual(['ready', 'ready', 'confirmed']);
  const [receipt] = await service.storage.listReceipts({ references: [orders[0].reference] });
  const label = `VIR REÇU ${orders[0].reference}`;
  expect(receipt).toMatchObject({ day: '2026-11-19', cents: dueOf(orders[0]), note: label });
  expect(await textOf(browser.get(`${desk}/commandes?q=VIR+REÇU+${split}`))).toContain(orders[1].reference);
  const told = await service.mails('client-order-moved');
  expect(told.filter(({ body }) => body.includes('Noté pour votre commande'))).toHaveLength(2);
  expect(JSON.stringify(told)).not.toContain('VIR');
  expect((await service.storage.listOrderEvents(orders[0].reference)).at(-1)?.person).toBe('claire');
  // The columns are remembered; what was booked is known, whoever sends it again.
  const again = await textOf(drop(csv(paid(orders[0]), paid(orders[1], split))));
  expect(again).toMatch(/2 déjà enregistrées.* Rien à enregistrer.* Lire d’autres colonnes/);
  const ofx = `<OFX><STMTTRN><DTPOSTED>20261119<TRNAMT>${dueOf(orders[0]) / 100}<NAME>${orders[0].reference}</STMTTRN></OFX>`;
  expect(await (await drop(new File([ofx], 'releve.ofx'))).text()).not.toMatch(/id="proposes"|name="co(?:che|lonnes)"/);
});

test('books a line that was looked at through the form of its order, once', async () => {
  const order = await confirmedOrder(service, 17);
  const part = csv(`19/11/2026;VIR ${order.reference};3000,00`);
  const html = await (await drop(part, columns)).text();
  const [link = ''] = /\/supervision\/bureau\/commandes\/[^"]*paiement[^"]*/.exec(html) ?? [];
  const address = link.replaceAll('&amp;', '&');
  const form = await browser.page(address);
  expect(form).toMatch(/name="montant"[^>]*value="3.000,00.€"/u);
  expect(form).toContain('value="2026-11-19"');
  expect(form).toContain(`value="VIR ${order.reference}"`);
  const asked = await browser.fill(address);
  expect(await textOf(asked.clone())).toContain('Vous notez 3 000,00 € au lieu de 8 505,60 €.');
  expect((await (await browser.open(address, asked))()).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'payment-differs', received_cents: 300_000 });
  expect(await textOf(drop(part))).toContain('1 déjà enregistrée');
  // Another file of the same days has another label.
  const relabelled = await drop(csv(`19/11/2026;VIREMENT ${order.reference};3000,00`));
  expect(await textOf(relabelled.clone())).toContain('déjà enregistré le 19 novembre 2026 ?');
  const byOtherColumns = drop(csv('20/11/2026;VIREMENT;3000,00'));
  expect(await textOf(byOtherColumns)).toMatch(/À vérifier .*déjà enregistré le 19 novembre 2026 \?/);
  const once = await press(relabelled.clone(), { coche: await boxes(relabelled) });
  expect(await textOf(once)).toContain('3 000,00 € y sont déjà, reçus le 19 novembre 2026.');
  expect(await service.storage.listReceipts({})).toHaveLength(1);
  // The same line for another order is refused too.
  const other = await confirmedOrder(service, 18);
  const line = new URL(address, 'https://a.example').searchParams.get('ligne') ?? '';
  const twice = `Cette ligne du relevé est déjà enregistrée, pour ${order.reference}.`;
  await expectPage(actOn(browser, other, 'paiement', { ligne: line }), 422, twice);
});

test('books the lines that are ticked, two parts as one sum, and asks once more where the sum differs', async () => {
  const orders = await Promise.all([17, 18].map((seed) => confirmedOrder(service, seed)));
  const [parts, short] = orders as [OrderRow, OrderRow];
  const line = (order: OrderRow, cents: number, part: string): string =>
    `19/11/2026;VIR ${order.reference} ${part};${typedEuros(cents)}`;
  const file = csv(
    line(parts, 300_000, '1 SUR 2'),
    line(parts, dueOf(parts) - 300_000, '2 SUR 2'),
    line(short, 100_000, ''),
  );
  const shown = await drop(file, columns);
  expect(await textOf(shown.clone())).toContain('Enregistrer les paiements cochés');
  const groups = (await shown.clone().text()).match(/(?<=<fieldset class="stack" aria-label=")[^"]*/g);
  expect(groups?.[0]).toMatch(new RegExp(`^3.000,00.€, le 19.novembre.2026, VIR ${parts.reference} 1 SUR 2$`));
  expect(new Set(groups).size).toBe(3);
  const [first = '', second = '', third = ''] = await boxes(shown);
  expect(await shown.clone().text()).not.toContain('checked=""');
  expect(await textOf(press(shown.clone()))).toContain('Cochez au moins un virement');
  const both = [third, third.replace(short.reference, parts.reference)];
  expect(await boxes(await press(shown.clone(), { coche: both }), 'confirme')).toHaveLength(1);
  const asked = await press(shown, { coche: [first, second, third] });
  const question =
    `${short.company}, ${short.reference} : le relevé porte 1 000,00 € au lieu de ${formatEuros(dueOf(short))}.`.replaceAll(
      /\s/g,
      ' ',
    );
  expect(await textOf(asked.clone())).toContain(question);
  expect(await asked.clone().text()).toMatch(new RegExp(`checked="" value="${third}"`));
  expect(await service.storage.listReceipts({})).toEqual([]);
  const confirme = (await boxes(asked, 'confirme')).map((text) => text.replaceAll('&#x27;', "'"));
  expect(confirme).toHaveLength(1);
  const done = await press(asked, { coche: [first, second, third], confirme });
  expect(await textOf(done.clone())).toMatch(
    /3 paiements sont enregistrés\. 3 lignes lues, 3 déjà enregistrées\. Rien à enregistrer/,
  );
  expect(await storedOrder(service, parts)).toMatchObject({ state: 'ready' });
  expect(await storedOrder(service, short)).toMatchObject({ state: 'payment-differs', received_cents: 100_000 });
  // The same press once more, as of a page that is loaded again.
  expect(await textOf(press(done, { coche: [first, second, third], confirme }))).toContain('étaient déjà enregistrés');
  expect(await service.storage.listReceipts({})).toHaveLength(3);
});

test('books a line for one order, never twice, and leads to the form of an order that awaits nothing', async () => {
  const [first, second] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  const sum = typedEuros(dueOf(first));
  const shown = await drop(csv(`19/11/2026;VIR ${first.reference} ${second.reference};${sum}`), columns);
  const ticks = await boxes(shown);
  expect(ticks).toHaveLength(2);
  const refused = `est coché pour plusieurs commandes, qui attendent ${formatEuros(dueOf(first) + dueOf(second))} en tout : il y manquerait ${formatEuros(dueOf(second))}.`;
  expect(await textOf(press(shown.clone(), { coche: ticks }))).toContain(refused.replaceAll(/\s/g, ' '));
  const [tick = ''] = ticks;
  await press(shown, { coche: [tick] });
  const html = await (
    await drop(csv(`18/11/2026;VIR ${first.reference};12,00`, `18/11/2026;RENDU ${first.reference};-5,00`))
  ).text();
  expect(html).toMatch(new RegExp(`${first.reference}/paiement\\?montant=12`));
  expect(html).toMatch(new RegExp(`${first.reference}/remboursement\\?montant=5`));
  expect(html).not.toContain('name="coche"');
});

test('books a line for two orders that await its sum together, once, from whatever file and press', async () => {
  const orders = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)] as const;
  const sum = dueOf(orders[0]) + dueOf(orders[1]);
  const line = (cents: number) =>
    csv(`19/11/2026;VIR ${orders.map(({ reference }) => reference).join(' ')};${typedEuros(cents)}`);
  const more = await drop(line(sum + 1000), columns);
  const refused = await textOf(press(more.clone(), { coche: await boxes(more) }));
  expect(refused).toContain('il en resterait 10,00 €. Gardez celles');
  const shown = await drop(line(sum));
  const ticks = await boxes(shown);
  expect(ticks).toHaveLength(2);
  const presses = await Promise.all([press(shown.clone(), { coche: ticks }), press(shown, { coche: ticks })]);
  expect((await Promise.all(presses.map(textOf))).join()).toContain('2 paiements sont enregistrés.');
  expect((await service.storage.listReceipts({})).map(({ cents }) => cents).sort()).toEqual(orders.map(dueOf).sort());
  for (const order of orders) expect((await storedOrder(service, order)).state).toBe('ready');
  expect(await textOf(drop(line(sum)))).toContain('1 déjà enregistrée');
});

test('knows a public body by its purchase order, says what was noted by hand, and why nothing can be booked', async () => {
  const body = await confirmedOrder(service, 17, { siret: '21200600100003' });
  const sum = typedEuros(dueOf(body));
  const line = `19/11/2026;DRFIP MANDAT 77 EJ2026 00417;${sum}`;
  expect(await textOf(drop(csv(`19/11/2026;VIR ${body.reference};${sum}`), columns))).toContain(
    'rien n’est attendu : son bon de commande manque',
  );
  await actOn(browser, body, 'bon-de-commande', { note: 'EJ 2026-00417', codeService: '210' });
  await actOn(browser, body, 'expedition', { note: 'Colissimo 6A1' });
  await actOn(browser, body, 'mise-en-service');
  expect(await textOf(drop(csv(line)))).toMatch(/À enregistrer .* DRFIP MANDAT 77/);
  const firm = await confirmedOrder(service, 18);
  await actOn(browser, firm, 'paiement', { montant: '100', jour: '2026-11-18' }, { isConfirmed: true });
  const noted = await drop(csv(`20/11/2026;VIR ${firm.reference};100,00`));
  expect(await noted.clone().text()).not.toContain('checked=""');
  expect(await textOf(noted)).toContain('déjà noté à la main le 18 novembre 2026 ?');
});

test('proposes what an order that left still awaits, and books for a cancelled one a line that names it, alone', async () => {
  const [left, cancelled, other] = [
    await confirmedOrder(service, 17),
    await confirmedOrder(service, 18),
    await confirmedOrder(service, 19),
  ];
  await actOn(browser, left, 'paiement');
  await actOn(browser, left, 'expedition', { note: 'Colissimo 6A1' });
  await actOn(browser, left, 'remboursement', { note: 'virement d’une autre commande' });
  await actOn(browser, cancelled, 'annulation', { note: 'à sa demande' });
  const both = `19/11/2026;VIR ${cancelled.reference} ${other.reference};${typedEuros(dueOf(other) + 1000)}`;
  const shared = await drop(csv(both), columns);
  expect(await textOf(press(shared.clone(), { coche: await boxes(shared) }))).toContain('il en resterait 10,00 €');
  const three = [cancelled, left, other].map(({ reference }) => reference).join(' ');
  const exact = await drop(csv(`19/11/2026;VIR ${three};${typedEuros(dueOf(left) + dueOf(other))}`));
  expect(await textOf(press(exact.clone(), { coche: await boxes(exact) }))).toContain(
    `${cancelled.reference} n’attend rien : décochez-la.`,
  );
  const shown = await drop(csv(paid(left), paid(cancelled)));
  expect(await textOf(shown.clone())).toMatch(/À vérifier .* rien n’est attendu : commande annulée/);
  const ticks = await boxes(shown);
  const asked = await press(shown, { coche: ticks });
  const sum = formatEuros(dueOf(cancelled)).replaceAll(/\s/g, ' ');
  expect(await textOf(asked.clone())).toContain(
    `le relevé porte ${sum}, et la commande est annulée. Le client lira que nous lui rendons ${sum}.`,
  );
  const confirme = (await boxes(asked, 'confirme')).map((text) => text.replaceAll('&#x27;', "'"));
  expect(await textOf(press(asked, { coche: ticks, confirme }))).toContain('2 paiements sont enregistrés.');
  expect(await storedOrder(service, left)).toMatchObject({ state: 'shipped', received_cents: dueOf(left) });
  expect(await storedOrder(service, cancelled)).toMatchObject({
    state: 'cancelled',
    received_cents: dueOf(cancelled),
  });
  expect(await textOf(drop(csv(paid(cancelled))))).toContain('1 déjà enregistrée');
  // Its client reads what is returned in all. A line that doesn’t name it isn’t for it.
  const more = await drop(csv(`25/11/2026;VIR ${cancelled.reference};100,00`));
  expect(await textOf(press(more.clone(), { coche: await boxes(more) }))).toContain(
    `le relevé porte 100,00 €, et la commande est annulée. Le client lira que nous lui rendons ${formatEuros(dueOf(cancelled) + 10_000)}.`.replaceAll(
      /\s/g,
      ' ',
    ),
  );
  const alike = await drop(csv(`20/11/2026;VIR SANS REFERENCE;${typedEuros(dueOf(cancelled))}`));
  expect(await textOf(alike.clone())).toContain(`${cancelled.reference} : `);
  expect((await boxes(alike)).join()).not.toContain(cancelled.reference);
});

test('books nothing that changed between the page and the press, nor twice for two presses', async () => {
  const [order, other] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  const shown = await drop(csv(paid(order), paid(other)), columns);
  await actOn(browser, order, 'paiement', { jour: '2026-11-20' });
  const presses = await Promise.all([press(shown.clone()), press(shown)]);
  const said = await Promise.all(presses.map(textOf));
  expect(
    said.map((text) => /(Un|Aucun) paiement n?’?est enregistré\. Un virement ne l’est pas/.exec(text)?.[1]).sort(),
  ).toEqual(['Aucun', 'Un']);
  for (const { reference } of [order, other])
    expect(await service.storage.listReceipts({ references: [reference] })).toHaveLength(1);
});
