/**
 * Prices before VAT, in euros, of several installations as CSV (semicolons, decimal comma).
 * Call: ADDRESS=https://www.neolis.example.com/supervision node price-sheet.mjs [3 5 10 20]
 * A number on the command line is so many main phones; quotes need no token.
 */
import { ask } from './ask.mjs';

/** The values that the description of the service allows for a parameter of a quote. */
function allowed({ paths }, wanted) {
  return paths['/devis.json'].get.parameters.find(({ name }) => name === wanted).schema.enum;
}

const euros = (amount) => (amount.cents / 100).toFixed(2).replace('.', ',');

export async function priceSheet({ phones = [3, 5, 10, 20], ...api }) {
  const description = await ask(api, '/openapi.json');
  const unlimited = allowed(description, 'channels').flatMap((channels) =>
    allowed(description, 'callPlanType').map((callPlanType) => ({ callType: 'unlimited', channels, callPlanType })),
  );
  const rows = [['phones', 'calls', 'channels', 'plan', 'one-time before VAT', 'monthly before VAT']];
  for (const mainPhones of phones)
    for (const calls of [{ callType: 'payAsYouGo' }, ...unlimited]) {
      const choices = new URLSearchParams({ mainPhones, ...calls });
      const { oneTime, monthly } = await ask(api, `/devis.json?${choices}`);
      const { callType, channels = '', callPlanType = '' } = calls;
      rows.push([mainPhones, callType, channels, callPlanType, euros(oneTime.beforeVat), euros(monthly.beforeVat)]);
    }
  return rows.map((row) => `${row.join(';')}\n`).join('');
}

const { ADDRESS: address } = process.env;
const phones = process.argv.slice(2);
if (import.meta.filename === process.argv[1])
  process.stdout.write(await priceSheet({ address, ...(phones.length > 0 && { phones }) }));
