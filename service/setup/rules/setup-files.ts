import { companyPhone } from '#domain/company.ts';
import { phoneLabel } from '#domain/setup/setup-words.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { readSetup } from './open-setup.ts';

/** The sheet on paper, one page a site, as it is now. */
export function preparationFile(order: OrderRow, service: Service): OrderFile {
  const { reference } = order;
  return {
    filename: `preparation-${reference}.pdf`,
    content: async () => {
      const { order: ordered, sheet, plan, devices } = await readSetup(order, service);
      const { company, clock } = service;
      const data = { reference, order: ordered, sheet, plan, devices, company, createdAt: clock() };
      return await makeDocument({ kind: 'preparation', data });
    },
  };
}

/** The labels of each site's phones, then of its box and switches. */
export function labelsFile(order: OrderRow, service: Service): OrderFile {
  const { reference } = order;
  return {
    filename: `etiquettes-${reference}.pdf`,
    content: async () => {
      const { sheet, plan } = await readSetup(order, service);
      const isSplit = plan.sites.length > 1;
      const { company, clock } = service;
      const devices = sheet.phones.filter(({ kind }) => kind !== 'user');
      const labels = plan.sites.flatMap(({ number, boxes, switches }) => {
        const phones = devices.filter(({ values }) => values.site === String(number));
        const names = switches.map(({ ports }) => `Boîtier réseau ${ports}\u00a0ports`);
        if (boxes > 0) names.unshift(`Box ${company.brand}`);
        return [
          ...phones.map((phone) => ({
            name: phoneLabel(phone),
            place: `Poste ${phone.values.extension}${isSplit ? `, site ${number}` : ''}`,
          })),
          ...names.map((name) => ({ name, place: isSplit ? `Site ${number}` : '' })),
        ];
      });
      const data = { reference, labels, brand: company.brand, phone: companyPhone(company), createdAt: clock() };
      return await makeDocument({ kind: 'labels', data });
    },
  };
}
