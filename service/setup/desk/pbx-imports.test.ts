import { expect, test } from 'vitest';
import { addressOf, openDesk } from '#service/desk/desk-browser.fixture.ts';
import { pick, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { SetupClient } from '#service/setup/setup-client.fixture.ts';

const names = ['Accueil', 'Claire, compta', 'Luc; atelier', 'Zoé Đặng', 'Réserve (2e)', 'Anne & Paul', 'L’étage', ''];
const townHall = { siret: '21200600100003', clientKind: 'public' };
/** By what the desk calls a phone: its model for Yeastar (the base of a cordless one) and FusionPBX's template. */
const models: Readonly<Record<string, readonly [yeastar: string, fusion: string]>> = {
  'Poste principal': ['SIP-T46U', 'yealink/t46u'],
  'Poste secondaire': ['SIP-T33G', 'yealink/t33g'],
  'Poste sans fil': ['W70B', 'yealink/w70b'],
};

/** Reads a file as the telephone systems do, line by line: each row by the names of its columns. */
function readImport(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      expect(line.length).toBeLessThan(4096);
      const cells = [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)];
      expect(cells.map(([whole]) => whole).join('')).toBe(`,${line}`);
      return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
    });
  return rows.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
  });
}

test('twenty random orders are in the files of both telephone systems as their clients set them up', async () => {
  const setup = await SetupClient.start();
  const { client } = setup;
  const desk = await openDesk(client.service);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(seed);
    const order = randomOrder(random, seed);
    client.path = await client.service.confirm(order, seed === 1 ? townHall : {});
    const isKept = Number(order.articles.portability) > 0 && (await client.save(1)).status === 303;
    const proposed = await setup.shown('postes');
    const keys = Object.keys(proposed).flatMap((name) => /^name-(\d+)$/.exec(name)?.[1] ?? []);
    const typed = Object.fromEntries(
      keys.flatMap((key) => [
        [`name-${key}`, names[pick(random, 0, names.length - 1)] ?? ''],
        [`extension-${key}`, String(300 + Number(key))],
        [`email-${key}`, random() < 0.5 ? `poste${key}@example.com` : ''],
        ...(proposed[`shown-${key}`] ? [[`shown-${key}`, random() < 0.2 ? 'hidden' : proposed[`shown-${key}`]]] : []),
      ]),
    );
    expect((await setup.save('postes', typed)).status).toBe(303);
    const address = addressOf(await client.stored());
    const page = (await desk.page(`${address}/appareils`)).matchAll(/(Poste [a-z ]+|Utilisateur) (\d+)(?=, |<)/g);
    const titles = [...new Map([...page].map(([title, kind = '']) => [title, kind]))];
    const phones = keys.map((key, index) => {
      const [title = '', kind = ''] = titles[index] ?? [];
      const hasPhone = kind in models;
      const mac = hasPhone && index % 5 !== 4 ? `80:5E:C0:${[seed, index, 16].map(hex).join(':')}` : '';
      return {
        ...{ key, kind, mac, extension: `${300 + Number(key)}`, site: `Site ${proposed[`site-${key}`] ?? 1}` },
        ...{ name: typed[`name-${key}`] || title, email: typed[`email-${key}`] ?? '' },
        caller: isKept && (typed[`shown-${key}`] ?? 'kept-1-0') === 'kept-1-0' ? '0465710001' : '',
        device: mac || (hasPhone ? `3123120G${seed * 100 + index}` : ''),
      };
    });
    const scanned = Object.fromEntries(phones.map(({ key, device }) => [`appareil-${key}`, device]));
    expect((await desk.fill(`${address}/appareils`, scanned)).status).toBe(303);
    const read = async (file: string) => readImport(await desk.page(`${address}/standard/${file}.csv`));
    const withMac = phones.filter(({ mac }) => mac !== '');
    for (const { kind, caller } of withMac) seen.add(kind).add(caller);
    expect(await read('yeastar-extensions')).toEqual(
      phones.map(({ name, email, extension, caller }) => ({
        ...{ 'First Name': name, 'Email Address': email, 'Extension Number': extension, 'Caller ID': caller },
      })),
    );
    expect(await read('yeastar-telephones')).toEqual(
      withMac.map(({ kind, mac, extension }) => ({
        ...{ Vendor: 'Yealink', Model: models[kind]?.[0], 'MAC Address': mac, 'Provisioning Method': 'rps' },
        Template: expect.stringMatching(/^YSDP_Yealink[TW]\d$/),
        'Assign Extension': kind === 'Poste sans fil' ? `1:${extension}` : extension,
      })),
    );
    expect(await read('fusionpbx-extensions')).toEqual(
      phones.map(({ name, extension, caller, site }) => ({
        ...{ extension, effective_caller_id_name: name, effective_caller_id_number: extension },
        ...{ outbound_caller_id_number: caller, description: site },
      })),
    );
    expect(await read('fusionpbx-telephones')).toEqual(
      withMac.map(({ kind, mac, name, extension, site }) => ({
        ...{
          device_mac_address: mac,
          device_label: name,
          device_vendor: 'yealink',
          device_template: models[kind]?.[1],
        },
        ...{ device_location: site, line_number: '1', display_name: name, user_id: extension, auth_id: extension },
      })),
    );
  }
  expect([...seen].sort()).toEqual(['', '0465710001', ...Object.keys(models)].sort());
}, 180_000);

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
