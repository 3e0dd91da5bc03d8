/**
 * The phones of an order as CSV: site; model; device; extension; name; number shown.
 * Call: ADDRESS=https://www.neolis.example.com/supervision TOKEN=... node provisioning.mjs REFERENCE
 * `device` is the kind of the API (T46U, T33G, W73P, or `user` for a user without hardware).
 */
import { ask } from './ask.mjs';

const cell = (value) => (/[;"\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export async function provisioning({ reference, ...api }) {
  if (!reference) throw new Error('The reference of an order is needed');
  const { setup, sites } = await ask(api, `/api/commandes/${encodeURIComponent(reference)}`);
  if (setup.devices.length !== setup.phones.length)
    throw new Error(`${reference}: ${setup.phones.length} phones but ${setup.devices.length} devices`);
  // `shown` may be the key of a number of the setup sheet: its title is printed then, otherwise `shown` itself.
  const titles = new Map(setup.numbers.map((number) => [number.key, number.title]));
  const onlySite = sites.length === 1 ? String(sites[0].number) : '';
  const rows = setup.phones.map(({ values }, index) => {
    const { kind, model } = setup.devices[index];
    return [
      values.site || onlySite,
      model,
      kind,
      values.extension,
      values.name,
      titles.get(values.shown) ?? values.shown,
    ];
  });
  const header = ['site', 'model', 'device', 'extension', 'name', 'number shown'];
  return [header, ...rows].map((row) => `${row.map(cell).join(';')}\n`).join('');
}

const { ADDRESS: address, TOKEN: token } = process.env;
if (import.meta.filename === process.argv[1])
  process.stdout.write(await provisioning({ address, token, reference: process.argv[2] }));
