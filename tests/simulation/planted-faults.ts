import type { Storage } from '#service/storage/storage.ts';

/** A storage with one fault, and what the simulation reports. */
interface PlantedFault {
  readonly change: (storage: Storage) => Partial<Storage>;
  readonly seen: RegExp;
}

/** One for each thing that is watched. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'an order answered before its commit': {
    change: (storage) => ({
      placeOrder: async (order, since) => {
        storage.placeOrder(order, since).catch(() => {});
        return order;
      },
    }),
    seen: /^an order was answered that is not stored/,
  },
  'no key that makes the same order one': {
    change: (storage) => ({
      placeOrder: (order, since) => storage.placeOrder({ ...order, content_hash: order.token }, since),
    }),
    seen: /^an order is stored twice/,
  },
  'a lost hit counted again': {
    change: (storage) => ({ countHit: (hit) => storage.countHit(hit).catch(() => storage.countHit(hit)) }),
    seen: /^([2-9] hits are counted where 1|[3-9] hits are counted where 2) were asked/,
  },
  'mails written before the order is confirmed': {
    change: (storage) => ({
      confirmOrder: async (reference, completion, mails, by) => {
        for (const mail of mails) await storage.mailOrderAddress(mail.id, mail);
        return await storage.confirmOrder(reference, completion, [], by);
      },
    }),
    seen: /^[A-Z0-9]+-\w+ is received with \d mails/,
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
};
