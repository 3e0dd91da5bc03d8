import { documentTexts } from '#content/document-texts.ts';
import { portabilityTexts } from '#content/portability-texts.ts';
import { writeMandate } from '#domain/portability/write-mandate.ts';
import type { OrderFile } from '#service/orders/document-answers.ts';
import { makeDocument } from '#service/orders/make-document.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { type Dossier, isMandated } from './dossier.ts';

/** The mandate for the numbers that are complete, as a PDF; a draft until the client accepted it for all of them. */
export function orderMandate(
  { reference, name }: OrderRow,
  dossier: Dossier,
  { company }: Pick<Service, 'company'>,
): OrderFile | undefined {
  const { client, ports } = dossier;
  if (ports.length === 0) return undefined;
  const last = (instants: readonly (number | null)[]): Date => new Date(Math.max(...instants.map(Number)));
  const rows = ports.map((port) => ({ ...port, lastNumber: port.last_number, holderSiret: port.holder_siret }));
  return {
    filename: `mandat-${reference}.pdf`,
    contentType: 'application/pdf',
    content: async () =>
      await makeDocument({
        kind: 'mandate',
        mandate: {
          reference,
          mandate: writeMandate(rows, client, { company, texts: portabilityTexts }),
          client: name,
          writtenAt: last(ports.map(({ saved_at: at }) => at)),
          acceptedAt: isMandated(dossier) ? last(ports.map(({ mandated_at: at }) => at)) : undefined,
          company,
          texts: documentTexts,
        },
      }),
  };
}
