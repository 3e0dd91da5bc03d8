import { portabilityTexts } from '#content/portability-texts.ts';
import { typedAddress } from '#domain/order/client/address-parts.ts';
import { readSiret } from '#domain/order/client/siret.ts';
import { countNumbers, type Port, type PortForm, readPort } from '#domain/portability/read-port.ts';
import { readTexts } from '#service/http/read-texts.ts';
import { countOf } from '#service/orders/stored/ported-numbers.ts';
import { controlId } from '#service/pages/control-id.ts';
import type { Checked, FieldError } from '#service/pages/field-error.ts';
import { type Dossier, fullDossierMessage, lineOf, maxBlocks } from './dossier.ts';

const fieldNames = [
  ...(['number', 'lastNumber', 'rio', 'holder', 'holderSiret', 'heldByPerson', 'operator', 'version'] as const),
  ...(['street', 'complement', 'postCode', 'town'] as const),
];

export type CheckedPort = Checked<{ readonly port: Port }>;

/**
 * The number at a place as typed, and the version of it that the form showed; `undefined` for a form that isn't ours
 * (a duplicate or unknown field).
 */
export function readPortForm(fields: URLSearchParams, place: number) {
  const texts = readTexts(fields, fieldNames, (name) => controlId(name, place));
  if (texts === undefined) return undefined;
  // As it is stored: the page shows it in groups.
  const holderSiret = readSiret(texts.holderSiret) ?? texts.holderSiret;
  return { ...texts, ...typedAddress(texts), holderSiret, heldByPerson: texts.heldByPerson === 'on' };
}

/** Checks one number beside the others of its order. `field` of an error is the control's name. */
export function readNumber(form: PortForm, place: number, { client, ports, missing }: Dossier): CheckedPort {
  const refuse = (...errors: readonly FieldError[]): CheckedPort => ({
    ok: false,
    errors: errors.map((error) => ({ ...error, field: controlId(error.field, place) })),
  });
  const others = ports.filter((port) => port.place !== place).map(lineOf);
  const result = readPort(form, { client, others, operators: portabilityTexts.operators });
  if (!result.ok) return refuse(...result.errors);
  const replaced = ports.find((port) => port.place === place);
  if (replaced === undefined && ports.length >= maxBlocks)
    return refuse({ field: 'number', message: fullDossierMessage });
  const left = missing + (replaced ? countOf(replaced) : 0) - countNumbers(result.port);
  if (left >= 0) return result;
  return refuse({ field: form.lastNumber === '' ? 'number' : 'lastNumber', message: tooMany(-left) });
}

function tooMany(surplus: number): string {
  const numbers = surplus === 1 ? 'un numéro' : `${surplus}\u00a0numéros`;
  return `Il y a ${numbers} de trop par rapport à la commande\u00a0: retirez-${surplus === 1 ? 'le' : 'en'}, ou faites compléter la commande`;
}
