import { companyText } from '#domain/company.ts';
import type { Service } from '#service/service.ts';

/** The sender of mails, and where answers and notices go: as configured, otherwise the company's own address. */
export function mailAddresses({ config, company }: Pick<Service, 'config' | 'company'>) {
  const own = companyText(company.email);
  return { from: config.mailFrom ?? own, provider: config.mailTo ?? own };
}
