import { colours } from '#content/brand-look.ts';
import type { FontStyle } from '#documents/writer/document-fonts.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';

export interface TableColumn {
  readonly label: string;
  /** Share of the page's width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align: 'left' | 'right';
}

interface TableRow {
  readonly cells: readonly string[];
  /** In bold under a dark line. */
  readonly strong?: boolean;
}

const cellSize = 9;
const cellGap = 6;
const cellPadding = 2.8;
/** Tables up to this height are not split over two pages, in points. */
const maxKeptHeight = 260;

/** Writes a table whose header row is repeated on each page; assistive technology reads it only once. */
export function writeTable(writer: PdfWriter, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const { pdf } = writer;
  const header: TableRow = { cells: columns.map(({ label }) => label), strong: true };
  const whole = [header, ...rows].reduce((sum, row) => sum + rowHeight(writer, columns, row), 0);
  writer.keepTogether(Math.min(whole, maxKeptHeight));
  const table = pdf.struct('Table');
  writer.root.add(table);
  drawRow(writer, columns, header, { table, type: 'TH' });
  for (const row of rows) {
    if (writer.keepTogether(rowHeight(writer, columns, row))) drawRow(writer, columns, header);
    drawRow(writer, columns, row, { table, type: 'TD' });
  }
  table.end();
  pdf.x = writer.left;
  writer.space(8);
}

/** Draws a row at the current height, as a part of a table for assistive technology or as decoration. */
function drawRow(
  writer: PdfWriter,
  columns: readonly TableColumn[],
  row: TableRow,
  part?: { readonly table: PDFKit.PDFStructureElement; readonly type: 'TH' | 'TD' },
): void {
  const { pdf } = writer;
  const height = rowHeight(writer, columns, row);
  const top = pdf.y;
  writer.decorate(() => (row.strong ? writer.rule(top, 1, colours.ink) : writer.rule(top, 0.5)));
  const tagged = part && pdf.struct('TR');
  if (tagged) part.table.add(tagged);
  for (const [index, column] of columns.entries()) {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const layout = { width: cellWidth(writer, column), align: column.align };
    const write = (): void => {
      setCellStyle(writer, row);
      const [text, left] = [row.cells[index] ?? '', writer.left + before * writer.width];
      if (column.align === 'left') {
        pdf.y = top + cellPadding;
        writer.fallback.write(text, cellStyle(row), { size: cellSize, left, width: layout.width, lineGap: 0 });
      } else pdf.text(writer.printable(text, cellStyle(row)), left, top + cellPadding, layout);
    };
    if (tagged) tagged.add(pdf.struct(part.type, {}, write));
    else writer.decorate(write);
  }
  tagged?.end();
  pdf.y = top + height;
}

function rowHeight(writer: PdfWriter, columns: readonly TableColumn[], row: TableRow): number {
  setCellStyle(writer, row);
  const heights = columns.map((column, index) =>
    writer.fallback.height(row.cells[index] ?? '', cellStyle(row), {
      size: cellSize,
      width: cellWidth(writer, column),
      lineGap: 0,
    }),
  );
  return Math.max(...heights) + 2 * cellPadding;
}

function setCellStyle(writer: PdfWriter, row: TableRow): void {
  writer.style(cellStyle(row), cellSize, colours.ink);
}

function cellStyle(row: TableRow): FontStyle {
  return row.strong ? 'bold' : 'regular';
}

function cellWidth(writer: PdfWriter, { share }: TableColumn): number {
  return share * writer.width - cellGap;
}
