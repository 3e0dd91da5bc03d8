import { colours } from '#content/brand-look.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';

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

interface CellStyle {
  /** Of its text, and of the space above and below it, in points. */
  readonly size: number;
  readonly padding: number;
}

const usual: CellStyle = { size: 9, padding: 2.8 };
/** For many rows on a page that is read at a desk. */
export const dense: CellStyle = { size: 8, padding: 0.9 };
const cellGap = 6;
/** Tables up to this height are not split over two pages, in points. */
const maxKeptHeight = 260;
/** Says to assistive technology what a header heads, as PDF/UA requires; the library's types lack it. */
const columnHeader: object = { scope: 'Column' };

/** Writes a table whose header row is repeated on each page; assistive technology reads it only once. */
export function writeTable(
  writer: PdfWriter,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  style = usual,
): void {
  const { pdf } = writer;
  const header: TableRow = { cells: columns.map(({ label }) => label), strong: true };
  const whole = [header, ...rows].reduce((sum, row) => sum + rowHeight(writer, columns, row, style), 0);
  writer.keepTogether(Math.min(whole, maxKeptHeight));
  const table = pdf.struct('Table');
  writer.root.add(table);
  drawRow(writer, columns, header, style, { table, type: 'TH' });
  for (const row of rows) {
    if (writer.keepTogether(rowHeight(writer, columns, row, style))) drawRow(writer, columns, header, style);
    drawRow(writer, columns, row, style, { table, type: 'TD' });
  }
  table.end();
  writer.space(8);
}

/** Draws a row at the current height, as a part of a table for assistive technology or as decoration. */
function drawRow(
  writer: PdfWriter,
  columns: readonly TableColumn[],
  row: TableRow,
  style: CellStyle,
  part?: { readonly table: PDFKit.PDFStructureElement; readonly type: 'TH' | 'TD' },
): void {
  const { pdf } = writer;
  const height = rowHeight(writer, columns, row, style);
  const top = pdf.y;
  writer.decorate(() => (row.strong ? writer.rule(top, 1, colours.ink) : writer.rule(top, 0.5)));
  const tagged = part && pdf.struct('TR');
  if (tagged) part.table.add(tagged);
  for (const [index, column] of columns.entries()) {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const left = margin + before * writer.width + gapBefore(column);
    const write = (): void =>
      writer.write(row.cells[index] ?? '', {
        ...cellSetting(writer, column, row, style),
        left,
        top: top + style.padding,
        align: column.align,
      });
    if (tagged) tagged.add(pdf.struct(part.type, part.type === 'TH' ? columnHeader : {}, write));
    else writer.decorate(write);
  }
  tagged?.end();
  pdf.y = top + height;
}

function rowHeight(writer: PdfWriter, columns: readonly TableColumn[], row: TableRow, style: CellStyle): number {
  const heights = columns.map((column, index) =>
    writer.height(row.cells[index] ?? '', cellSetting(writer, column, row, style)),
  );
  return Math.max(...heights) + 2 * style.padding;
}

function cellSetting(writer: PdfWriter, { share }: TableColumn, { strong }: TableRow, { size }: CellStyle) {
  return { style: strong ? 'bold' : 'regular', size, width: share * writer.width - cellGap, lineGap: 0 } as const;
}

/** The gap between two cells is before the figures of a column, so that the last ones end at the margin. */
function gapBefore({ align }: TableColumn): number {
  return align === 'right' ? cellGap : 0;
}
