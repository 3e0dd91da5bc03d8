import type { SetupOrder } from './setup-item.ts';

/** A shop with two phones upstairs, one in the yard, a number to keep and a new one. */
export const exampleSetup: SetupOrder = {
  company: 'Crèmerie Santoni',
  email: 'claire@example.com',
  sites: [
    { number: 1, address: '1 cours Napoléon, 20000 Ajaccio', capacity: 4 },
    { number: 2, address: '2 rue de l’École, 69001 Lyon', capacity: 4 },
  ],
  phones: [
    { kind: 'T46U', model: 'Yealink\u00a0T46U', site: 1 },
    { kind: 'T46U', model: 'Yealink\u00a0T46U', site: 2 },
    { kind: 'W73P', model: 'Yealink\u00a0W73P', site: 1 },
  ],
  numbers: [
    { key: 'kept-1-0', name: '04 65 71 00 01', digits: '0465710001', isOpen: false },
    { key: 'new-1', name: 'Nouveau numéro 1', digits: '', isOpen: true },
  ],
  newNumbers: 1,
  hasParcels: true,
  keepsNumbers: true,
  today: '2026-11-20',
};
