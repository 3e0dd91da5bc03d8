import type { DocumentFonts } from '#documents/document-fonts.ts';
import { margin } from '#documents/page-format.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';

/** Height of blocks written one below the other on a separate page, in points. */
export function measureBlocks(fonts: DocumentFonts, write: (writer: PdfWriter) => void): number {
  const scratch = new PdfWriter({ title: '', author: '', footer: '', createdAt: new Date(0) }, fonts);
  // Below the top, so that the space above a heading counts.
  const top = margin + 1;
  scratch.pdf.y = top;
  write(scratch);
  return scratch.pdf.bufferedPageRange().count > 1 ? scratch.room.onNewPage : scratch.pdf.y - top;
}
