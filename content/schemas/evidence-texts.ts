import * as z from 'zod';
import { text, texts } from './parts/parts.ts';

/** The document that gathers what the service recorded of an order. */
export const schema = texts(
  'title purpose confirmedByClient confirmedByProvider smallFirm madeOn mandate fingerprint',
).extend({
  headings: texts('order documents journal checking'),
  labels: texts(
    'reference received confirmed howConfirmed name quality siret email phone oneTime monthly catalogue terms',
  ),
  quality: texts('company publicBody'),
  by: texts('client provider'),
  checking: z.tuple([text(), text()], 'écrivez une liste de deux paragraphes'),
});
export const exportName = 'evidenceTexts';
