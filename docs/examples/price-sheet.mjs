// A price sheet as CSV: so many main phones, with calls billed by use and with each
// unlimited plan that the service describes. Everything else is as the service assumes.
//   ADDRESS=https://host/supervision TOKEN=… node price-sheet.mjs
import { ask, isStarted } from './ask.mjs';

const euros = (amount) => (amount.cents / 100).toFixed(2).replace('.', ',');

export async function priceSheet({ phones = [3, 5, 10, 20], ...api }) {
  const { paths } = await ask(api, `${api.address}/openapi.json`);
  const offered = (wanted) => paths['/devis.json'].get.parameters.find(({ name }) => name === wanted).schema.enum;
  const calls = [{ callType: 'payAsYouGo' }];
  for (const callPlanType of offered('callPlanType'))
    for (const channels of offered('channels')) calls.push({ callType: 'unlimited', channels, callPlanType });

  const rows = [['phones', 'calls', 'channels', 'plan', 'one-time before VAT', 'monthly before VAT']];
  for (const mainPhones of phones)
    for (const choice of calls) {
      const { callType, channels = '', callPlanType = '' } = choice;
      try {
        const quote = await ask(api, `${api.address}/devis.json?${new URLSearchParams({ mainPhones, ...choice })}`);
        const prices = [quote.oneTime, quote.monthly].map((part) => euros(part.beforeVat));
        rows.push([mainPhones, callType, channels, callPlanType, ...prices]);
      } catch (error) {
        // A plan that can’t be had with so many phones has no row.
        if (error.status !== 422 || !error.fields?.some(({ field }) => field in choice)) throw error;
      }
    }
  return rows.map((row) => row.join(';')).join('\n');
}

if (isStarted(import.meta)) console.log(await priceSheet({ address: process.env.ADDRESS, token: process.env.TOKEN }));
