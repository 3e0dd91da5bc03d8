import { expect, test } from 'vitest';
import { zoneOf } from './number-fields.ts';

test.each([
  ['20 rue de Rivoli, 75004 Paris', '01'],
  ['1 rue Nationale, 44000 Nantes', '02'],
  ['1 place Kléber, 67000 Strasbourg', '03'],
  ['12000 cours Napoléon, 20000 Ajaccio', '04'],
  ['1 allée Jean-Jaurès, 31000 Toulouse', '05'],
  ['adresse à nous communiquer', '04'],
])('the zone of %s is %s', (address, zone) => expect(zoneOf(address)).toBe(zone));
