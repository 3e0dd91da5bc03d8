import { refuseText } from '#domain/plain-text.ts';
import type { FieldError } from '#service/pages/field-error.ts';

/** The form in which a public body sends its purchase order, as typed. */
export interface PurchaseOrderForm {
  /** « Numéro d’engagement juridique ». */
  readonly number: string;
  /** Service code of Chorus Pro; not every body has one. */
  readonly serviceCode: string;
}

/** Characters that Chorus Pro accepts in the number of a purchase order. */
export const maxNumberLength = 50;
/** Characters that Chorus Pro accepts in a service code. */
export const maxCodeLength = 100;

/** What is wrong with a purchase order, in the order of the screen; nothing if it can be sent. */
export function refusePurchaseOrder(
  { number, serviceCode }: PurchaseOrderForm,
  missing = 'Indiquez le numéro d’engagement du bon de commande',
): FieldError[] {
  const messages = {
    number: number === '' ? missing : refuseText(number, { domains: 'refused', longest: maxNumberLength }),
    serviceCode: refuseText(serviceCode, { domains: 'refused', longest: maxCodeLength }),
  };
  return Object.entries(messages).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

/** The purchase order as the journal keeps it: « EJ 2026-0042, code service 210 ». */
export function describePurchaseOrder({ number, serviceCode }: PurchaseOrderForm): string {
  return serviceCode === '' ? number : `${number}, code service ${serviceCode}`;
}

/** Reads a purchase order back from the journal, where the office may have typed a number only. */
export function readPurchaseOrder(described: string): PurchaseOrderForm {
  const [, number = described, serviceCode = ''] = /^(.*), code service (.+)$/.exec(described) ?? [];
  return { number, serviceCode };
}
