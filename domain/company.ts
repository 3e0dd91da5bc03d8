import type { CompanyContent } from '#content/schemas/company.ts';
import type { CompanyValue } from '#content/schemas/parts/parts.ts';

/** The text to show for a company value, whether it is known or still a placeholder. */
export function companyText(value: CompanyValue): string {
  return typeof value === 'string' ? value : value.placeholder;
}

/** Whether the owner has not given this value yet. */
export function isPlaceholder(value: CompanyValue): boolean {
  return typeof value !== 'string';
}

/** Replaces `{{phone}}` or `{{terms.delivery}}` by the company's value. Throws `RangeError` for an unknown name. */
export function fillCompany(text: string, company: object): string {
  return text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_mark, path: string) => {
    const value = path.split('.').reduce<unknown>((node, key) => Object(node)[key], company);
    if (typeof value === 'number') return String(value);
    const isValue = typeof value === 'string' || 'placeholder' in Object(value);
    if (!isValue) throw new RangeError(`the company data holds no "${path}"`);
    return companyText(value as CompanyValue);
  });
}

/** What is shown in place of the values that the owner hasn't given yet, within any data of theirs. */
export function provisionalTexts(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'placeholder' in data ? [String(data.placeholder)] : Object.values(data).flatMap(provisionalTexts);
}

/** Whether clients would be asked to pay into an account that isn't the provider's own. */
export function isBankProvisional({ bank }: Pick<CompanyContent, 'bank'>): boolean {
  return Object.values(bank).some(isPlaceholder);
}

/** The provider's telephone number, with no-break spaces, so that it stays on one line. */
export function companyPhone({ phone }: Pick<CompanyContent, 'phone'>): string {
  return companyText(phone).replaceAll(' ', '\u00a0');
}

/** The lines of the provider's postal address; a street that the owner has still to provide is left out. */
export function companyAddress({ address }: Pick<CompanyContent, 'address'>): readonly string[] {
  const town = `${address.postalCode} ${address.city}`;
  return isPlaceholder(address.street) ? [town] : [companyText(address.street), town];
}

/** The opening hours within a sentence: « du lundi au vendredi, de 9 h à 18 h ». */
export function openingTimes({ openingHours }: Pick<CompanyContent, 'openingHours'>): string {
  const { firstDay, lastDay, opens, closes } = openingHours;
  return `du ${firstDay} au ${lastDay}, de ${opens} à ${closes}`;
}

/** The provider's number as a `tel:` URL: `04 65 71 00 00` → `tel:+33465710000`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '').replace(/^0/, '+33')}`;
}

/** The path of one version of the terms of sale as a PDF; `/CGV.pdf` is the current one. */
export function termsPath(version: string): string {
  return `/CGV-${version}.pdf`;
}

/** The terms of sale as a document, opened in a new tab. */
export const termsDocument = { name: 'Conditions générales de vente (PDF)', address: '/CGV.pdf' } as const;

/** The address of the call rates as a file, which the build writes. */
export const ratesFile = '/tarifs-communications.csv';
