import type { CompanyContent } from '#content/schemas/company.ts';
import { assignedNumbers, type OrderNumbers } from '#service/orders/stored/order-numbers.ts';
import { articlesOf, isVirtual } from '#service/orders/stored/ordered-articles.ts';
import { countIn, countMissing, countUnported } from '#service/orders/stored/ported-numbers.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';

/** What a client does with phones that were delivered or started, in the words of a mail and of the order's page. */
export interface StartGuide {
  readonly title: string;
  readonly steps: readonly string[];
  /** What isn't as it will be; absent where all is. */
  readonly remark?: string;
}

/** How to plug in what was delivered; `undefined` for a virtual order. */
export function plugGuide(
  order: Pick<OrderRow, 'order_json'>,
  ports: OrderNumbers['ports'],
  { brand }: CompanyContent,
): StartGuide | undefined {
  if (isVirtual(order)) return undefined;
  const { W57P, sites } = articlesOf(order);
  const plugged =
    (W57P ?? 0) > 0 ? ', le boîtier réseau et chaque chargeur de poste sans fil' : ' et le boîtier réseau';
  const remark = oldLineRemark(order, ports);
  return {
    title: `Pour brancher${(sites ?? 1) > 1 ? ', sur chaque site' : ''}`,
    steps: [
      `Reliez la box ${brand} à votre box internet.`,
      `Reliez le boîtier réseau (switch) à la box ${brand}, puis chaque poste au boîtier réseau.`,
      `Branchez à une prise électrique la box${plugged}.`,
    ],
    ...(remark !== undefined && { remark }),
  };
}

/** What holds until an order's numbers are ported; `undefined` once all are. */
export function oldLineRemark(order: Pick<OrderRow, 'order_json'>, ports: OrderNumbers['ports']): string | undefined {
  const unported = countUnported(order, ports);
  if (unported === 0) return undefined;
  return `${ringsOnOldLine(order, unported)}\u00a0: laissez-la branchée, avec ses téléphones, jusqu’au transfert.`;
}

/**
 * How to try phones that are in service: a number that isn't ported yet still rings on its former line. `page` says where
 * the order's page is for the reader.
 */
export function firstCallGuide(
  order: Pick<OrderRow, 'order_json'>,
  { ports, assigned }: OrderNumbers,
  page: string,
): StartGuide {
  const [first] = assignedNumbers(assigned);
  const unported = countUnported(order, ports);
  const rings = (articlesOf(order).numbers ?? 0) > unported;
  const known = unported > 0 && countIn(ports, 'ported') > 0 ? 'un numéro déjà transféré' : 'votre numéro';
  const called = first === undefined ? known : `le ${first}`;
  return {
    title: 'Pour essayer',
    steps: [
      ...(rings ? [`Appelez ${called} depuis un autre téléphone\u00a0: vos postes sonnent.`] : []),
      `Appelez un autre téléphone depuis un poste\u00a0: il sonne${rings ? ' aussi' : ''}.`,
    ],
    ...(unported > 0 && { remark: `${ringsOnOldLine(order, unported)}${untilTransfer(order, ports, page)}` }),
  };
}

function ringsOnOldLine(order: Pick<OrderRow, 'order_json'>, unported: number): string {
  const isAll = unported === articlesOf(order).portability;
  const rings = 'encore sur l’ancienne ligne';
  if (unported === 1) return `${isAll ? 'Le' : 'Un'} numéro à conserver sonne ${rings}`;
  return `${isAll ? 'Les ' : `${unported}\u00a0`}numéros à conserver sonnent ${rings}`;
}

/** For how long they still ring there: what waits for the client isn't asked for yet, others may be. */
function untilTransfer(order: Pick<OrderRow, 'order_json'>, ports: OrderNumbers['ports'], page: string): string {
  const isAwaited = ({ state, mandated_at }: PortRow): boolean => state === 'refused' || mandated_at === null;
  if (countMissing(order, ports) === 0 && !ports.some(isAwaited)) return ', jusqu’au transfert.';
  return `. Voyez «\u202fCe qu’il vous reste à faire\u202f» ${page}\u00a0: nous demandons ensuite le transfert.`;
}
