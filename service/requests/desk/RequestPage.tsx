import { Fragment } from 'react';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import {
  describeFollowUp,
  type FollowState,
  followName,
  followStates,
  isDue,
  isEnded,
  type TypedFollowUp,
} from '#domain/requests/follow-up.ts';
import { capitalised } from '#domain/typed-text.ts';
import { ClientPhone } from '#service/desk/ClientPhone.tsx';
import { clientName } from '#service/desk/client-name.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { DeskForm, ErrorLine } from '#service/desk/form-parts.tsx';
import { Lamp } from '#service/desk/Lamp.tsx';
import { MailList } from '#service/desk/orders/OrderMails.tsx';
import { foreignText, isForeign } from '#service/desk/orders/OrderNotices.tsx';
import { leadsPath, ordersPath, requestsPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { Mail, OrderRow, RequestRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { requestNames } from './RequestsPage.tsx';

interface RequestPageProps {
  readonly request: RequestRow;
  readonly mails: readonly Mail[];
  /** The order that it would end, if it names one. */
  readonly order: OrderRow | undefined;
  readonly now: number;
  readonly typed: TypedFollowUp;
  readonly error?: FieldError | undefined;
  readonly overtaken?: string | undefined;
}

/** A request with all it says, whom to answer, and how the desk follows it. */
export function RequestPage({ request, mails, order, now, typed, error, overtaken }: RequestPageProps) {
  const { reference, kind, content, received_at, changed_at, person, is_test } = request;
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>{clientName(request)}</h1>
        <p className="order-state">
          <Lamp lit={isDue(request, parisDay(now))} />
          <span>
            {requestNames[kind]} <strong className="reference">{reference}</strong>{' '}
            <strong>{describeFollowUp(request)}</strong>
            {is_test === 1 && ' · essai'}
          </span>
        </p>
        <Contacts request={request} />
        {order !== undefined && !isEnded(request.state) && isForeign(request, order) && (
          <p className="warning">{foreignText}</p>
        )}
      </div>
      <div className="columns">
        <FollowForm {...{ request, typed, error, overtaken }} />
        <section className="card stack" aria-labelledby="demande">
          <h2 id="demande">{kind === 'quote' ? 'Besoins' : 'Ce qu’il demande'}</h2>
          <div className="letter">{content || 'Rien de plus que ses devis.'}</div>
          <p className="soft">
            {kind === 'quote' ? 'Dernier devis' : 'Reçue'} le {formatDay(parisDay(received_at))}.
            {changed_at !== null && ` Suivi noté par ${person ?? 'le bureau'} le ${formatInstant(changed_at)}.`}
          </p>
          {order !== undefined && (
            <ButtonLink href={`${ordersPath}/${order.reference}`}>
              Commande {order.reference}, {stateRules[order.state].name}
            </ButtonLink>
          )}
          {kind === 'quote' && <ButtonLink href={leadsPath}>Tous les devis sans commande</ButtonLink>}
          {mails.length > 0 && (
            <>
              <h3 id="messages">Messages</h3>
              <MailList
                mails={mails}
                address={`${requestsPath}/${reference}/renvoi`}
                mayResend={({ sent_at, last_error }) => sent_at === null && last_error !== null}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function Contacts({ request: { kind, email, name, company, phone, reference } }: Pick<RequestPageProps, 'request'>) {
  // Whoever asked for prices only never saw the reference.
  const subject = encodeURIComponent(kind === 'quote' ? 'Votre devis' : `Votre demande ${reference}`);
  return (
    <p className="contacts">
      {name !== '' && company !== '' && <span>{name}</span>}
      <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</a>
      {phone !== '' && <ClientPhone phone={phone} />}
    </p>
  );
}

type FollowFormProps = Pick<RequestPageProps, 'request' | 'typed' | 'error' | 'overtaken'>;

function FollowForm({ request, typed, error, overtaken }: FollowFormProps) {
  const nameOf = (state: FollowState): string => capitalised(followName(request.kind, state));
  const example = request.kind === 'termination' ? 'cesse son activité' : 'trop cher';
  const text = shownFields(typed, error && [error]);
  return (
    <DeskForm className="stack" action={`${requestsPath}/${request.reference}`} aria-labelledby="suivi">
      <h2 id="suivi">Suivi</h2>
      <p className="soft">Le client n’en voit rien.</p>
      <ErrorLine error={overtaken ?? error?.message} />
      <input type="hidden" name="vu" value={request.change_count} />
      <fieldset className="fields follow">
        <legend>Où en est-on&#8239;?</legend>
        {followStates.map((state) => (
          <Fragment key={state}>
            <Choice
              id={state === 'new' ? 'etat' : `etat-${state}`}
              type="radio"
              name="etat"
              value={state}
              label={nameOf(state)}
              error={state === 'new' ? text('state', 'etat').error : undefined}
              defaultChecked={typed.state === state}
            />
            {state === 'call-back' && (
              <div className="day">
                <TextField
                  {...text('day', 'jour')}
                  type="date"
                  label="Jour du rappel"
                  hint="Ce jour-là, la demande revient dans «&#8239;À faire&#8239;»"
                />
              </div>
            )}
            {state === 'lost' && (
              <div className="reason">
                <TextField
                  {...text('reason', 'raison')}
                  label="Raison"
                  hint={`Par exemple «\u202f${example}\u202f»`}
                  maxLength={maxReasonLength}
                />
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
      <Field id="note" label="Note">
        {(control) => (
          <textarea name="note" rows={4} maxLength={maxNoteLength} defaultValue={typed.note} {...control} />
        )}
      </Field>
      <Actions submit="Enregistrer">
        <ButtonLink href={requestsPath}>Toutes les demandes</ButtonLink>
      </Actions>
    </DeskForm>
  );
}

/** Characters of what the desk types. */
export const maxReasonLength = 200;
export const maxNoteLength = 2000;
