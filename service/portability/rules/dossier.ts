import type { PostalAddress } from '#domain/order/client/address-parts.ts';
import type { NumbersStatus } from '#domain/order/life/order-stations.ts';
import type { Port, PortForm } from '#domain/portability/read-port.ts';
import { countIn, lastPorted, missingPlaces } from '#service/orders/stored/ported-numbers.ts';
import { lineAddress } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { PortRow } from '#service/storage/rows.ts';

/** The ported numbers of an order, as far as its client completed them. */
export type Dossier = ReturnType<typeof dossierOf>;

/** Empty blocks shown at once: an order may bring hundreds of numbers, most of them in ranges. */
const maxEmptyBlocks = 10;
/** Blocks of an order, each a number or a range: a mandate for hundreds would keep others' documents waiting. */
export const maxBlocks = 100;
export const fullDossierMessage = `Une commande a ${maxBlocks} numéros ou tranches au plus\u00a0: regroupez en tranches les numéros qui se suivent, ou appelez-nous`;

/** What an order knows of its numbers to keep; those that are `missing` have no row yet. */
export function dossierOf({ order, request }: StoredOrder, ports: readonly PortRow[]) {
  const { company, name, siret } = order;
  const { portedNumbers } = request;
  return { client: { company, name, siret, portedNumbers }, ports, missing: portedNumbers - countIn(ports) };
}

/** The places of the empty blocks: one for each number that is missing, up to a limit. */
export function emptyPlaces({ client, ports }: Dossier): number[] {
  const shown = Math.max(0, Math.min(maxEmptyBlocks, maxBlocks - ports.length));
  return missingPlaces(ports, client.portedNumbers).slice(0, shown);
}

/** When these numbers were last typed (milliseconds), 0 if never: the version by which a form notices other changes. */
export function lastTyped(ports: readonly PortRow[]): number {
  return Math.max(0, ...ports.map(({ saved_at: at }) => at));
}

/** A row as what its operator is asked for. */
export function lineOf(port: PortRow): Port {
  return { ...port, ...lineAddress(port), lastNumber: port.last_number, holderSiret: port.holder_siret };
}

/** A row as its client typed it. */
export function formOf(port: PortRow): PortForm {
  return {
    number: port.number,
    lastNumber: port.last_number === port.number ? '' : port.last_number,
    rio: port.rio,
    holder: port.holder,
    heldByPerson: port.holder_siret === '',
    holderSiret: port.holder_siret,
    ...lineAddress(port),
    operator: port.operator,
  };
}

/** The columns of what was typed of a number at an instant; nothing was asked for with it yet. */
export function typedColumns(port: Port, at: number) {
  return {
    number: port.number,
    last_number: port.lastNumber,
    rio: port.rio,
    holder: port.holder,
    holder_siret: port.holderSiret,
    as_on_bill: 0,
    address: port.street,
    complement: port.complement,
    post_code: port.postCode,
    town: port.town,
    operator: port.operator,
    saved_at: at,
    mandated_at: null,
    sent_at: null,
    refusal: null,
    ported_on: null,
  } satisfies Partial<PortRow>;
}

/** An empty block. What is mostly the same for all lines is filled in from the last number, or from the order. */
export function emptyForm({ client, ports }: Dossier, premises: PostalAddress): PortForm {
  const last = ports.toSorted((one, other) => one.saved_at - other.saved_at).at(-1);
  const empty = { holder: '', heldByPerson: false, holderSiret: client.siret, operator: '' };
  return { ...(last ? formOf(last) : { ...empty, ...premises }), number: '', lastNumber: '', rio: '' };
}

/** Whether the client accepted the mandate for every number saved so far, since its last correction. */
export function isMandated({ ports }: Dossier): boolean {
  return ports.length > 0 && ports.every(({ mandated_at: at }) => at !== null);
}

/** Whether it is known who grants the mandate: the office may have confirmed the order without. */
export function isNamed({ client: { company, name, siret } }: Dossier): boolean {
  return company !== '' && name !== '' && siret !== '';
}

/** Whether the client can accept the mandate: one number that is missing or refused never blocks the others. */
export function mandateStatus(dossier: Dossier): 'incomplete' | 'to-accept' | 'accepted' {
  const { ports, missing } = dossier;
  if (ports.some(({ mandated_at: at }) => at === null)) return isNamed(dossier) ? 'to-accept' : 'incomplete';
  return missing > 0 || ports.some(({ state }) => state === 'refused') ? 'incomplete' : 'accepted';
}

/** The form about its numbers that a client fills next, by the end of its address; `undefined` once none is left. */
export function nextForm(dossier: Dossier): string | undefined {
  const place = dossier.ports.find(({ state }) => state === 'refused')?.place ?? emptyPlaces(dossier)[0];
  if (place !== undefined) return `numeros/${place}`;
  return mandateStatus(dossier) === 'to-accept' ? 'mandat' : undefined;
}

export const callForMandate = 'Mandat de transfert\u00a0: appelez-nous';
/** Whether the mandate lacks only the client's name, company or SIRET, which no form of the order's page asks for. */
export function lacksName(dossier: Dossier): boolean {
  return nextForm(dossier) === undefined && dossier.missing === 0 && mandateStatus(dossier) === 'incomplete';
}

/** For whom the numbers of an order wait: the client before us, us before the former operator. */
export function numbersStatus(dossier: Dossier): NumbersStatus {
  const { ports } = dossier;
  const is = (wanted: PortRow['state']): boolean => ports.some(({ state }) => state === wanted);
  if (mandateStatus(dossier) !== 'accepted') return { waitsFor: 'client', at: null };
  if (is('complete')) return { waitsFor: 'provider', at: null };
  if (is('sent')) return { waitsFor: 'operator', at: null };
  return { waitsFor: null, at: lastPorted(ports) };
}
