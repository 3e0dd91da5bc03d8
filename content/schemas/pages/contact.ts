import * as z from 'zod';
import { type Content, iconName, list, text, texts, unique } from '#content/schemas/parts/parts.ts';

const kinds = ['phone', 'email', 'address', 'hours'] as const;
const card = z.strictObject({ kind: z.enum(kinds), title: text(), text: text() });
export type ContactCard = Content<typeof card>;

/** The contact page. */
export const schema = texts('title lead openMapLabel reasonsTitle').extend({
  lostOrder: texts('question link'),
  cards: unique('kind', card, kinds),
  map: texts('title notice loadLabel'),
  reasons: list(texts('title text').extend({ icon: iconName })),
  request: texts(
    'title lead sendLabel away nameLabel companyLabel phoneLabel webmail emailLabel copyLabel printLabel emailSubject',
  ),
});
export const exportName = 'contact';
