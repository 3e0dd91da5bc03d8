import { maxNoteLength } from '#service/orders/life/change-order.ts';
import type { ShownField } from '#service/pages/shown-fields.ts';
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

interface DecisionFieldsProps extends Omit<AskedChangeProps, 'address'> {
  readonly decision: Decision;
  readonly text: ShownField<'note'>;
}

/** What is typed by whoever takes a change or doesn't, below it. */
export function DecisionFields({ setup, decision, text }: DecisionFieldsProps) {
  const isTaken = decision.kind === 'setup-take';
  return (
    <>
      <Differences setup={setup} />
      <input type="hidden" name="version" value={setup.version} />
      <TextField
        {...text('note')}
        label={isTaken ? 'Un mot au client' : 'Pourquoi, pour le client'}
        {...(isTaken && { hint: 'Facultatif' })}
        maxLength={maxNoteLength}
      />
    </>
  );
}
