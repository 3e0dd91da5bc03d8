import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFonts, documentFontFiles, nameFontFiles } from '#documents/document-fonts.ts';
import { type MandateDocument, renderMandateDocument } from '#documents/mandate-document.ts';
import { type OrderDocument, renderOrderDocument } from '#documents/order-document.ts';

/** Beside the built program, otherwise in the sources. */
const fontFolders = [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '..', '..', 'documents', 'fonts')];

/** What a document is made of, as plain data that can be passed to another thread. */
export type DocumentContent = OrderDocument | MandateDocument;

/** Renders a document of an order as a PDF, with the fonts beside the program. */
export async function renderContent(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = readFonts();
  return new Uint8Array(
    await ('mandate' in content ? renderMandateDocument(content, fonts) : renderOrderDocument(content, fonts)),
  );
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
  if (found === undefined) throw new Error(`The documents' font ${name} is missing: build again.`);
  return new Uint8Array(readFileSync(found));
}
