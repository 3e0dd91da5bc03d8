import type { CatalogueItem, PhoneModel } from './catalogue.ts';

/** The field of the form that counts the phones of each kind, and the kind's key in catalogues. */
export const phoneModels = {
  mainPhones: 'T46U',
  secondaryPhones: 'T33G',
  wirelessPhones: 'W73P',
} as const satisfies Readonly<Record<string, PhoneModel>>;

export type PhoneField = keyof typeof phoneModels;

/** The fields that share a limit; editing one clears the message of all. */
export const phoneFields = Object.keys(phoneModels) as readonly string[] as readonly [PhoneField, ...PhoneField[]];

/** What one and several phones of a kind are called. */
export const phoneNames: Readonly<Record<PhoneModel, readonly [one: string, many: string]>> = {
  T46U: ['poste principal', 'postes principaux'],
  T33G: ['poste secondaire', 'postes secondaires'],
  W73P: ['poste sans fil', 'postes sans fil'],
};

/** The name of a phone, « Yealink T46U », from its label on quotes, which begins with its kind. */
export function phoneName({ label }: CatalogueItem): string {
  return label.replace(/^Poste (?:principal|secondaire|sans fil) /, '').replaceAll(' ', '\u00a0');
}
