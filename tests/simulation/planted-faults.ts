import type { Storage } from '#service/storage/storage.ts';

/** A storage with one fault, and what the simulation reports. */
interface PlantedFault {
  readonly change: (storage: Storage) => Partial<Storage>;
  readonly seen: RegExp;
}

const ignore = (): void => {};

/** One for each mechanism on which orders, hits and mails rely. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'an order answered before its commit': {
    change: (storage) => ({
      placeOrder: async (order, since) => {
        storage.placeOrder(order, since).catch(ignore);
        return order;
      },
    }),
    seen: /^an order was answered that is not stored/,
  },
  'a hit answered before its commit': {
    change: (storage) => ({
      countHit: async (hit) => {
        storage.countHit(hit).catch(ignore);
      },
    }),
    seen: /^\d hits are counted where \d were asked and \d answered/,
  },
  'no key that makes the same order one': {
    change: (storage) => ({
      placeOrder: (order, since) => storage.placeOrder({ ...order, content_hash: order.token }, since),
    }),
    seen: /^an order is stored twice/,
  },
  'a lost hit counted again': {
    change: (storage) => ({
      countHit: (hit) => storage.countHit(hit).catch(() => storage.countHit(hit)),
    }),
    seen: /^([2-9] hits are counted where 1|[3-9] hits are counted where 2) were asked/,
  },
  'mails written before the order is confirmed': {
    change: (storage) => ({
      confirmOrder: async (reference, completion, mails, by) => {
        for (const mail of mails) await storage.mailOrderAddress(mail.id, mail);
        return await storage.confirmOrder(reference, completion, [], by);
      },
    }),
    seen: /^[A-Z0-9]+-\w+ has mails but was not confirmed/,
  },
  'mails written after the order is confirmed': {
    change: (storage) => ({
      confirmOrder: async (reference, completion, mails, by) => {
        const confirmed = await storage.confirmOrder(reference, completion, [], by);
        if (confirmed !== undefined) for (const mail of mails) await storage.mailOrderAddress(mail.id, mail);
        return confirmed;
      },
    }),
    seen: /^[A-Z0-9]+-\w+ was confirmed with 0 mails/,
  },
  'a mail marked as sent before its delivery': {
    change: (storage) => ({
      claimMail: async (mail, now, until) => {
        const claimed = await storage.claimMail(mail, now, until);
        if (claimed) await storage.markMailSent(mail.id, now);
        return claimed;
      },
    }),
    seen: /^[\w@.-]+ counts as sent but did not arrive/,
  },
  'documents kept one by one': {
    change: (storage) => ({
      keepDocuments: async (reference, documents) => {
        for (const document of documents) await storage.keepDocuments(reference, [document]);
      },
    }),
    seen: /^[A-Z0-9]+-\w+ has 1 documents and 0 jobs/,
  },
  'a job that ends before its documents are kept': {
    change: (storage) => ({
      keepDocuments: async (reference, documents) => {
        await storage.keepDocuments(reference, []);
        await storage.keepDocuments(reference, documents);
      },
    }),
    seen: /^[A-Z0-9]+-\w+ has 0 documents and 0 jobs/,
  },
  'a purchase order written after its order is confirmed': {
    change: (storage) => ({
      confirmOrder: async (reference, completion, mails, { next, ...by } = {}) => {
        const confirmed = await storage.confirmOrder(reference, completion, mails, by);
        return confirmed && next ? await storage.moveOrder(confirmed, next) : confirmed;
      },
    }),
    seen: /^[A-Z0-9]+-\w+ of a public body was confirmed without its purchase order/,
  },
  'a journal that says something else': {
    change: (storage) => ({
      moveOrder: (order, change, mails) =>
        storage.moveOrder(order, { ...change, entry: { ...change.entry, kind: 'undo-service' } }, mails),
    }),
    seen: /^[A-Z0-9]+-\w+ is [\w-]+, but its journal says undefined/,
  },
  'a state that goes back': {
    change: (storage) => ({
      moveOrder: async (order, change, mails) => {
        const current = await storage.findOrderByReference(order.reference);
        return current && (await storage.moveOrder(current, change, mails));
      },
    }),
    seen: /^[A-Z0-9]+-\w+ (?:is [\w-]+, but its journal says|received \d+, but its journal says|changed with \d mails instead of \d)/,
  },
  'a number saved without its row': {
    change: (storage) => ({
      changePorts: (order, change) => storage.changePorts(order, { ...change, saved: [] }),
    }),
    seen: /^[A-Z0-9]+-\w+: number \d is undefined, but its journal says complete/,
  },
  'an accepted mandate that isn’t kept': {
    change: (storage) => ({
      changePorts: (order, { mandate: _, ...change }) => storage.changePorts(order, change),
    }),
    seen: /^[A-Z0-9]+-\w+ has 0 mandates where 1 were accepted/,
  },
  'a closed address that stays open': {
    change: (storage) => ({
      replaceOrderAddresses: async ({ reference }, entry, { token, mail }) => {
        const order = await storage.findOrderByReference(reference);
        if (order === undefined) return false;
        const { state, received_cents } = order;
        return (await storage.moveOrder(order, { state, received_cents, entry, token }, [mail])) !== undefined;
      },
    }),
    seen: /^[A-Z0-9]+-\w+ opens at an address that was closed/,
  },
  'mails written after their change': {
    change: (storage) => ({
      moveOrder: async (order, change, mails = []) => {
        const moved = await storage.moveOrder(order, change);
        if (moved !== undefined) for (const mail of mails) await storage.mailOrderAddress(mail.id, mail);
        return moved;
      },
    }),
    seen: /^[A-Z0-9]+-\w+ changed with \d mails instead of \d/,
  },
  'a page made from what was read before': {
    change: (storage) => {
      const known = new Map<string, ReturnType<Storage['listPorts']>>();
      return {
        listPorts: (reference) => {
          const ports = known.get(reference) ?? storage.listPorts(reference);
          known.set(reference, ports);
          return ports;
        },
      };
    },
    seen: /^the page of an order shows numbers as /,
  },
};
