import { formatCounted } from '#domain/money.ts';
import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { readablePart, type UncheckedRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones, type InstallationRequest } from '#domain/quote/installation/count-items.ts';

const countFields = [...phoneFields, 'userCount', 'siteCount', 'geographicNumbers', 'portedNumbers'] as const;

/** The announcement of a changed count for screen readers; `undefined` for another field or an unreadable count. */
export function announceCount(name: string, unchecked: UncheckedRequest): string | undefined {
  const field = countFields.find((known) => known === name);
  const count = field && unchecked[field];
  if (field === undefined || count === undefined) return undefined;
  const total = phoneFields.some((known) => known === field) ? `, total ${totalPhones(readablePart(unchecked))}` : '';
  const among = field === 'portedNumbers' ? ` sur ${unchecked.geographicNumbers ?? 0}` : '';
  return `${controlLabels[field]}\u00a0: ${count}${among}${total}`;
}

/** `1 poste`, `5 postes`, with the no-break space of a number before its noun. */
export function totalPhones(typed: InstallationRequest): string {
  return formatCounted(countPhones(typed), 'poste', 'postes');
}
