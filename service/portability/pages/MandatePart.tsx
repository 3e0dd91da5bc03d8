import { portabilityTexts } from '#content/portability-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import type { RefusedForm } from '#service/orders/order-answers.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { type Dossier, mandateStatus } from '#service/portability/rules/dossier.ts';
import { formPath, orderPath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface MandatePartProps {
  readonly dossier: Dossier;
  readonly refused: RefusedForm | undefined;
  /** Of the order's page. */
  readonly token: string;
  readonly isOpen: boolean;
}

/** The mandate of portability: what is missing before it, its acceptance, then when it was accepted. */
export function MandatePart({ dossier, refused, token, isOpen }: MandatePartProps) {
  const status = mandateStatus(dossier);
  const isOne = dossier.client.portedNumbers === 1;
  return (
    <section className="stack" aria-labelledby="mandat">
      <h3 id="mandat">{portabilityTexts.mandate.title}</h3>
      <p>{describe(dossier)}</p>
      {dossier.ports.length > 0 && (
        <p className="actions">
          <ButtonLink href={`${orderPath(token)}/mandat.pdf`}>
            {status === 'accepted' ? 'Télécharger le mandat (PDF)' : 'Lire le mandat (PDF)'}
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
          <Choice
            id="acceptMandate"
            type="checkbox"
            name="acceptMandate"
            label={`J’accepte le mandat de transfert pour ${isOne ? 'ce numéro' : 'tous ces numéros'}`}
            hint={`Il vaut pour ${isOne ? 'ce numéro' : 'ces numéros'} seulement, et vous pouvez le retirer par écrit.`}
            error={refused?.errors[0]?.message}
            required
            autoFocus={refused !== undefined}
          />
          <p className="actions">
            <Button type="submit" kind="primary">
              Demander le transfert de {isOne ? 'mon numéro' : 'mes numéros'}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}

function describe(dossier: Dossier): string {
  const { client, ports } = dossier;
  switch (mandateStatus(dossier)) {
    case 'incomplete':
      return describeWaiting(dossier);
    case 'to-accept':
      return client.portedNumbers === 1
        ? 'Votre numéro est complet. Par ce mandat, vous nous chargez de demander son transfert à votre opérateur.'
        : 'Vos numéros sont complets. Par ce mandat, vous nous chargez de demander leur transfert à vos opérateurs.';
    case 'accepted': {
      const acceptedAt = Math.max(...ports.map(({ mandated_at: at }) => Number(at)));
      return `Vous avez accepté ce mandat le ${formatDay(parisDay(new Date(acceptedAt)))}${describeRequests(ports)}.`;
    }
  }
}

/** What we do with an accepted mandate; a range is one request. */
function describeRequests(ports: Dossier['ports']): string {
  const [toMake, made] = (['complete', 'sent'] as const).map(
    (wanted) => ports.filter(({ state }) => state === wanted).length,
  );
  if (toMake) return `\u00a0: nous faisons ${toMake > 1 ? 'les demandes' : 'la demande'}`;
  if (made) return made > 1 ? '\u00a0: les demandes sont faites' : '\u00a0: la demande est faite';
  return '';
}

/** What the mandate waits for; numbers that it was accepted for before go on meanwhile. */
function describeWaiting({ client, ports, missing }: Dossier): string {
  const again = ports.some(({ mandated_at: at }) => at !== null) ? ' une fois de plus' : '';
  const accept = (when: string, ask: string): string =>
    `${when}, acceptez ce mandat ici${again}\u00a0: nous ferons alors ${ask}.`;
  if (client.portedNumbers === 1) return accept('Quand votre numéro sera complet', 'la demande');
  const goesOn = ports.some(({ state, mandated_at: at }) => state !== 'refused' && at !== null);
  if (!goesOn) return accept('Quand tous vos numéros seront complets', 'les demandes');
  const waiting = missing + countIn(ports, 'refused');
  return waiting === 1
    ? accept('Un seul numéro attend encore. Quand il sera complet', 'sa demande')
    : accept(`${waiting}\u00a0numéros attendent encore. Quand ils seront complets`, 'leurs demandes');
}
