import * as z from 'zod';
import { text, texts } from './parts/parts.ts';

/** The contract summary, in the order of the model of Implementing Regulation (EU) 2019/2243. */
export const schema = texts('title service speeds disabilities').extend({
  purpose: z.tuple([text(), text(), text()], 'écrivez une liste de trois phrases'),
  headings: texts('services speeds price duration disabilities other'),
  services: texts('included hardware virtual monthly monitoring'),
  price: texts('oneTime monthly beforeTax vat withVat including free perMinute beyondPlan elsewhere payment'),
  duration: texts('starts offer ends portability'),
  other: texts('emergency delivery afterPayment support compensation documents'),
});
export const exportName = 'contractSummaryTexts';
