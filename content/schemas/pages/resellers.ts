import * as z from 'zod';
import { iconName, list, text, texts } from '#content/schemas/parts/parts.ts';

const card = texts('title description', 'percent').extend({ icon: iconName });
const clients = 'écrivez un nombre entier de clients, de 1 à 10, un par boutique dessinée';
const percent = 'écrivez un pourcentage entier de 1 à 100, sans guillemets';
const exampleNames = ['clients', 'phones', 'percent', 'plan', 'channels', 'minutes'];

/** The page for resellers; how many phones an offer has is in the catalogue. */
const page = texts('title lead becomePartnerLabel quoteLabel benefitsTitle').extend({
  benefits: list(card),
  example: texts(
    'title heading oneClient allClients commission upTo perMonth assumptions noPromise',
    ...exampleNames,
  ).extend({
    clients: z.int(clients).min(1, clients).max(10, clients),
    phonesPerClient: z.int('écrivez un nombre entier de postes'),
    commissionPercent: z.int(percent).min(1, percent).max(100, percent),
  }),
  programme: texts('title lead').extend({ parts: list(texts('title description', 'percent')) }),
  steps: z.strictObject({ title: text(), items: list(texts('title text')) }),
  closing: texts('title text'),
});
/** The percentage of the example is the one of every text. */
export const schema = page.transform((texts) => {
  const filled = JSON.stringify(texts).replaceAll('{percent}', String(texts.example.commissionPercent));
  return JSON.parse(filled) as typeof texts;
});
export const exportName = 'resellers';
