import { brand } from '#content/brand.ts';
import { formatSiret } from '#domain/order/siret.ts';
import { operatorRefusalNames, operatorRefusals } from '#domain/portability/port-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { formatRio } from '#domain/portability/rio.ts';
import { commandLine } from '#service/command-line.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import { describePort, isCutAt } from '#service/portability/describe-port.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';
import { CommandRefused, isWord, say, UnknownAction } from './with-storage.ts';

const anOrder = `${brand.orderPrefix}-XXXXXXXX`;

/** Lines of the usage of `npm run orders` about numbers to port. */
export const portUsage = `  ${commandLine('orders', 'port list')}                (numéros à demander, demandés ou refusés)
  ${commandLine('orders', `port sent ${anOrder} 2`)}     (le numéro 2 est demandé à son opérateur)
  ${commandLine('orders', `port refused ${anOrder} 2 [${operatorRefusals.map((refusal) => operatorRefusalNames[refusal]).join('|')}]`)}
  ${commandLine('orders', `port ported ${anOrder} 2 AAAA-MM-JJ`)}
  ${commandLine('orders', `port undo ${anOrder} 2 'raison'`)}  (demandé, refusé ou porté par erreur)`;

const actions = ['list', 'sent', 'refused', 'ported', 'undo'];

const listed = 500;

interface PortCommand {
  readonly find: (reference: string) => Promise<OrderRow>;
  readonly usage: string;
  readonly service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>;
}

/** Lists the numbers to port, or moves one on. */
export async function portOrders(details: readonly string[], { find, usage, service }: PortCommand): Promise<void> {
  const [action = 'list', reference = '', place = '', ...words] = details;
  if (action === 'list') return await list(service);
  if (!actions.includes(action)) throw new UnknownAction('orders', action, actions, 'port');
  const move = readMove(action, words.join(' '));
  if (move === undefined || !/^\d{1,3}$/.test(place)) throw new CommandRefused(usage);
  const order = await find(reference);
  sayPort(await changePort(order, Number(place), move, service));
}

/** Prints a number with all that its operator asks for. */
export function sayPort(port: PortRow): void {
  const holder = port.holder_siret === '' ? port.holder : `${port.holder} (SIRET ${formatSiret(port.holder_siret)})`;
  const number = formatRange({ number: port.number, lastNumber: port.last_number });
  const address = port.address.replaceAll(/\s*\n\s*/g, ', ');
  say(`${port.order_reference}  numéro ${port.place}  ${number}  ${describePort(port)}`);
  say(`  RIO ${formatRio(port.rio)}, titulaire ${holder}, ${port.operator}, ${address}`);
}

function readMove(action: string, detail: string): PortMove | undefined {
  if (action === 'sent') return { kind: 'send' };
  if (action === 'ported') return { kind: 'port', day: detail };
  if (action === 'undo') return { kind: 'undo', reason: detail };
  const refusal = operatorRefusals.find((known) => isWord(detail, operatorRefusalNames[known]));
  return action === 'refused' && refusal !== undefined ? { kind: 'refuse', refusal } : undefined;
}

async function list({ storage }: PortCommand['service']): Promise<void> {
  const ports = await storage.listPortsIn(['complete', 'sent', 'refused'], listed);
  for (const port of ports) sayPort(port);
  say(
    isCutAt(listed, ports)
      ? `Les ${listed} plus anciens seulement, de ceux qui attendent le mandat comme des autres.`
      : `${ports.length} numéro(s) à suivre`,
  );
}
