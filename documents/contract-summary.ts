import { colours } from '#content/brand-look.ts';
import { contractSummaryTexts as texts } from '#content/contract-summary.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { type PricedDocument, renderSellerDocument } from '#documents/parts/seller-document.ts';
import { sellerLines } from '#documents/parts/seller-identity.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { brandIndent, brandSize } from '#documents/writer/page-marks.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { describeCalls, describeOrderedNumbers } from '#domain/calls/describe-calls.ts';
import { companyPhone, companyText, openingTimes } from '#domain/company.ts';
import { formatCount, formatEuros, formatRate } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import {
  type ItemisedQuote,
  isOffered,
  type QuoteLine,
  type QuoteLineKey,
  type QuotePart,
} from '#domain/quote/price/itemise-quote.ts';

export interface ContractSummary extends PricedDocument {
  readonly reference: string;
  /** When the order was received: the summary read before ordering is the same as the one kept afterwards. */
  readonly issuedAt: Date;
}

/** The smallest size that the model allows, in points. */
const size = 10;
const panel = { padding: 10, gap: 12, totalSize: 15 } as const;
/** Lines that are listed below the totals; the others are equipment and services. */
const besideEquipment: ReadonlySet<QuoteLineKey> = new Set(['setup', 'portability', 'shipping', 'rounding']);

/** Renders the contract summary, read before ordering: one tagged page with the European model's headings in order. */
export async function renderContractSummary(summary: ContractSummary, fonts: DocumentFonts): Promise<Uint8Array> {
  const { company, issuedAt, itemised } = summary;
  const title = `${texts.title} ${summary.reference}`;
  return await renderSellerDocument({ title, company, createdAt: issuedAt }, fonts, (writer, specimen) => {
    writeHead(writer, summary, specimen);
    writeSection(writer, texts.headings.services, servicesLines(summary));
    writeSection(writer, texts.headings.speeds, [texts.speeds]);
    writeHeading(writer, texts.headings.price);
    writeTotals(writer, itemised);
    for (const line of priceLines(summary)) writeText(writer, line);
    writeSection(writer, texts.headings.duration, durationLines(company));
    writeSection(writer, texts.headings.disabilities, [texts.disabilities]);
    writeSection(writer, texts.headings.other, otherLines(summary));
  });
}

/** The name of the service, who provides it, and what the summary is for. */
function writeHead(writer: PdfWriter, { company, reference, issuedAt }: ContractSummary, specimen: string): void {
  const [, address, contact] = sellerLines(company);
  const { pdf } = writer;
  const below = pdf.y - 8;
  const names = pdf.font('heading').fontSize(brandSize).widthOfString(`${company.brand}  ${texts.title}`);
  // Beside the name of the brand, smaller below a long one, since everything has to fit on one page.
  const place = brandIndent + names <= writer.width ? { size: brandSize, top: margin } : { size: 12, top: margin + 21 };
  writer.block('H1', () => writer.write(texts.title, { style: 'heading', ...place, lineGap: 0, align: 'right' }));
  pdf.y = Math.max(pdf.y, below);
  const issued = formatDay(parisDay(issuedAt));
  writeText(writer, `${texts.service}. Commande ${reference} du ${issued}.${specimen}`, { bold: true });
  writeText(writer, `${address} · ${contact}`);
  writer.space(3);
  writeText(writer, texts.purpose.join(' '), { quiet: true });
}

function servicesLines({ request, itemised, rates }: ContractSummary): string[] {
  const { included, hardware, virtual, monthly, monitoring } = texts.services;
  const { calls, portedNumbers } = request;
  const numbers = portedNumbers > 0 ? [`${describeOrderedNumbers(request)}.`] : [];
  return [
    included,
    `${request.virtualOnly ? virtual : hardware} ${list(itemised.oneTime, (key) => !besideEquipment.has(key))}.`,
    `${monthly} ${list(itemised.monthly, (key) => !besideEquipment.has(key))}.`,
    [`${describeCalls(calls, rates)}.`, ...numbers].join(' '),
    monitoring,
  ];
}

function priceLines({ catalogue, request, itemised, rates }: ContractSummary): string[] {
  const { including, perMinute, beyondPlan, elsewhere, payment, freePayment } = texts.price;
  const isUnlimited = request.calls.callType === 'unlimited';
  const fairUse = isUnlimited ? ` ${fairUseText(catalogue)}` : '';
  const inFrance = `en France, ${formatRate(rates.fixed)} HT par minute vers les fixes, ${formatRate(rates.mobile)} HT vers les mobiles`;
  const beside = [itemised.oneTime, itemised.monthly].map((part) => list(part, (key) => besideEquipment.has(key)));
  return [
    `${including} ${beside.filter((words) => words !== '').join('\u202f; ')}.`,
    `${isUnlimited ? beyondPlan : perMinute}\u00a0: ${inFrance}\u202f; ${elsewhere}${fairUse}`,
    itemised.oneTime.totalCents === 0 ? freePayment : payment,
  ];
}

function durationLines({ terms }: CompanyContent): string[] {
  const { starts, offer, ends, portability } = texts.duration;
  return [`${starts} ${offer} ${companyText(terms.commitment)}. ${ends} ${companyText(terms.notice)}. ${portability}`];
}

function otherLines({ catalogue, company, request }: ContractSummary): string[] {
  const { emergency, delivery, afterPayment, support, compensation, documents } = texts.other;
  return [
    emergency,
    ...(request.virtualOnly ? [] : [`${delivery} ${companyText(company.terms.delivery)} ${afterPayment}`]),
    `${support} ${companyText(company.supportEmail)}, ${companyPhone(company)}, ${openingTimes(company)}. ${compensation}`,
    `${documents} du ${formatDay(catalogue.validFrom)}.`,
  ];
}

/** The ordered lines of a part, each with its price before tax. */
function list({ lines }: QuotePart, isWanted: (key: QuoteLineKey) => boolean): string {
  return lines
    .filter(({ key, quantity }) => quantity > 0 && isWanted(key))
    .map(describe)
    .join('\u202f; ');
}

function describe(line: QuoteLine): string {
  const { key, label, quantity, amountCents } = line;
  if (isOffered(line)) return `${label} ${texts.price.free}`;
  const count = key === 'rounding' || key === 'shipping' ? '' : `${formatCount(quantity)}\u00a0×\u00a0`;
  return `${count}${label} (${formatEuros(amountCents)} HT)`;
}

function writeSection(writer: PdfWriter, title: string, lines: readonly string[]): void {
  writeHeading(writer, title);
  for (const line of lines) writeText(writer, line);
}

/** A heading below a hairline, smaller than in other documents. */
function writeHeading(writer: PdfWriter, title: string): void {
  writer.space(4);
  writer.decorate(() => writer.rule(writer.pdf.y, 0.75));
  writer.space(5);
  writer.block('H2', () => writer.write(title, { style: 'heading', size: 12, colour: colours.sea, lineGap: 0 }));
  writer.space(1);
}

function writeText(writer: PdfWriter, words: string, options: { bold?: boolean; quiet?: boolean } = {}): void {
  writer.paragraph(words, { ...options, size, lineGap: 0.4, after: 1 });
}

/** What is paid once and what is paid each month, side by side. */
function writeTotals(writer: PdfWriter, { oneTime, monthly }: ItemisedQuote): void {
  const { pdf } = writer;
  const { padding, gap, totalSize } = panel;
  writer.space(3);
  const top = pdf.y;
  const width = (writer.width - gap) / 2;
  const height = 54;
  const parts = [
    { title: texts.price.oneTime, part: oneTime },
    { title: texts.price.monthly, part: monthly },
  ];
  for (const [index, { title, part }] of parts.entries()) {
    const left = margin + index * (width + gap);
    writer.decorate(() => pdf.roundedRect(left, top, width, height, 8).fill(colours['sea-tint']));
    const column = { left: left + padding, width: width - 2 * padding, lineGap: 0 };
    const total = `${formatEuros(part.totalWithVatCents)} ${texts.price.withVat}`;
    writer.block('P', () => {
      writer.write(title, { ...column, style: 'bold', size, top: top + 6 });
      writer.write(total, { ...column, style: 'heading', size: totalSize, top: top + 18 });
      writer.write(beforeTax(part), { ...column, size, colour: colours['ink-soft'], top: top + 37 });
    });
  }
  pdf.y = top + height + 5;
}

function beforeTax({ totalCents, vatCents }: QuotePart): string {
  return `${formatEuros(totalCents)} ${texts.price.beforeTax} + ${formatEuros(vatCents)} ${texts.price.vat}`;
}
