import { refuseQuoteEmail, termsRequiredMessage } from '#domain/quote/form/refusal-messages.ts';
import { labelOf } from '#domain/quote/form/summarise-messages.ts';
import type { FieldError } from '#service/pages/field-error.ts';

/** An order as it was posted. */
export type PostedOrder = NonNullable<ReturnType<typeof readPostedOrder>>;

/** What was posted as an order; `undefined` for the fields of no form of ours. */
export function readPostedOrder(fields: URLSearchParams) {
  const { orderData, email, acceptTerms, ...others } = Object.fromEntries(fields);
  const names = [...fields.keys()];
  if (orderData === undefined || Object.keys(others).length > 0 || new Set(names).size < names.length) return undefined;
  // The e-mail is typed on the page of a quote only: an order of the site holds its own.
  return { orderData, email, acceptTerms: acceptTerms !== undefined };
}

/** Why an order of the page of a quote is refused, as the form says it; nothing of an order of the site. */
export function refusePosted({ email, acceptTerms }: PostedOrder): FieldError[] {
  if (email === undefined) return [];
  const message = refuseQuoteEmail(email);
  return [
    ...(message ? [{ field: 'email', label: labelOf('email'), message }] : []),
    ...(acceptTerms ? [] : [{ field: 'acceptTerms', label: labelOf('acceptTerms'), message: termsRequiredMessage }]),
  ];
}
