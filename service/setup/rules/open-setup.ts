import { parisDay } from '#domain/calendar.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { awaitsPayment } from '#domain/order/life/order-life.ts';
import { phoneModels, phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { type InstallationPlan, phoneCapacity, planInstallation } from '#domain/quote/installation/installation.ts';
import { planSetup } from '#domain/setup/plan-setup.ts';
import { isNewNumber, type SetupNumber, type SetupOrder } from '#domain/setup/setup-item.ts';
import {
  askedParts,
  completeSheet,
  readAnswers,
  type SetupAnswers,
  type SetupPart,
  type SetupSheet,
  setupPartNames,
} from '#domain/setup/setup-sheet.ts';
import { type OrderNumbers, readNumbers } from '#service/orders/stored/order-numbers.ts';
import { countOf, missingPlaces, placesOf } from '#service/orders/stored/ported-numbers.ts';
import { premisesOf } from '#service/orders/stored/premises.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import { orderPath, type Service } from '#service/service.ts';
import type { OrderRow, PortRow, SetupRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The setup sheet of an order as it is now: what we prepare by. */
export interface OpenedSetup {
  readonly order: SetupOrder;
  readonly answers: SetupAnswers;
  readonly sheet: SetupSheet;
  /** Answers and sheet with the change that waits for the desk's decision; `undefined` if none does. */
  readonly asked: Pick<OpenedSetup, 'answers' | 'sheet'> | undefined;
  /** The installation with each phone where the sheet has it. */
  readonly plan: InstallationPlan;
  /** Of what is stored; 0 as long as nothing is. */
  readonly version: number;
  /** The parts of which what the client says is taken; a change of any other has to be asked for. */
  readonly openParts: readonly SetupPart[];
  /** What the desk assigned to each phone and each new number, by their keys. */
  readonly devices: Readonly<Record<string, string>>;
  /** Milliseconds; `undefined` as long as nothing is stored. */
  readonly savedAt: number | undefined;
}

/** What is stored of an order's setup. */
interface SetupRecords extends OrderNumbers {
  readonly row: SetupRow | undefined;
}

/** Numbers that the sheet lists one by one: an order may have 999. */
const maxNumbers = 60;

/** The last part of the address of each part of the sheet. */
export const setupSlugs: Readonly<Record<SetupPart, string>> = {
  phones: 'postes',
  numbers: 'numeros',
  hours: 'horaires',
  wishes: 'dates',
};

/** The page of a part of the sheet. */
export function setupPath(token: string, part: SetupPart): string {
  return `${orderPath(token)}/installation/${setupSlugs[part]}`;
}

/** Reads what {@link openSetup} needs. */
export async function readSetupRecords(order: OrderRow, storage: Storage): Promise<SetupRecords> {
  const [numbers, row] = await Promise.all([readNumbers(order, storage), storage.findSetup(order.reference)]);
  return { ...numbers, row };
}

/** Reads the setup sheet of an order as it is now. */
export async function readSetup(
  order: OrderRow,
  { storage, clock }: Pick<Service, 'storage' | 'clock'>,
): Promise<OpenedSetup> {
  return openSetup(readStored(order), await readSetupRecords(order, storage), clock());
}

/** The next part to fill; `undefined` after the last one, and after a change that has to be asked for. */
export function nextPart({ sheet, order, openParts }: OpenedSetup, part: SetupPart): SetupPart | undefined {
  if (!openParts.includes(part)) return undefined;
  const asked = askedParts(sheet, order);
  return asked.slice(asked.indexOf(part) + 1).find((later) => openParts.includes(later));
}

/** Whether the client may ask for a change of what is being prepared. */
export function isChangeAskable({ state }: Pick<OrderRow, 'state'>): boolean {
  return state === 'ready';
}

/** The sheet of a stored order, with what is proposed wherever nobody said anything. */
export function openSetup(stored: StoredOrder, { ports, row, assigned }: SetupRecords, now: Date): OpenedSetup {
  const devices = Object.fromEntries(assigned.map(({ phone, device }) => [phone, device]));
  const order = setupOrderOf(stored, ports, devices, now);
  const read = (json: string) => {
    const answers = readAnswers(withPresentKeys(json, ports, stored.request.portedNumbers));
    return { answers, sheet: completeSheet(order, answers) };
  };
  // A change that waits when the payment is undone needs nobody's answer any more: it is taken.
  const taken = awaitsPayment(stored.order.state) ? row?.asked_json : null;
  const { answers, sheet } = read(taken ?? row?.answers_json ?? '{}');
  const asked = isChangeAskable(stored.order) && row?.asked_json != null ? read(row.asked_json) : undefined;
  return {
    order,
    answers,
    sheet,
    asked,
    plan: planSetup(planInstallation(stored.request, stored.catalogue), sheet, stored.catalogue),
    version: row?.version ?? 0,
    openParts: asked === undefined ? openPartsOf(stored.order, answers, devices) : [],
    devices,
    savedAt: row?.saved_at,
  };
}

/** Until we prepare the order all of them; then those that nobody has spoken of, until the first device is scanned. */
function openPartsOf({ state }: OrderRow, answers: SetupAnswers, devices: OpenedSetup['devices']): SetupPart[] {
  if (awaitsPayment(state)) return setupPartNames;
  const isOpen = isChangeAskable({ state }) && !isScanned({ devices });
  return isOpen ? setupPartNames.filter((part) => answers[part] === undefined) : [];
}

/** Whether the device of a phone was scanned: labels may be printed, files imported. */
export function isScanned({ devices }: Pick<OpenedSetup, 'devices'>): boolean {
  return Object.keys(devices).some((key) => !isNewNumber(key));
}

function setupOrderOf(
  { order, request, catalogue }: StoredOrder,
  ports: readonly PortRow[],
  devices: OpenedSetup['devices'],
  now: Date,
): SetupOrder {
  const plan = planInstallation(request, catalogue);
  const premises = premisesOf(order, request.siteCount);
  return {
    company: order.company,
    email: order.email,
    sites: plan.sites.map(({ number, boxes, switches }) => ({
      number,
      address: premises[number - 1]?.address ?? '',
      capacity: boxes === 0 ? undefined : switches.reduce((sum, { model }) => sum + phoneCapacity(model, catalogue), 0),
    })),
    phones: plan.sites.flatMap(({ number: site, phones, users }) => [
      ...Object.values(phoneModels).flatMap((kind) =>
        Array.from({ length: phones[kind] }, () => ({ kind, model: phoneName(catalogue.oneTime.phones[kind]), site })),
      ),
      ...Array.from({ length: users }, () => ({ kind: 'user' as const, model: '', site })),
    ]),
    numbers: listNumbers(request, ports, devices),
    newNumbers: request.geographicNumbers - request.portedNumbers,
    hasParcels: !request.virtualOnly,
    keepsNumbers: request.portedNumbers > 0,
    today: parisDay(now),
  };
}

/** The keys of a block's numbers: by their places, or by the block's where it grew beyond the next one. */
function keysOf(port: PortRow, ports: readonly PortRow[], count: number): string[] {
  const places = placesOf(port, ports, count);
  return Array.from({ length: countOf(port) }, (_, offset) =>
    places[offset] === undefined ? `kept-${port.place}-${offset}` : `kept-${places[offset]}-0`,
  );
}

/**
 * Answers by the keys of today: a number beyond its neighbour's block gets its own place once the neighbour is gone, and
 * older sheets have all numbers of a range by its first place.
 */
function withPresentKeys(json: string, ports: readonly PortRow[], count: number): string {
  return ports.reduce(
    (text, port) =>
      keysOf(port, ports, count).reduce((read, key, offset) => {
        const former = `kept-${port.place}-${offset}`;
        if (former === key || !read.includes(`"${former}"`)) return read;
        return read.replaceAll(`"${key}"`, '"gone"').replaceAll(`"${former}"`, `"${key}"`);
      }, text),
    json,
  );
}

/**
 * The kept numbers by their place in the order, whether or not their digits are known, those of a block together,
 * then the new ones, likewise.
 */
function listNumbers(
  { portedNumbers, geographicNumbers }: StoredOrder['request'],
  ports: readonly PortRow[],
  devices: OpenedSetup['devices'],
): SetupNumber[] {
  const known = ports.flatMap((port) =>
    keysOf(port, ports, portedNumbers).map((key, offset) => {
      const digits = String(Number(port.number) + offset).padStart(port.number.length, '0');
      return { place: port.place, key, name: formatPhone(digits), digits, isOpen: false };
    }),
  );
  const unknown = missingPlaces(ports, portedNumbers).map((place) => {
    return { place, key: `kept-${place}-0`, name: `Numéro à conserver ${place}`, digits: '', isOpen: true };
  });
  const kept = [...known, ...unknown]
    .sort((one, other) => one.place - other.place)
    .map(({ place, ...number }): SetupNumber => number);
  const fresh = Array.from({ length: geographicNumbers - portedNumbers }, (_, index): SetupNumber => {
    const [key, name] = [`new-${index + 1}`, `Nouveau numéro ${index + 1}`];
    const digits = devices[key] ?? '';
    return { key, name: digits === '' ? name : formatPhone(digits), digits, isOpen: digits === '' };
  });
  const all = [...kept, ...fresh];
  const others = [
    { key: 'kept-others', name: 'Autres numéros à conserver' },
    { key: 'new-others', name: 'Autres nouveaux numéros' },
  ].flatMap(({ key, name }) => {
    const rest = all.slice(maxNumbers).filter((number) => isNewNumber(number.key) === isNewNumber(key));
    return rest.length < 2 ? rest : [{ key, name, digits: '', isOpen: rest.some(({ isOpen }) => isOpen) }];
  });
  return [...all.slice(0, maxNumbers), ...others];
}
