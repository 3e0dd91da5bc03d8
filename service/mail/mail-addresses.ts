import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText } from '#domain/company.ts';
import type { Config } from '#service/config.ts';

interface MailSettings {
  readonly config: Config;
  readonly company: CompanyContent;
}

/** The sender of mails, and where answers and notices go: as configured, otherwise the company's own address. */
export function mailAddresses({ config, company }: MailSettings): { readonly from: string; readonly provider: string } {
  const own = companyText(company.email);
  return { from: config.mailFrom ?? own, provider: config.mailTo ?? own };
}
