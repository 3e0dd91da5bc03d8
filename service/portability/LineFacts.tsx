import { addressOnOneLine } from '#domain/order/postal-address.ts';
import { formatSiret } from '#domain/order/siret.ts';
import { formatRio } from '#domain/portability/rio.ts';
import type { PortRow } from '#service/storage/rows.ts';

/** What the present operator of a number asks for. */
export function LineFacts({ port }: { readonly port: PortRow }) {
  return (
    <dl className="facts">
      <dt>RIO</dt>
      <dd>{formatRio(port.rio)}</dd>
      <dt>Titulaire</dt>
      <dd>{port.holder}</dd>
      {port.holder_siret !== '' && (
        <>
          <dt>SIRET</dt>
          <dd>{formatSiret(port.holder_siret)}</dd>
        </>
      )}
      <dt>Opérateur actuel</dt>
      <dd>{port.operator}</dd>
      <dt>Adresse de la ligne</dt>
      <dd>{addressOnOneLine(port.address)}</dd>
    </dl>
  );
}
