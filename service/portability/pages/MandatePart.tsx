import { portabilityTexts } from '#content/portability-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { Actions } from '#service/pages/Actions.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import {
  type Dossier,
  isMandated,
  isNamed,
  lastTyped,
  mandateStatus,
  nextForm,
} from '#service/portability/rules/dossier.ts';
import { formPath, orderPath } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface MandatePartProps {
  readonly dossier: Dossier;
  readonly refused: RefusedForm | undefined;
  readonly token: string;
  readonly isOpen: boolean;
}

/** The mandate of portability: what is missing before it, its acceptance, then when it was accepted. */
export function MandatePart({ dossier, refused, token, isOpen }: MandatePartProps) {
  const status = mandateStatus(dossier);
  const isOne = dossier.client.portedNumbers === 1;
  return (
    <section className="stack" aria-labelledby="mandat">
      <h3 id="mandat" tabIndex={-1}>
        {portabilityTexts.mandate.title}
      </h3>
      <p>{describe(dossier)}</p>
      {dossier.ports.length > 0 && (
        <p className="actions">
          <ButtonLink href={`${orderPath(token)}/${orderFiles.mandate.path}`}>
            {status === 'accepted' ? 'Télécharger le mandat de transfert (PDF)' : 'Lire le mandat (PDF)'}
          </ButtonLink>
        </p>
      )}
      {status === 'to-accept' && !isOpen && (
        <p className="actions">
          <ButtonLink href={formPath(token, 'mandat', 'mandat')}>Accepter le mandat</ButtonLink>
        </p>
      )}
      {status === 'to-accept' && isOpen && (
        <form className="stack" method="post" action={`${orderPath(token)}/mandat`} noValidate aria-labelledby="mandat">
          {refused && <RefusedFields {...refused} />}
          <input type="hidden" name="version" value={lastTyped(dossier.ports)} />
          <Choice
            id="acceptMandate"
            label={`J’accepte le mandat de transfert pour ${isOne ? 'ce numéro' : 'les numéros complets'}`}
            hint={`Il vaut pour ${isOne ? 'ce numéro' : 'ces numéros'} seulement, et vous pouvez le retirer par écrit.`}
            error={refused?.errors[0]?.message}
            required
            autoFocus={refused !== undefined}
          />
          <Actions submit={`Demander le transfert de ${isOne ? 'mon numéro' : 'mes numéros'}`} />
        </form>
      )}
    </section>
  );
}

function describe(dossier: Dossier): string {
  const status = mandateStatus(dossier);
  if (status === 'to-accept')
    return `Par ce mandat, vous nous chargez de demander à votre opérateur le transfert de ce qui est complet.${nextForm(dossier) === 'mandat' ? '' : ' Vous l’accepterez de nouveau pour la suite.'}`;
  const next = 'ici\u00a0: nous faisons alors les demandes de transfert qui restent à faire.';
  if (!isMandated(dossier))
    return isNamed(dossier)
      ? `Dès qu’un numéro est complet, acceptez ce mandat ${next}`
      : 'Pour ce mandat, il nous manque votre nom, celui de l’entreprise ou de l’organisme, ou son SIRET\u00a0: appelez-nous.';
  const acceptedAt = Math.max(...dossier.ports.map(({ mandated_at: at }) => Number(at)));
  const accepted = `Vous avez accepté ce mandat le ${formatDay(parisDay(acceptedAt))}.`;
  return status === 'accepted'
    ? accepted
    : `${accepted} Dès qu’un numéro est ajouté ou corrigé, acceptez-le de nouveau ${next}`;
}
