import { useState } from 'react';
import type { Example } from './gallery/example.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'europe', label: 'Europe' },
  { id: 'america', label: 'Amérique' },
  { id: 'asia', label: 'Asie' },
] as const;

function Zones() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('europe');
  return (
    <Tabs label="Zones" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Tarifs de la zone {tabs.find(({ id }) => id === selected)?.label}</p>
    </Tabs>
  );
}

export const examples: readonly Example[] = [{ name: 'Un choix parmi des vues', Shown: Zones }];
