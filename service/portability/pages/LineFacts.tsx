import { addressText } from '#domain/order/client/address-parts.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { formatRio } from '#domain/portability/rio.ts';
import { lineAddress } from '#service/orders/stored/premises.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { PortRow } from '#service/storage/rows.ts';

/** What the present operator of a number asks for. */
export function LineFacts({ port }: { readonly port: PortRow }) {
  return (
    <Facts
      facts={[
        ['RIO', formatRio(port.rio)],
        ['Titulaire', port.holder],
        ...(port.holder_siret === '' ? [] : [['SIRET', formatSiret(port.holder_siret)] as const]),
        ['Opérateur actuel', port.operator],
        ['Adresse de la ligne', addressText(lineAddress(port))],
      ]}
    />
  );
}
