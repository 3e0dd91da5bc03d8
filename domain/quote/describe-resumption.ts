import { formatDay } from '#domain/calendar.ts';
import type { Resumption } from './resume-link.ts';

/** Whether the prices of a quote that a link opened still hold, or which it has instead. */
export function describePrices({ catalogue, holds }: Resumption): string {
  const day = formatDay(catalogue.validFrom);
  if (holds) return `Les prix sont ceux du ${day}, toujours valables.`;
  return `Les prix de ce lien ne sont plus valables\u00a0: le devis est aux prix du ${day}.`;
}

/** What is said of a link that opens no quote, before what to do. */
export const brokenLink = {
  title: 'Ce lien n’ouvre aucun devis',
  reason: 'Il est incomplet ou mal recopié, ou notre offre a changé depuis.',
};
