import type { PortabilityTexts } from '#content/schemas/texts.ts';
import { fillCompany } from '#domain/company.ts';
import { addressText } from '#domain/order/client/address-parts.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import type { Port, PortingClient } from '#domain/portability/read-port.ts';
import { formatRio } from '#domain/portability/rio.ts';

/** The mandate that a client grants to port numbers: what is printed, stored and accepted, word for word. */
export interface Mandate {
  readonly title: string;
  readonly given: string;
  readonly terms: readonly string[];
  /** One row a block: its numbers, and what its operator asks for. */
  readonly rows: readonly { readonly numbers: string; readonly facts: readonly string[] }[];
}

/** Writes the mandate for a dossier that was read. */
export function writeMandate(
  ports: readonly Port[],
  client: PortingClient,
  { mandate: { title, given, terms } }: PortabilityTexts,
): Mandate {
  return {
    title,
    given: fillCompany(given, { client: { ...client, siret: formatSiret(client.siret) } }),
    terms,
    rows: ports.map((port) => ({
      numbers: formatRange(port),
      facts: lineFacts(port).map(([term, detail]) => `${term}\u00a0: ${detail}`),
    })),
  };
}

/** What the present operator of a number asks for. */
export function lineFacts(port: Port): (readonly [term: string, detail: string])[] {
  return [
    ['RIO', formatRio(port.rio)],
    ['Titulaire', port.holder],
    ...(port.holderSiret === '' ? [] : [['SIRET', formatSiret(port.holderSiret)] as const]),
    ['Opérateur actuel', port.operator],
    ['Adresse de la ligne', addressText(port)],
  ];
}
