import { boxSign } from '#content/box-sign.ts';
import { colours } from '#content/brand-look.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup, TextShape } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';

/** A drawing of this height (points) fits on a page with the end of a quote or an order. */
const besideEnd = 200;

/** « Votre installation », before the end of a document. */
export function writeInstallation(writer: PdfWriter, plan: InstallationPlan): void {
  writer.heading(2, 'Votre installation');
  writeDrawing(writer, plan, besideEnd);
}

/** The drawing of a plan, as on screen, at most `greatest` points high, with a description for assistive technology. */
export function writeDrawing(writer: PdfWriter, plan: InstallationPlan, greatest: number): void {
  const { pdf, width } = writer;
  const drawing = drawInstallation(plan, boxSign);
  const height = Math.min(greatest, (width / drawing.width) * drawing.height);
  const scale = height / drawing.height;
  writer.keepTogether(height);
  const top = pdf.y;
  const bounds: object = { bbox: [margin, top, margin + width, top + height] };
  writer.root.add(
    pdf.struct('Figure', { alt: describeInstallation(plan).join(' '), ...bounds }, () => {
      pdf.save();
      pdf.roundedRect(margin, top, width, height, 10).fill(colours['sea-tint']);
      pdf.translate(margin + (width - scale * drawing.width) / 2, top).scale(scale);
      pdf.lineCap('round').lineJoin('round');
      for (const group of drawing.groups) drawGroup(writer, group);
      pdf.restore();
    }),
  );
  pdf.y = top + height + 8;
}

function drawGroup(writer: PdfWriter, group: DrawnGroup): void {
  const { pdf } = writer;
  pdf.save().translate(group.x, group.y).scale(group.scale);
  for (const shape of group.shapes) {
    if (shape.kind === 'text') {
      writeWord(writer, shape);
      continue;
    }
    pdf.path(shape.d).lineWidth(shape.strokeWidth ?? 1);
    if (shape.fill && shape.stroke) pdf.fillAndStroke(colours[shape.fill], colours[shape.stroke]);
    else if (shape.fill) pdf.fill(colours[shape.fill]);
    else pdf.stroke(colours[shape.stroke ?? 'ink']);
  }
  pdf.restore();
}

/** Writes a word of a drawing. */
export function writeWord(
  writer: PdfWriter,
  { text, x, y, size, bold, anchor = 'start' }: Omit<TextShape, 'kind'>,
): void {
  const style = bold ? 'bold' : 'regular';
  const drawable = writer.drawable(text, style);
  const pdf = writer.pdf.font(style).fontSize(size).fillColor(colours.ink);
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * pdf.widthOfString(drawable);
  pdf.text(drawable, left, y, { lineBreak: false, baseline: 'alphabetic' });
}
