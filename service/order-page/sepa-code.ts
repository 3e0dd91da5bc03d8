import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText } from '#domain/company.ts';
import type { Cents } from '#domain/money.ts';

/** The text of a SEPA transfer's QR code (EPC069-12): version 2, UTF-8, free reference; `amountCents` includes VAT. */
export function sepaText(bank: CompanyContent['bank'], amountCents: Cents, reference: string): string {
  const iban = companyText(bank.iban).replaceAll(/\s/g, '');
  // 70 characters: the maximum of the standard.
  const holder = companyText(bank.holder).slice(0, 70);
  // Always two decimals: some banks' readers refuse fewer.
  const euros = String(amountCents)
    .padStart(3, '0')
    .replace(/(?=..$)/, '.');
  return ['BCD', '002', '1', 'SCT', companyText(bank.bic), holder, iban, `EUR${euros}`, '', '', reference].join('\n');
}

/** The code as inline SVG, with the error correction level (M) that the standard requires. */
export async function sepaCode(text: string): Promise<string> {
  // Imported on first use, so that it doesn't slow down the start.
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return svg.replace('<svg ', '<svg role="img" aria-label="QR code du virement SEPA" ');
}
