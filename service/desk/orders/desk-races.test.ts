import { beforeEach, describe, expect, test } from 'vitest';
import {
  actOn,
  addressOf,
  type DeskBrowser,
  expectPage,
  openDesk,
  startDesk,
} from '#service/desk/desk-browser.fixture.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { startPortingDesk } from '#service/portability/desk/porting-desk.fixture.ts';
import type { TestService } from '#service/test-service.fixture.ts';

type Fields = Readonly<Record<string, string>>;

/** Claire and Bastien open the same form, Claire sends hers first. Returns Bastien’s answer. */
async function race(
  [claire, bastien]: readonly [DeskBrowser, DeskBrowser],
  path: string,
  [first, second]: readonly [Fields, Fields],
): Promise<Response> {
  const send = await bastien.open(path);
  expect((await claire.fill(path, first)).status).toBe(303);
  return await send(second);
}

describe('of two people who change the same order, the second reads what the first did and what they typed', () => {
  let service: TestService;
  let both: readonly [DeskBrowser, DeskBrowser];
  beforeEach(async () => {
    const opened = await startDesk();
    service = opened.service;
    both = [opened.browser, await openDesk(service, 'bastien', '198.51.100.1')];
  });

  test('the parcels of an order, where the message is only looked at, and its start', async () => {
    const order = await confirmedOrder(service, 17);
    await actOn(both[0], order, 'paiement');
    const typed = [{ note: 'Colissimo 6A1' }, { note: 'Chronopost XY2', apercu: 'oui' }] as const;
    const late = await race(both, `${addressOf(order)}/expedition`, typed);
    await expectPage(
      late.clone(),
      409,
      'La commande vient de changer : Commande expédiée (Colissimo 6A1), par claire.',
    );
    await expectPage(late, 409, 'value="Chronopost XY2"');
    const started = race(both, `${addressOf(order)}/mise-en-service`, [{}, {}]);
    await expectPage(started, 409, /Mise en service, par claire\. .* n’est pas enregistré\. Regardez la commande\./);
  });

  test('and what sending a form again would do, where it is still possible', async () => {
    const path = `${addressOf(await confirmedOrder(service, 17))}/note`;
    const typed = [{ jour: '2026-11-23' }, { jour: '2026-11-24' }] as const;
    const late = race(both, path, typed);
    await expectPage(late, 409, /à reprendre le 23.*, par claire\. .* Envoyer de nouveau ce formulaire remplacerait/);
  });

  test('but the second press of one person, where nothing is typed, leads to what the first did', async () => {
    const [claire] = both;
    const order = await confirmedOrder(service, 17);
    await actOn(claire, order, 'paiement');
    const ship = await claire.open(`${addressOf(order)}/expedition`);
    const typed = { note: 'Colissimo 6A1' };
    expect([(await ship(typed)).status, (await ship(typed)).status]).toEqual([303, 409]);
    const [start, late] = [
      await claire.open(`${addressOf(order)}/mise-en-service`),
      await claire.open(`${addressOf(order)}/mise-en-service`),
    ];
    for (const press of [start, start]) {
      const answer = await press();
      expect([answer.status, answer.headers.get('location')]).toEqual([303, addressOf(order)]);
    }
    service.later(60_000);
    expect((await late()).status).toBe(409);
    const kinds = (await service.storage.listOrderEvents(order.reference)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'put-in-service')).toHaveLength(1);
  });
});

test('of two people who move the same number, the second reads what the first did and what they typed', async () => {
  const { client, browser, address } = await startPortingDesk();
  const both = [browser, await openDesk(client.service, 'bastien', '198.51.100.1')] as const;
  await browser.fill(`${address}/numeros/1/demande`);
  const late = await race(both, `${address}/numeros/1/portage`, [{ jour: '2026-11-20' }, { jour: '2026-11-19' }]);
  await expectPage(late.clone(), 409, /vient de changer : .*le 20 novembre 2026.*, par claire\./);
  await expectPage(late, 409, 'value="2026-11-19"');
});
