import { formatDay } from '#domain/calendar.ts';
import { Notice } from '#ui/Notice.tsx';
import { signedEuros } from './signed-euros.ts';
import type { ResumedQuote } from './use-resumed-quote.ts';

/** The result of the link that opened the page: the choices are restored, at which price, or why they are not. */
export function ResumeNotice({ resumed }: { readonly resumed: ResumedQuote }) {
  const { title, text } = describe(resumed);
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function describe(resumed: ResumedQuote): { readonly title: string; readonly text: string } {
  const next = resumed.emailGiven
    ? 'Il reste à afficher les tarifs.'
    : 'Il reste votre adresse e-mail à donner, puis les tarifs à afficher.';
  switch (resumed.kind) {
    case 'holds':
      return {
        title: 'Vos choix sont de retour',
        text: `Votre devis est aux prix du ${formatDay(resumed.catalogue.validFrom)}, qui tiennent toujours. ${next}`,
      };
    case 'repriced':
      return {
        title: 'Vos choix sont de retour, nos prix ont changé',
        text: `Les prix de votre devis ne tiennent plus. ${describeDifference(resumed)} ${next}`,
      };
    case 'unknown-catalogue':
      return {
        title: 'Vos choix sont de retour, au prix d’aujourd’hui',
        text: `Ce lien cite des prix que nous ne connaissons pas\u00a0: vos choix sont aux prix d’aujourd’hui. ${next}`,
      };
    case 'not-offered':
      return {
        title: 'Vos choix sont de retour, mais pas tous possibles',
        text: 'Notre offre a changé depuis ce devis. Affichez les tarifs\u00a0: le formulaire dira quoi corriger.',
      };
    case 'other-version':
      return {
        title: 'Ce lien vient d’une autre version du site',
        text: 'Nous ne savons plus le lire. Rien n’est perdu de ce que vous aviez saisi ici\u202f; recomposez votre devis ci-dessous.',
      };
    case 'broken':
      return {
        title: 'Ce lien est incomplet ou mal recopié',
        text: 'Il ne correspond à aucun devis possible. Rien n’est perdu de ce que vous aviez saisi ici\u202f; demandez le lien entier ou recomposez votre devis ci-dessous.',
      };
  }
}

function describeDifference({ difference, catalogue }: Extract<ResumedQuote, { kind: 'repriced' }>): string {
  return `Aux prix du ${formatDay(catalogue.validFrom)}\u00a0: ${signedEuros(difference.oneTime)} à la commande, ${signedEuros(difference.monthly)} par mois.`;
}
