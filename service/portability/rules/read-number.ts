import { portabilityTexts } from '#content/portability-texts.ts';
import {
  fullDossierMessage,
  portRefusalMessage,
  tooManyNumbersMessage,
} from '#domain/portability/portability-words.ts';
import { countNumbers, type Port, type PortForm, readPort } from '#domain/portability/read-port.ts';
import { withoutInvisible } from '#domain/typed-text.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { countOf } from '#service/orders/stored/ported-numbers.ts';
import { type Dossier, maxBlocks } from './dossier.ts';
import { controlId } from './refused-number.ts';

const texts = ['number', 'lastNumber', 'rio', 'holder', 'asOnBill', 'holderSiret', 'address', 'operator'] as const;

/**
 * The form of the number at a place, as sent by the browser; `undefined` if it isn't ours (a duplicate or unknown field).
 */
export function readPortForm(fields: URLSearchParams, place: number): PortForm | undefined {
  const known = new Set([...texts, 'heldByPerson'].map((name) => controlId(name, place)));
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length || names.some((name) => !known.has(name))) return undefined;
  const text = (name: (typeof texts)[number]): string =>
    withoutInvisible(fields.get(controlId(name, place)) ?? '')
      .replaceAll(/\r\n?/g, '\n')
      .trim();
  return {
    number: text('number'),
    lastNumber: text('lastNumber'),
    rio: text('rio'),
    holder: text('holder'),
    heldByPerson: fields.get(controlId('heldByPerson', place)) === 'on',
    holderSiret: text('holderSiret'),
    asOnBill: text('asOnBill'),
    address: text('address'),
    operator: text('operator'),
  };
}

export type NumberParseResult =
  | { readonly ok: true; readonly port: Port }
  | { readonly ok: false; readonly errors: readonly CompletionError[] };

/** Checks one number beside the others of its order. `field` of an error is the control's name. */
export function readNumber(form: PortForm, place: number, { client, ports, missing }: Dossier): NumberParseResult {
  const others = ports
    .filter((port) => port.place !== place)
    .map(({ number, last_number: lastNumber, holder }) => ({ number, lastNumber, holder }));
  const result = readPort(form, { client, others, operators: portabilityTexts.operators });
  if (!result.ok) {
    const errors = result.errors.map(({ field, refusal }) => ({
      field,
      message: portRefusalMessage(refusal, form.number),
    }));
    return { ok: false, errors };
  }
  const replaced = ports.find((port) => port.place === place);
  if (replaced === undefined && ports.length >= maxBlocks) {
    return { ok: false, errors: [{ field: 'number', message: fullDossierMessage(maxBlocks) }] };
  }
  const left = missing + (replaced ? countOf(replaced) : 0) - countNumbers(result.port);
  if (left >= 0) return result;
  const field = form.lastNumber === '' ? 'number' : 'lastNumber';
  return { ok: false, errors: [{ field, message: tooManyNumbersMessage(-left) }] };
}
