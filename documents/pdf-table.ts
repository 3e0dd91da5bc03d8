import { colours } from '#content/brand-look.ts';
import type { DocumentFace } from '#documents/document-fonts.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';

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
  drawRow(writer, columns, header, (write) => tagRow(writer, table, 'TH', columns.length, write));
  for (const row of rows) {
    if (writer.keepTogether(rowHeight(writer, columns, row))) {
      drawRow(writer, columns, header, (write) =>
        writer.decorate(() => {
          for (const index of columns.keys()) write(index);
        }),
      );
    }
    drawRow(writer, columns, row, (write) => tagRow(writer, table, 'TD', columns.length, write));
  }
  table.end();
  pdf.x = writer.left;
  writer.space(8);
}

/** Draws a row at the current height; `tag` is the role of its cells for assistive technology. */
function drawRow(
  writer: PdfWriter,
  columns: readonly TableColumn[],
  row: TableRow,
  tag: (write: (index: number) => void) => void,
): void {
  const { pdf } = writer;
  const height = rowHeight(writer, columns, row);
  const top = pdf.y;
  writer.decorate(() => (row.strong ? writer.rule(top, 1, colours.ink) : writer.rule(top, 0.5)));
  tag((index) => {
    const column = columns[index];
    if (column === undefined) return;
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    setCellStyle(writer, row);
    pdf.text(
      writer.printable(row.cells[index] ?? '', cellFace(row)),
      writer.left + before * writer.width,
      top + cellPadding,
      {
        width: cellWidth(writer, column),
        align: column.align,
      },
    );
  });
  pdf.y = top + height;
}

function tagRow(
  { pdf }: PdfWriter,
  table: PDFKit.PDFStructureElement,
  type: 'TH' | 'TD',
  count: number,
  write: (index: number) => void,
): void {
  const row = pdf.struct('TR');
  table.add(row);
  for (let index = 0; index < count; index += 1) row.add(pdf.struct(type, {}, () => write(index)));
  row.end();
}

function rowHeight(writer: PdfWriter, columns: readonly TableColumn[], row: TableRow): number {
  setCellStyle(writer, row);
  const heights = columns.map((column, index) =>
    writer.pdf.heightOfString(writer.printable(row.cells[index] ?? '', cellFace(row)), {
      width: cellWidth(writer, column),
    }),
  );
  return Math.max(...heights) + 2 * cellPadding;
}

function setCellStyle(writer: PdfWriter, row: TableRow): void {
  writer.style(cellFace(row), cellSize, colours.ink);
}

function cellFace(row: TableRow): DocumentFace {
  return row.strong ? 'bold' : 'regular';
}

function cellWidth(writer: PdfWriter, { share }: TableColumn): number {
  return share * writer.width - cellGap;
}
