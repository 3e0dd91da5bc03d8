import type { Port, PortForm } from '#domain/portability/read-port.ts';
import { rioKey } from '#domain/portability/rio.ts';

export const operators = ['Orange', 'SFR'];
export const siret = '73282932000074';
export const client = { company: 'Boulangerie Rossi', name: 'Claire Santoni', siret, portedNumbers: 2 };

/** A number of the dossier, as it was read. */
export const port: Port = {
  number: '0465710000',
  lastNumber: '0465710000',
  rio: 'F1ZEROY4PABC',
  holder: 'Crèmerie Đặng',
  holderSiret: siret,
  ...{ street: '12 rue Fesch', complement: '', postCode: '20000', town: 'Ajaccio' },
  operator: 'Orange',
};

export function rioOf(number: string): string {
  return `F1ZEROY4P${rioKey('F1ZEROY4P', number)}`;
}

export function block(changes: Partial<PortForm> = {}): PortForm {
  const number = changes.number ?? '0465710000';
  return {
    number,
    lastNumber: '',
    rio: rioOf(number),
    holder: 'SARL Boulangerie Rossi',
    heldByPerson: false,
    holderSiret: siret,
    ...{ street: '12 rue Fesch', complement: '', postCode: '20000', town: 'Ajaccio' },
    operator: 'Orange',
    ...changes,
  };
}
