import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTexts } from '#content/document-texts.ts';
import { type DocumentFonts, documentFontFiles, nameFontFiles } from '#documents/document-fonts.ts';
import { takeTurns } from '#supervision/defence/take-turns.ts';
import type { Service } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { premisesOf } from './premises.ts';
import { readStored } from './stored-order.ts';

/** A document of an order, to be downloaded or attached to a mail. */
export interface OrderFile {
  readonly filename: string;
  readonly contentType: string;
  /** Makes the document, which takes some 0.2 s of processor. */
  readonly content: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Documents asked for together are made one after the other, so that other answers come in between. */
const oneAtATime = takeTurns();

type Published = Pick<Service, 'catalogues' | 'company'>;

/** Beside the built program, else in the sources. */
const fontFolders = [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '..', '..', 'documents', 'fonts')];

/**
 * The confirmation of an order as a PDF, made from what is stored when its content is asked for. `undefined` where the
 * order binds nobody: not confirmed yet, or cancelled.
 */
export function orderConfirmation(order: OrderRow, published: Published): OrderFile | undefined {
  const { confirmed_at: confirmedAt, reference } = order;
  if (confirmedAt === null || order.state === 'cancelled') return undefined;
  return {
    filename: `commande-${reference}.pdf`,
    contentType: 'application/pdf',
    content: () => oneAtATime(() => renderConfirmation(order, new Date(confirmedAt), published)),
  };
}

async function renderConfirmation(
  order: OrderRow,
  confirmedAt: Date,
  { catalogues, company }: Published,
): Promise<Uint8Array<ArrayBuffer>> {
  // The library that writes PDFs is large: a service that confirms nothing keeps it out of its memory.
  const { renderOrderDocument } = await import('#documents/order-document.ts');
  const { reference, email, name, phone, siret } = order;
  const { request, itemised, catalogue } = readStored(order, { catalogues });
  const content = await renderOrderDocument(
    {
      reference,
      confirmedAt,
      client: { company: order.company, email, name, phone, siret },
      siteAddresses: premisesOf(order, request.siteCount),
      request,
      itemised,
      catalogue,
      // Terms may have changed since: the client accepted these.
      company: { ...company, termsVersion: order.terms_version ?? company.termsVersion },
      texts: documentTexts,
    },
    readFonts(),
  );
  return new Uint8Array(content);
}

let fonts: DocumentFonts | undefined;

function readFonts(): DocumentFonts {
  fonts ??= {
    regular: read(documentFontFiles.regular),
    bold: read(documentFontFiles.bold),
    heading: read(documentFontFiles.heading),
    names: nameFontFiles.map(read),
  };
  return fonts;
}

function read(name: string): Uint8Array {
  const found = fontFolders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The documents' font ${name} is missing: build anew.`);
  return new Uint8Array(readFileSync(found));
}
