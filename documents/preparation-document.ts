import type { CompanyContent } from '#content/schemas/company.ts';
import { writeDrawing } from '#documents/parts/installation-figure.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import { dense, writeTable } from '#documents/writer/pdf-table.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatCounted } from '#domain/money.ts';
import type { InstallationPlan, PlannedSite } from '#domain/quote/installation/installation.ts';
import { phoneFields } from '#domain/setup/phone-fields.ts';
import { isAsked, nameOfValue, type SetupField, type SetupOrder } from '#domain/setup/setup-item.ts';
import type { SetupSheet } from '#domain/setup/setup-sheet.ts';
import { describeSetup } from '#domain/setup/setup-words.ts';

interface PreparationDocument {
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

/** What is prepared, a page a site: its drawing, its phones, and what the numbers do, as a tagged PDF. */
export async function renderPreparation(document: PreparationDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { company, createdAt, reference, order, plan, sheet } = document;
  return await renderSellerDocument(
    { title: `Fiche de préparation ${reference}`, company, createdAt },
    fonts,
    (writer) => {
      for (const [index, site] of plan.sites.entries()) {
        const several = plan.sites.length > 1 ? `, site ${site.number} sur ${plan.sites.length}` : '';
        const phones = sheet.phones.filter(({ values }) => values.site === String(site.number));
        if (index > 0) writer.pdf.addPage();
        writer.heading(1, `${order.company || reference}${several}`);
        writer.paragraph(`Fiche de préparation de la commande ${reference}. ${order.sites[index]?.address ?? ''}`);
        if (site.boxes > 0) writer.paragraph(`Dans le colis\u00a0: ${listParcel(plan, site).join(', ')}.`);
        writeDrawing(writer, { ...plan, sites: [site] }, phones.length > manyPhones ? highDrawing : lowDrawing);
        writePhoneTable(writer, document, phones);
        writer.heading(2, 'Appels');
        writeList(
          writer,
          describeSetup(sheet, order).map(([name, words]) => `${name}\u00a0: ${words}`),
        );
      }
    },
  );
}

/** What is put into the parcel of a site; the spare cords go to the first one. */
function listParcel({ sites, cables }: InstallationPlan, site: PlannedSite): string[] {
  const phones = Object.entries(site.phones).filter(([, count]) => count > 0);
  const devices = phones.reduce((sum, [, count]) => sum + count, site.boxes + site.switches.length);
  return [
    `${site.boxes} box`,
    ...[...new Set(site.switches.map(({ ports }) => ports))].map((size) => {
      const same = site.switches.filter(({ ports }) => ports === size);
      return `${formatCounted(same.length, 'boîtier réseau', 'boîtiers réseau')} de ${size}\u00a0ports`;
    }),
    ...phones.map(([model, count]) => `${count} ${model}`),
    formatCounted(devices + (site === sites[0] ? cables.spare : 0), 'cordon', 'cordons'),
  ];
}

/** Above which the names in the low drawing would be too small to read. */
const manyPhones = 12;
/** Maximum height of a drawing, in points: with the phones on its page, and without them. */
const lowDrawing = 180;
const highDrawing = 560;

/** Shares of the width; a field of phones that is added gets the usual one. */
const shares: Readonly<Record<string, number>> = {
  title: 25,
  name: 22,
  extension: 9,
  shown: 19,
  email: 26,
  device: 19,
};
const usualShare = 18;

function writePhoneTable(
  writer: PdfWriter,
  { order, devices }: PreparationDocument,
  phones: SetupSheet['phones'],
): void {
  const fields = Object.entries<SetupField>(phoneFields).filter(
    ([name, field]) => name !== 'site' && isAsked(field, order, ''),
  );
  const columns = [
    { name: 'title', label: 'Poste' },
    ...fields.map(([name, { label }]) => ({ name, label })),
    { name: 'device', label: 'Appareil' },
  ];
  const rows = phones.map(({ key, title, model, values }) => {
    const texts: Readonly<Record<string, string>> = values;
    const named = fields.map(([name, field]) => nameOfValue(field, texts[name] ?? '', order));
    // Without its maker; users have none.
    const [, type] = model.split('\u00a0');
    return { cells: [type === undefined ? title : `${title}, ${type}`, ...named, devices[key] ?? ''] };
  });
  const shareOf = (name: string): number => shares[name] ?? usualShare;
  const whole = columns.reduce((sum, { name }) => sum + shareOf(name), 0);
  writer.heading(2, 'Postes');
  writeTable(
    writer,
    columns.map(({ name, label }) => ({ label, share: shareOf(name) / whole, align: 'left' })),
    rows,
    dense,
  );
}
