import { refuseEmail } from '#domain/email/email-address.ts';
import { refusalMessage, termsRequiredMessage } from '#domain/quote/form/refusal-messages.ts';
import { labelOf } from '#domain/quote/form/summarise-messages.ts';
import type { FieldError } from '#service/pages/field-error.ts';

/** An order of the page of a quote, whose e-mail and terms are fields beside it. */
export interface TypedOrder {
  /** The order in JSON, with an empty e-mail. */
  readonly orderData: string;
  readonly email: string;
  readonly acceptTerms: boolean;
}

/** What was posted as an order: its JSON from the site, with more fields from the page of a quote; `undefined` for other fields. */
export function readPostedOrder(fields: URLSearchParams): string | TypedOrder | undefined {
  const { orderData, email, acceptTerms, ...others } = Object.fromEntries(fields);
  const names = [...fields.keys()];
  if (orderData === undefined || Object.keys(others).length > 0 || new Set(names).size < names.length) return undefined;
  if (email !== undefined) return { orderData, email, acceptTerms: acceptTerms !== undefined };
  return acceptTerms === undefined ? orderData : undefined;
}

/** Why an order of the page of a quote is refused, as the form says it. */
export function refuseTyped({ email, acceptTerms }: TypedOrder): FieldError[] {
  const refusal = email.trim() === '' ? ({ reason: 'required' } as const) : refuseEmail(email);
  return [
    ...(refusal ? [{ field: 'email', label: labelOf('email'), message: refusalMessage(refusal) }] : []),
    ...(acceptTerms ? [] : [{ field: 'acceptTerms', label: labelOf('acceptTerms'), message: termsRequiredMessage }]),
  ];
}

/** The JSON of an order with the e-mail that was typed beside it; as it is if it can't be read. */
export function withEmail({ orderData, email }: TypedOrder): string {
  try {
    const order = JSON.parse(orderData);
    return JSON.stringify({ ...order, client: { ...order.client, email: email.trim() } });
  } catch {
    return orderData;
  }
}
