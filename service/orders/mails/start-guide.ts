import type { CompanyContent } from '#content/schemas/company.ts';
import { assignedNumbers, type OrderNumbers } from '#service/orders/stored/order-numbers.ts';
import { articlesOf, isVirtual } from '#service/orders/stored/ordered-articles.ts';
import { countIn, countUnported } from '#service/orders/stored/ported-numbers.ts';
import type { OrderRow } from '#service/storage/rows.ts';

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
  const unported = countUnported(order, ports);
  return {
    title: `Pour brancher${(sites ?? 1) > 1 ? ', sur chaque site' : ''}`,
    steps: [
      `Reliez la box ${brand} à votre box internet.`,
      `Reliez le boîtier réseau (switch) à la box ${brand}, puis chaque poste au boîtier réseau.`,
      `Branchez à une prise électrique la box${plugged}.`,
    ],
    ...(unported > 0 && {
      remark: `${ringsOnOldLine(unported)}\u00a0: laissez-la branchée, avec ses téléphones, jusqu’au transfert.`,
    }),
  };
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
  const called = first === undefined ? 'votre numéro' : `le ${first}`;
  return {
    title: 'Pour essayer',
    steps: [
      ...(rings ? [`Appelez ${called} depuis un autre téléphone\u00a0: vos postes sonnent.`] : []),
      `Appelez un autre téléphone depuis un poste\u00a0: il sonne${rings ? ' aussi' : ''}.`,
    ],
    ...(unported > 0 && { remark: `${ringsOnOldLine(unported)}${untilTransfer(order, ports, page)}` }),
  };
}

function ringsOnOldLine(unported: number): string {
  return `${unported > 1 ? 'Les numéros à conserver sonnent' : 'Le numéro à conserver sonne'} encore sur l’ancienne ligne`;
}

/** For how long it still rings there: nothing can be transferred before its client typed it and accepted the mandate. */
function untilTransfer(order: Pick<OrderRow, 'order_json'>, ports: OrderNumbers['ports'], page: string): string {
  const isMissing = countIn(ports) < (articlesOf(order).portability ?? 0);
  const refused = ports.filter(({ state }) => state === 'refused').length;
  if (!isMissing && refused === 0 && ports.every(({ mandated_at: at }) => at !== null)) return ', jusqu’au transfert.';
  const [them, their] = countUnported(order, ports) > 1 ? ['les', 'leur'] : ['le', 'son'];
  const tasks = [
    ...(refused > 0 ? [`corrigez ${page} ce que l’opérateur a refusé`] : []),
    ...(isMissing ? [`indiquez-${them} ${page}`] : []),
    `acceptez le mandat${isMissing || refused > 0 ? '' : ` ${page}`}`,
  ];
  const task = tasks.join(', puis ').replace(/^./, (letter) => letter.toUpperCase());
  return `. ${task}\u00a0: nous demandons alors ${their} transfert.`;
}
