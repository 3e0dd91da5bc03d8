import type { CompanyContent } from '#content/schemas/company.ts';
import { assignedNumbers, type OrderNumbers } from '#service/orders/stored/order-numbers.ts';
import { articlesOf, isVirtual } from '#service/orders/stored/ordered-articles.ts';
import { countUnported } from '#service/orders/stored/ported-numbers.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** What a client does with phones that were delivered or started, in the words of a mail and of the order's page. */
export interface StartGuide {
  readonly title: string;
  readonly steps: readonly string[];
  /** What holds until all numbers are ported; absent once they are. */
  readonly remark: string | undefined;
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
    (W57P ?? 0) > 0 ? ', chaque boîtier réseau et chaque chargeur de poste sans fil' : ' et chaque boîtier réseau';
  return {
    title: `Pour brancher${(sites ?? 1) > 1 ? ', sur chaque site' : ''}`,
    steps: [
      `Reliez la box ${brand} à votre box internet.`,
      `Reliez chaque boîtier réseau (switch) à la box ${brand}, puis chaque poste à un boîtier réseau.`,
      `Branchez à une prise électrique la box${plugged}.`,
    ],
    remark: oldLineRemark(order, ports),
  };
}

/** What holds until an order's numbers are ported; `undefined` once all are. */
export function oldLineRemark(order: Pick<OrderRow, 'order_json'>, ports: OrderNumbers['ports']): string | undefined {
  return countUnported(order, ports) === 0
    ? undefined
    : 'Tant qu’un numéro n’est pas transféré, il sonne sur votre ancienne ligne\u00a0: laissez-la branchée, ne résiliez rien.';
}

/** How to try phones that are in service: a number that isn't ported yet still rings on its former line. */
export function firstCallGuide(order: Pick<OrderRow, 'order_json'>, { ports, assigned }: OrderNumbers): StartGuide {
  const [first] = assignedNumbers(assigned);
  const remark = oldLineRemark(order, ports);
  const rings = (articlesOf(order).numbers ?? 0) > countUnported(order, ports);
  const known = remark === undefined ? 'votre numéro' : 'un numéro déjà en service';
  const called = first === undefined ? known : `le ${first}`;
  return {
    title: 'Pour essayer',
    steps: [
      ...(rings
        ? [`Appelez ${called} depuis un autre téléphone, pendant vos heures d’ouverture\u00a0: vos postes sonnent.`]
        : []),
      `Appelez un autre téléphone depuis un poste\u00a0: il sonne${rings ? ' aussi' : ''}.`,
    ],
    remark,
  };
}
