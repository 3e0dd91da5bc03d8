import { lineFacts } from '#domain/portability/write-mandate.ts';
import { Facts } from '#service/pages/Facts.tsx';
import { lineOf } from '#service/portability/rules/dossier.ts';
import type { PortRow } from '#service/storage/rows.ts';

/** What the present operator of a number asks for. */
export function LineFacts({ port }: { readonly port: PortRow }) {
  return <Facts facts={lineFacts(lineOf(port))} />;
}
