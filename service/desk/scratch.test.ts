import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { mailing, startTestService } from '#service/test-service.fixture.ts';
import { addPerson, DeskBrowser } from './desk-browser.fixture.ts';

const N = Number(process.env.N ?? 300);
test('x', { timeout: 600000 }, async () => {
  const storage = await openSqlite(':memory:' as never).catch(() => undefined);
  const service = await startTestService(mailing, storage ? { storage } : {});
  await addPerson(service.storage, 'claire');
  const browser = new DeskBrowser(service);
  await browser.signIn('claire');
  const order_json = JSON.stringify(anOrder());
  const names = [
    'Garage Rossi',
    'Mairie d’Évisa',
    'Boulangerie « Au Cœur du Pain » et ses fils',
    'SCI Santoni',
    'Cabinet de kinésithérapie du Fiumorbu et de la plaine orientale',
  ];
  for (let i = 0; i < N; i += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, j) => {
        const n = i + j;
        const at = service.now.getTime() - (n % 40) * 24 * 3_600_000 - n;
        const o = await service.storage.placeOrder(
          exampleOrder({ order_json, received_at: at, email: `c${n}@exemple.fr`, is_test: 0 }),
          0,
        );
        if (n % 10 === 9) return;
        const confirmed = await service.storage.confirmOrder(
          o.reference,
          {
            ...exampleCompletion,
            order_json,
            company: `${names[n % 5]} ${n}`,
            confirmed_at: at,
            email: `c${n}@exemple.fr`,
            sites_json: JSON.stringify([`${n} rue Fesch\n20000 Ajaccio`]),
          },
          [],
          { token: o.token },
        );
        if (confirmed && n % 3 === 1)
          await service.storage.moveOrder(confirmed, {
            state: n % 2 ? 'ready' : 'payment-differs',
            received_cents: 100,
            entry: { at: at + 1, kind: 'payment', who: 'provider', cents: 100, note: '' },
          });
      }),
    );
  }
  await service.storage.writeMailOnce(
    exampleMail({ order_reference: '', kind: 'weekly', attempts: 1, last_error: 'EENVELOPE 550' } as never),
  );
  const save = async (name: string, path: string) => {
    const t = performance.now();
    const html = await browser.page(path);
    console.log(name, Math.round(performance.now() - t), 'ms', html.length);
    writeFileSync(`/tmp/w/shots-lists/${name}.html`, html);
  };
  for (const _ of [1, 2]) {
    await save('home', '/supervision/bureau');
    await save('kind', '/supervision/bureau?sorte=payment&page=2');
    await save('orders', '/supervision/bureau/commandes');
    await save('search', '/supervision/bureau/commandes?q=rossi');
    await save('rappels', '/supervision/bureau/rappels');
    await save('news', '/supervision/bureau/nouveau');
  }
});
