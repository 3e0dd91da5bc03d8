import { ChangeForm, type ChangeFormState, clientNotice } from '#service/desk/ChangeForm.tsx';
import { maxNoteLength } from '#service/orders/life/change-order.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Differences } from '#service/setup/pages/Differences.tsx';
import { type Decision, decisions } from '#service/setup/rules/decide-change.ts';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface AskedChangeProps {
  readonly setup: OpenedSetup;
  /** Below which the decisions are. */
  readonly address: string;
}

/** What a client wants otherwise since we prepare their order, and the desk's two answers. */
export function AskedChange({ setup, address }: AskedChangeProps) {
  return (
    <section className="stack warning" aria-labelledby="changement">
      <h3 id="changement">Le client demande un changement</h3>
      <Differences setup={setup} />
      <p className="actions">
        {decisions.map(({ slug, name }) => (
          <ButtonLink key={slug} kind={slug === 'accepter' ? 'secondary' : 'quiet'} href={`${address}/${slug}`}>
            {name}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}

interface DecisionFormProps extends ChangeFormState, Omit<AskedChangeProps, 'address'> {
  readonly decision: Decision;
  readonly note: string;
}

/** The form by which the desk takes a change or doesn't, with the mail to the client. */
export function DecisionForm({ setup, decision, note, ...state }: DecisionFormProps) {
  const isTaken = decision.kind === 'setup-take';
  return (
    <ChangeForm
      {...state}
      explanation={
        isTaken
          ? `La fiche, le plan${setup.order.hasParcels ? ', les étiquettes' : ''} et les fichiers pour le standard suivent ce changement. Réimprimez ce qui l’était déjà, et réimportez les fichiers.`
          : 'Rien ne change à ce que vous préparez.'
      }
      clientNotice={clientNotice(state.order, { isMailed: true, hasReason: false })}
      isMailTyped
    >
      <Differences setup={setup} />
      <input type="hidden" name="version" value={setup.version} />
      <TextField
        id="note"
        label={isTaken ? 'Un mot au client' : 'Pourquoi, pour le client'}
        {...(isTaken && { hint: 'Facultatif' })}
        error={state.refused.note}
        maxLength={maxNoteLength}
        defaultValue={note}
      />
    </ChangeForm>
  );
}
