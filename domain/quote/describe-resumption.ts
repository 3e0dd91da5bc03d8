import { formatDay } from '#domain/calendar.ts';
import { signedEuros } from '#domain/quote/price/signed-euros.ts';
import type { Resumption } from '#domain/quote/resume-link.ts';

/** Which prices a quote has that a link opened, and how they differ from those it was made with. */
export function describePrices(resumed: Exclude<Resumption, { kind: 'broken' }>): string {
  const day = formatDay(resumed.catalogue.validFrom);
  switch (resumed.kind) {
    case 'holds':
      return `Ses prix sont ceux du ${day}, toujours valables.`;
    case 'repriced': {
      const { oneTime, monthly } = resumed.difference;
      return `Ses prix ne sont plus valables. Aux prix du ${day}\u00a0: ${signedEuros(oneTime)} à la commande, ${signedEuros(monthly)} par mois.`;
    }
    case 'unknown-catalogue':
      return 'Ce lien cite des prix que nous ne connaissons pas\u00a0: le devis est aux prix d’aujourd’hui.';
    case 'not-offered':
      return 'Notre offre a changé depuis\u00a0: affichez les tarifs, le formulaire dira quoi corriger.';
  }
}

/** What is said of a link that was cut off or mistyped, before what to do. */
export const brokenLinkTitle = 'Ce lien est incomplet ou mal recopié';
