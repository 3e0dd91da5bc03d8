import type { CompanyContent } from '#content/schemas/company.ts';
import { companyPhone, companyText } from '#domain/company.ts';

/** The seller's lines at the top of a document. */
export function sellerLines(company: CompanyContent): string[] {
  const { address } = company;
  return [
    companyText(company.legalName),
    `${companyText(address.street)}, ${address.postalCode} ${address.city}`,
    `${companyPhone(company)} · ${companyText(company.email)}`,
    `SIREN ${companyText(company.siren)} · TVA ${companyText(company.vatNumber)}`,
  ];
}

/** The legal identity of the seller, as the foot of every page has it: name, form and capital, then registration. */
export function sellerIdentity(company: CompanyContent): string[] {
  return [
    `${companyText(company.legalName)}, ${companyText(company.legalForm)} au capital de ${companyText(company.shareCapital)}`,
    `SIREN ${companyText(company.siren)}, ${companyText(company.rcs)}, TVA ${companyText(company.vatNumber)}`,
  ];
}
