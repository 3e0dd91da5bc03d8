import { formatCounted } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones } from '#domain/quote/installation/count-items.ts';

/** « 13 postes, 2 sites »: what a price is for, so that a mistyped count is noticed. */
export function describeScope(request: QuoteRequest): string {
  return `${describeExtensions(request)}, ${formatCounted(request.siteCount, 'site', 'sites')}`;
}

/** « 13 postes »; « 3 utilisateurs » in virtual mode. */
export function describeExtensions(request: QuoteRequest): string {
  return request.virtualOnly
    ? formatCounted(request.userCount, 'utilisateur', 'utilisateurs')
    : formatCounted(countPhones(request), 'poste', 'postes');
}
