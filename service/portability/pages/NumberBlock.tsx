import { formatDay, parisDay } from '#domain/calendar.ts';
import { movePort, operatorRefusalMessages, type PortState, portStateNames } from '#domain/portability/port-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { Actions } from '#service/pages/Actions.tsx';
import { controlId } from '#service/pages/control-id.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { lastTyped, lineOf } from '#service/portability/rules/dossier.ts';
import { formPath, orderPath } from '#service/service.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { Notice } from '#ui/panels/Notice.tsx';
import { LineFacts } from './LineFacts.tsx';
import { NumberFields } from './NumberFields.tsx';

interface NumberBlockProps {
  readonly place: number;
  /** The number as it is kept; absent while it is to complete. */
  readonly port: PortRow | undefined;
  /** What its form shows, and of which version that is. */
  readonly form: PortForm;
  readonly version: string | number;
  readonly refused: RefusedForm | undefined;
  /** Whether its form, or what was asked for, is shown; otherwise a link to it. */
  readonly isOpen: boolean;
  readonly token: string;
  /** Numbers of the order that are in no other block. */
  readonly left: number;
}

/** One number to keep: its state, and its form as long as the client may change it. */
export function NumberBlock({ place, port, form, version, refused, isOpen, token, left }: NumberBlockProps) {
  const state = port?.state ?? 'to-complete';
  const isOpenToClient = movePort(state, 'save') !== undefined;
  const address = `numeros/${place}`;
  const id = `numero-${place}`;
  const stateWords = <span className={`state ${state}`}>{describeState(state, port)}</span>;
  if (!isOpen) {
    return (
      <p className="card number">
        <a href={formPath(token, address, id)}>{nameOfBlock(place, port)}</a> {stateWords}
      </p>
    );
  }
  const action = `${orderPath(token)}/${address}`;
  return (
    <section className="card number open stack" aria-labelledby={id}>
      <div>
        <h3 id={id}>{nameOfBlock(place, port)}</h3> {stateWords}
      </div>
      {port?.refusal && (
        <Notice title="L’opérateur actuel refuse de transférer ce numéro">
          <p>{operatorRefusalMessages[port.refusal]}</p>
        </Notice>
      )}
      {!isOpenToClient && port && <LineFacts port={port} />}
      {isOpenToClient && (
        <form className="stack" method="post" action={action} noValidate aria-label={`Numéro ${place}`}>
          {refused && <RefusedFields {...refused} />}
          {refused?.isOvertaken && port && (
            <>
              <p>Voici ce qui est enregistré pour ce numéro&#8239;; ce que vous venez de taper est au-dessous.</p>
              <LineFacts port={port} />
            </>
          )}
          <input type="hidden" name={controlId('version', place)} value={version} />
          <NumberFields {...{ place, form }} errors={refused?.errors ?? []} mayBeRange={left > 1} isFocused />
          <Actions submit="Enregistrer ce numéro" kind="secondary" />
        </form>
      )}
      {isOpenToClient && port && (
        <details className="screen-only">
          <summary>Retirer ce numéro</summary>
          <form method="post" action={`${action}/retrait`} aria-label={`Numéro ${place}, retrait`}>
            <input type="hidden" name="version" value={lastTyped([port])} />
            <Actions submit="Retirer définitivement" kind="secondary" />
          </form>
        </details>
      )}
    </section>
  );
}

/** « Numéro 2 : 04 65 71 00 00 » */
export function nameOfBlock(place: number, port: PortRow | undefined): string {
  if (port === undefined) return `Numéro ${place}`;
  return `Numéro ${place}\u00a0: ${formatRange(lineOf(port))}`;
}

function describeState(state: PortState, port: PortRow | undefined): string {
  if (state === 'sent' && port?.ported_on) return `prévu par votre opérateur le ${formatDay(port.ported_on)}`;
  const day = port?.ported_on ?? (state === 'sent' && port?.sent_at ? parisDay(port.sent_at) : undefined);
  return portStateNames[state] + (day === undefined ? '' : ` le ${formatDay(day)}`);
}
