import { formatEuros } from '#domain/money.ts';
import { Notice } from '#site/ui/Notice.tsx';
import type { ResumedQuote } from './use-resumed-quote.ts';

/** What became of the link that opened the page: the choices are back, at which price, or why they are not. */
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
        text: `Le prix de votre devis tient toujours (tarif ${resumed.catalogue.id}). ${next}`,
      };
    case 'repriced':
      return {
        title: 'Vos choix sont de retour, nos prix ont changé',
        text: `Votre devis datait du tarif ${resumed.catalogueId}, qui n’a plus cours. ${describeDifference(resumed)} ${next}`,
      };
    case 'unknown-catalogue':
      return {
        title: 'Vos choix sont de retour, au prix d’aujourd’hui',
        text: `Ce lien nomme un tarif que nous ne connaissons pas (${resumed.catalogueId})\u00a0: vos choix sont au tarif en cours (${resumed.catalogue.id}). ${next}`,
      };
    case 'not-offered':
      return {
        title: 'Vos choix sont de retour, mais pas tous possibles',
        text: 'Notre offre a changé depuis ce devis. Affichez les tarifs\u00a0: le formulaire dira quoi corriger.',
      };
    case 'other-version':
      return {
        title: 'Ce lien vient d’une autre version du site',
        text: 'Nous ne savons plus le lire. Rien n’est perdu de ce que vous aviez saisi ici\u00a0; recomposez votre devis ci-dessous.',
      };
    case 'broken':
      return {
        title: 'Ce lien est incomplet ou mal recopié',
        text: 'Il ne correspond à aucun devis possible. Rien n’est perdu de ce que vous aviez saisi ici\u00a0; demandez le lien entier ou recomposez votre devis ci-dessous.',
      };
  }
}

function describeDifference({ difference, catalogue }: Extract<ResumedQuote, { kind: 'repriced' }>): string {
  const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatEuros(cents)}\u00a0HT`;
  return `Au tarif ${catalogue.id}\u00a0: ${signed(difference.oneTime)} à la commande, ${signed(difference.monthly)} par mois.`;
}
