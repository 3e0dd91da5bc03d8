import type { CompanyContent } from '#content/schemas/company.ts';
import { measure, writeDrawing } from '#documents/parts/installation-figure.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import { dense, writeTable } from '#documents/writer/pdf-table.ts';
import { figureGap, type PdfWriter } from '#documents/writer/pdf-writer.ts';
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

/**
 * What is prepared, one page a site: its drawing, its phones, and what the numbers do, as a tagged PDF. Where the drawing would
 * be too small to read above so many phones, the phones are on the site's next page.
 */
export async function renderPreparation(document: PreparationDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { company, createdAt, reference, order, plan, sheet } = document;
  const writeCalls = (writer: PdfWriter) => {
    writer.heading(2, 'Appels');
    writeList(
      writer,
      describeSetup(sheet, order).map(([name, words]) => `${name}\u00a0: ${words}`),
    );
  };
  return await renderSellerDocument(
    { title: `Fiche de préparation ${reference}`, company, createdAt },
    fonts,
    (writer) => {
      for (const [index, site] of plan.sites.entries()) {
        const { onNewPage } = writer.room;
        const several = plan.sites.length > 1 ? `, site ${site.number} sur ${plan.sites.length}` : '';
        const writePhones = (target: PdfWriter) => writePhoneTable(target, document, String(site.number));
        const writeParcel = (target: PdfWriter) => {
          if (site.boxes > 0) target.paragraph(describeParcel(site, document));
        };
        const writeHead = (target: PdfWriter, page: string) => {
          target.heading(1, `${order.company || reference}${several}${page}`);
          target.paragraph(`Commande ${reference}. ${order.sites[index]?.address ?? ''}`);
        };
        const draw = (height: number) => writeDrawing(writer, { ...plan, sites: [site] }, height);
        const [phones, calls] = [measure(fonts, writePhones), measure(fonts, writeCalls)];
        const title = measure(fonts, (target) => writeHead(target, ', page 1 sur 2'));
        const head = brandHeight + title + measure(fonts, writeParcel);
        const isLong = head + smallestDrawing + phones + calls > onNewPage;
        // A table that doesn't fit on a page has as many as it needs.
        const page = (number: number) => (phones + title < onNewPage ? `, page ${number} sur 2` : '');
        if (index > 0) writer.keepTogether(Number.POSITIVE_INFINITY);
        writeHead(writer, isLong ? page(1) : '');
        writeParcel(writer);
        const left = writer.room.here - calls - 2 * figureGap;
        draw(isLong ? left : Math.min(greatestDrawing, left - phones));
        if (isLong) {
          writeCalls(writer);
          writer.keepTogether(Number.POSITIVE_INFINITY);
          writeHead(writer, page(2));
          writePhones(writer);
          continue;
        }
        writePhones(writer);
        writeCalls(writer);
      }
    },
  );
}

/** Points: the brand on the first page; the drawing of a site. */
const brandHeight = 40;
const smallestDrawing = 130;
const greatestDrawing = 260;

/** What the parcel to a site holds: « 2 × Yealink T46U, 1 × Yealink W73P »; that to the first site, the spare cables too. */
function describeParcel(site: PlannedSite, { plan, order, sheet, company }: PreparationDocument): string {
  const here = sheet.phones.filter(({ values }) => values.site === String(site.number));
  const devices = [
    ...here.map(({ key }) => order.phones[Number(key) - 1]?.model ?? ''),
    `box ${company.brand}`,
    ...site.switches.map(({ ports }) => `boîtier réseau PoE de ${ports}\u00a0ports`),
  ];
  const spare = site === plan.sites[0] ? plan.cables.spare : 0;
  const parcel = [
    ...devices,
    ...Array<string>(devices.length).fill('cordon réseau'),
    ...Array<string>(spare).fill('cordon de réserve'),
  ];
  const counted = [...new Set(parcel)].map(
    (name) => `${parcel.filter((other) => other === name).length}\u00a0×\u00a0${name}`,
  );
  return `Dans le colis\u00a0: ${counted.join(', ')}.`;
}

/** Shares of the width; a column that no phone here fills leaves its share to the others. */
const shares: Readonly<Record<string, number>> = {
  title: 25,
  name: 22,
  extension: 9,
  shown: 19,
  email: 26,
  device: 19,
};

function writePhoneTable(writer: PdfWriter, { order, sheet, devices }: PreparationDocument, site: string): void {
  const fields = Object.entries<SetupField>(phoneFields).filter(
    ([name, field]) => name !== 'site' && isAsked(field, order, ''),
  );
  const columns = [
    { name: 'title', label: 'Poste' },
    ...fields.map(([name, { label }]) => ({ name, label })),
    { name: 'device', label: 'Appareil' },
  ];
  const here = sheet.phones.filter(({ values }) => values.site === site);
  const rows = here.map(({ key, title, values }): Readonly<Record<string, string>> => {
    const texts: Readonly<Record<string, string>> = values;
    const [, model = ''] = order.phones[Number(key) - 1]?.model.split('\u00a0') ?? [];
    const named = fields.map(([name, field]) => [name, nameOfValue(field, texts[name] ?? '', order)]);
    return {
      ...Object.fromEntries(named),
      title: model === '' ? title : `${title}, ${model}`,
      device: devices[key] ?? '',
    };
  });
  const filled = columns.filter(({ name }) => name === 'device' || rows.some((row) => row[name] !== ''));
  const whole = filled.reduce((sum, { name }) => sum + (shares[name] ?? usualShare), 0);
  writer.heading(2, 'Postes');
  writeTable(
    writer,
    filled.map(({ name, label }) => ({ label, share: (shares[name] ?? usualShare) / whole, align: 'left' })),
    rows.map((row) => ({ cells: filled.map(({ name }) => row[name] ?? '') })),
    dense,
  );
}

const usualShare = 18;
