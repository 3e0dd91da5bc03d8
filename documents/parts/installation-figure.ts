import { boxSign } from '#content/box-sign.ts';
import { colours } from '#content/brand-look.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup, Paint } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';

/** Every paint of the drawing is a colour of the brand. */
const paints: Readonly<Record<Paint, string>> = colours;

/** A drawing of this height (points) fits on a page with the end of a quote or an order. */
const besideEnd = 200;

/** « Votre installation », before the end of a document. */
export function writeInstallation(writer: PdfWriter, plan: InstallationPlan): void {
  writer.heading(2, 'Votre installation');
  writeDrawing(writer, plan, besideEnd);
}

/** The drawing of a plan, as on screen, at most `greatest` points high, with a description for assistive technology. */
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
