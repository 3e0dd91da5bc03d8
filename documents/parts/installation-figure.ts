import { boxSign } from '#content/box-sign.ts';
import { colours } from '#content/brand-look.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { figureGap, margin, PdfWriter } from '#documents/writer/pdf-writer.ts';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup, Paint } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';

/** Every paint of the drawing is a colour of the brand. */
const paints: Readonly<Record<Paint, string>> = colours;

/** Maximum height of the picture and, if the plan fills it, its minimum height, in points. */
const greatestHeight = 480;
const smallestHeight = 200;

/**
 * « Votre installation »: the drawing, the same as on screen, with a description for those who can't see it, then the end
 * of the document. The drawing leaves room for that end on its page unless that makes it too small.
 */
export function writeInstallation(
  writer: PdfWriter,
  plan: InstallationPlan,
  fonts: DocumentFonts,
  writeEnd: (target: PdfWriter) => void,
): void {
  const drawing = drawInstallation(plan, boxSign);
  const natural = Math.min((writer.width / drawing.width) * drawing.height, greatestHeight);
  const smallest = Math.min(natural, smallestHeight);
  const around = writer.headingHeight(2) + figureGap + measure(fonts, writeEnd);
  const { here, onNewPage } = writer.room;
  const room = here - around >= smallest ? here - around : onNewPage - around;
  const height = Math.max(smallest, Math.min(natural, room));
  writer.heading(2, 'Votre installation');
  writeDrawing(writer, plan, height);
  writeEnd(writer);
}

/** The drawing of a plan, at most as high as this (points). */
export function writeDrawing(writer: PdfWriter, plan: InstallationPlan, greatest: number): void {
  const drawing = drawInstallation(plan, boxSign);
  const height = Math.min(greatest, (writer.width / drawing.width) * drawing.height);
  const scale = height / drawing.height;
  const description = describeInstallation(plan).join(' ');
  writer.figure(height, description, (pdf, top) => {
    pdf.roundedRect(writer.left, top, writer.width, height, 10).fill(colours['sea-tint']);
    const aside = (writer.width - scale * drawing.width) / 2;
    pdf
      .translate(writer.left + aside, top)
      .scale(scale)
      .lineCap('round')
      .lineJoin('round');
    for (const group of drawing.groups) drawGroup(writer, group);
  });
}

/** Height of blocks written one below the other on a separate page, in points. */
function measure(fonts: DocumentFonts, write: (target: PdfWriter) => void): number {
  const scratch = new PdfWriter({ title: '', author: '', footer: '', createdAt: new Date(0) }, fonts);
  // Below the top, so that the space above a heading counts.
  const top = margin + 1;
  scratch.pdf.y = top;
  write(scratch);
  return scratch.pdf.bufferedPageRange().count > 1 ? scratch.room.onNewPage : scratch.pdf.y - top;
}

function drawGroup(writer: PdfWriter, group: DrawnGroup): void {
  const { pdf } = writer;
  pdf.save().translate(group.x, group.y).scale(group.scale);
  for (const shape of group.shapes) {
    if (shape.kind === 'text') {
      writer.label(shape.text, shape.x, shape.y, shape);
      continue;
    }
    pdf.path(shape.d).lineWidth(shape.strokeWidth ?? 1);
    if (shape.fill && shape.stroke) pdf.fillAndStroke(paints[shape.fill], colours[shape.stroke]);
    else if (shape.fill) pdf.fill(paints[shape.fill]);
    else pdf.stroke(colours[shape.stroke ?? 'ink']);
  }
  pdf.restore();
}
