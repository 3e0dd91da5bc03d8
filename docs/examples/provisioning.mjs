/**
 * The phones of an order as CSV: site; model; device; extension; name; number shown.
 * Call: ADDRESS=https://www.neolis.example.com/supervision TOKEN=... node provisioning.mjs REFERENCE
 * `device` is the kind of the API (T46U, T33G, W73P, or `user` for a user without hardware).
 */
async function get({ address, token, fetch = globalThis.fetch }, path) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (response.ok) return response.json();
    if (response.status !== 429 || attempt === 6)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

const cell = (value) => (/[;"\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export async function provisioning({ reference, ...api }) {
  if (!reference) throw new Error('The reference of an order is needed');
  const { setup, sites } = await get(api, `/api/commandes/${encodeURIComponent(reference)}`);
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
