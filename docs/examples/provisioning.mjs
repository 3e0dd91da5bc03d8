// The phones of an order as CSV, for a tool that provisions them.
//   ADDRESS=https://host/supervision TOKEN=… node provisioning.mjs REFERENCE
import { ask, isStarted } from './ask.mjs';

const cell = (text) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export async function provisioning({ reference, ...api }) {
  if (!reference) throw new Error('Which order? Give its reference.');
  const { setup } = await ask(api, `${api.address}/api/commandes/${encodeURIComponent(reference)}`);
  const { devices, phones, numbers } = setup;
  if (devices.length !== phones.length) throw new Error(`${reference}: not as many devices as phones`);

  const shownAs = (key) => {
    if (key === '' || key === 'hidden') return key;
    const number = numbers.find((number) => number.key === key);
    if (!number) throw new Error(`${reference}: no number ${key}`);
    return number.title;
  };
  const rows = phones.map(({ values: { site, extension, name, shown } }, index) => {
    const { model, kind, device } = devices[index];
    return [site, model, kind, extension, name, device, shownAs(shown)];
  });
  const header = ['site', 'model', 'kind', 'extension', 'name', 'device', 'number shown'];
  return [header, ...rows].map((row) => row.map(cell).join(';')).join('\n');
}

if (isStarted(import.meta)) {
  const { ADDRESS: address, TOKEN: token } = process.env;
  console.log(await provisioning({ address, token, reference: process.argv[2] }));
}
