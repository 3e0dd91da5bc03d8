import { companyPhone } from '#domain/company.ts';
import { phoneLabel } from '#domain/setup/setup-words.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { type OpenedSetup, openSetup } from './open-setup.ts';

/** The sheet of an order with the devices of its phones, by their keys. */
export interface PreparedSetup extends OpenedSetup {
  readonly devices: Readonly<Record<string, string>>;
}

/** Reads all that the desk prepares an order with. */
export async function readPrepared(order: OrderRow, { storage, clock }: Service): Promise<PreparedSetup> {
  const [ports, row, devices] = await Promise.all([
    storage.listPorts(order.reference),
    storage.findSetup(order.reference),
    storage.listDevices(order.reference),
  ]);
  const setup = openSetup(readStored(order), ports, row, clock());
  return { ...setup, devices: Object.fromEntries(devices.map(({ phone, device }) => [phone, device])) };
}

/** The sheet on paper, one page a site, as it is now. */
export function preparationFile(order: OrderRow, service: Service): OrderFile {
  const { reference } = order;
  return {
    filename: `preparation-${reference}.pdf`,
    content: async () => {
      const { order: ordered, sheet, plan, devices } = await readPrepared(order, service);
      const { company, clock, documents } = service;
      const preparation = { reference, order: ordered, sheet, plan, devices, company, createdAt: clock() };
      return await documents.make({ kind: 'preparation', preparation });
    },
  };
}

/** The labels of an order's phones. */
export function labelsFile(order: OrderRow, service: Service): OrderFile {
  const { reference } = order;
  return {
    filename: `etiquettes-${reference}.pdf`,
    content: async () => {
      const { sheet, order: ordered } = await readPrepared(order, service);
      const isSplit = ordered.sites.length > 1;
      const { company, clock, documents } = service;
      const labels = sheet.phones.map((phone) => {
        const { extension, site } = phone.values;
        return { name: phoneLabel(phone), extension: isSplit ? `${extension}, site ${site}` : extension };
      });
      const content = { reference, labels, brand: company.brand, phone: companyPhone(company), createdAt: clock() };
      return await documents.make({ kind: 'labels', labels: content });
    },
  };
}
