import type { CompanyContent } from '#content/schemas/company.ts';
import { writeDrawing } from '#documents/parts/installation-figure.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import { writeTable } from '#documents/writer/pdf-table.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';
import { phoneFields } from '#domain/setup/phone-fields.ts';
import { isAsked, nameOfValue, type SetupField, type SetupOrder } from '#domain/setup/setup-item.ts';
import type { SetupSheet } from '#domain/setup/setup-sheet.ts';
import { describeNumbers, describeWeekAndDates } from '#domain/setup/setup-words.ts';

export interface PreparationDocument {
  readonly reference: string;
  readonly order: SetupOrder;
  readonly sheet: SetupSheet;
  /** With the phones where the sheet has them. */
  readonly plan: InstallationPlan;
  /** MAC addresses and serial numbers by the phones' keys. */
  readonly devices: Readonly<Record<string, string>>;
  readonly company: CompanyContent;
  readonly createdAt: Date;
}

/** What is prepared, one page a site: its drawing, its phones, and what the numbers do, as a tagged PDF. */
export async function renderPreparation(document: PreparationDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { company, createdAt, reference, order, plan } = document;
  const title = `Fiche de préparation ${reference}`;
  return await renderSellerDocument({ title, company, createdAt }, fonts, (writer) => {
    for (const [index, site] of plan.sites.entries()) {
      if (index > 0) writer.keepTogether(Number.POSITIVE_INFINITY);
      const several = plan.sites.length > 1;
      writer.heading(1, `${order.company}${several ? `, site ${site.number} sur ${plan.sites.length}` : ''}`);
      writer.paragraph(`Commande ${reference}. ${order.sites[index]?.address ?? ''}`);
      writeDrawing(writer, { ...plan, sites: [site] }, greatestDrawing);
      writePhones(writer, document, String(site.number));
      writer.heading(2, 'Appels');
      writeList(writer, [...describeNumbers(document.sheet), ...describeWeekAndDates(document.sheet, order)]);
    }
  });
}

/** Points; it leaves room for the phones of most sites on the same page. */
const greatestDrawing = 260;

function writePhones(writer: PdfWriter, { order, sheet, devices }: PreparationDocument, site: string): void {
  const fields = Object.entries<SetupField>(phoneFields).filter(
    ([name, field]) => name !== 'site' && isAsked(field, order, ''),
  );
  const widths = [
    ['Poste', 28],
    ...fields.map(
      ([, { label, options, maxLength }]) => [label, options ? 26 : Math.max(14, Math.min(maxLength, 20))] as const,
    ),
    ['Appareil', 25],
  ] as const;
  const whole = widths.reduce((sum, [, width]) => sum + width, 0);
  const columns = widths.map(([label, width]) => ({ label, share: width / whole, align: 'left' as const }));
  const here = sheet.phones.filter(({ values }) => values.site === site);
  const rows = here.map(({ key, title, values }) => {
    const texts: Readonly<Record<string, string>> = values;
    const [, model = ''] = order.phones[Number(key) - 1]?.model.split('\u00a0') ?? [];
    return {
      cells: [
        model === '' ? title : `${title}, ${model}`,
        ...fields.map(([name, field]) => nameOfValue(field, texts[name] ?? '', order)),
        devices[key] ?? '',
      ],
    };
  });
  writer.heading(2, 'Postes');
  writeTable(writer, columns, rows);
}
