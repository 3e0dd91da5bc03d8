import { formatCounted } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones } from '#domain/quote/installation/count-items.ts';

/** « 13 postes, 2 sites »: what a price is for, so that a mistyped count is noticed. */
export function describeScope(request: QuoteRequest): string {
  const extensions = request.virtualOnly
    ? formatCounted(request.userCount, 'utilisateur', 'utilisateurs')
    : formatCounted(countPhones(request), 'poste', 'postes');
  return `${extensions}, ${formatCounted(request.siteCount, 'site', 'sites')}`;
}
