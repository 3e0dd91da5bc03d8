import * as z from 'zod';
import { isPhoneNumber, phoneMessage } from '#domain/order/client/phone-number.ts';
import { hasWebAddress, isPlainText, webAddressMessage } from '#domain/plain-text.ts';
import { emailMessage } from '#domain/quote/form/refusal-messages.ts';
import { cutText, withoutInvisible } from '#domain/typed-text.ts';
import { maxReadLength } from '#service/http/read-texts.ts';
import type { Checked } from '#service/pages/field-error.ts';

/** Characters of the letter of a request for an offer, whose longest answer has 2000. */
const maxLetterLength = 6000;

const plain = (longest: number) =>
  z
    .string()
    .max(longest, `Raccourcissez ce texte à ${longest}\u00a0caractères`)
    .refine(isPlainText, 'Retirez les caractères illisibles');

/** What is typed on one line; it is mailed, so it may not be a link. */
const line = (longest = 200) =>
  z
    .string()
    .default('')
    .transform((typed) => withoutInvisible(cutText(typed, maxReadLength)).replaceAll(/\s+/g, ' ').trim())
    .pipe(plain(longest).refine((text) => !hasWebAddress(text, 'refused'), webAddressMessage));

const email = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .superRefine((typed, { addIssue }) => {
    const message = emailMessage(typed);
    if (message !== undefined) addIssue(message);
  });

/** A request for an offer: the letter that the visitor read, and whom to answer. */
export const offerSchema = z.object({
  name: line(),
  company: line(),
  phone: line().refine((typed) => typed === '' || isPhoneNumber(typed), phoneMessage),
  email,
  // Nobody can correct the letter where a refusal is shown: of control characters only tabs and line ends are kept.
  message: z
    .string()
    .default('')
    .transform((typed) =>
      withoutInvisible(typed)
        .replaceAll(/[^\P{Cc}\t\n\r]+/gu, ' ')
        .replaceAll('\r\n', '\n')
        .trim(),
    )
    .pipe(plain(maxLetterLength).min(1, 'La demande est vide\u00a0: revenez à la page de contact')),
});
export type Offer = z.output<typeof offerSchema>;

/** A termination; without a day, as soon as the contract allows. The desk reads contract and day as they were typed. */
export const terminationSchema = z.object({
  name: line().pipe(z.string().min(1, 'Indiquez le nom du titulaire du contrat')),
  email,
  contract: line(60).pipe(z.string().min(1, 'Indiquez la référence de la commande, ou le numéro de la ligne')),
  day: line(60),
});
export type Termination = z.output<typeof terminationSchema>;

/** Checks the fields of a form by a schema; of each field that is refused, the first mistake counts. */
export function parseForm<Value>(
  schema: z.ZodType<Value>,
  fields: URLSearchParams,
): Checked<{ readonly value: Value }> {
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (parsed.success) return { ok: true, value: parsed.data };
  const messages = Object.entries<string[] | undefined>(z.flattenError(parsed.error).fieldErrors);
  return { ok: false, errors: messages.map(([field, [message = ''] = []]) => ({ field, message })) };
}
