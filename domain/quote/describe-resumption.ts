import { formatDay } from '#domain/calendar.ts';
import type { Resumption } from '#domain/quote/resume-link.ts';

/** Which prices a quote has that a link opened. */
export function describePrices({ catalogue, holds }: Resumption): string {
  const day = formatDay(catalogue.validFrom);
  if (holds) return `Ses prix sont ceux du ${day}, toujours valables.`;
  return `Les prix de ce lien ne sont plus valables\u00a0: le devis est aux prix du ${day}.`;
}

/** What is said of a link that was cut off or mistyped, before what to do. */
export const brokenLinkTitle = 'Ce lien est incomplet ou mal recopié';
