import { Counter } from './Counter.tsx';
import type { Example } from './gallery/example.ts';

export const examples: readonly Example[] = [
  {
    name: 'Un nombre entre deux bornes',
    Shown: () => (
      <Counter
        id="phones"
        name="phones"
        label="Postes principaux"
        unit="un poste principal"
        hint="Pour l’accueil ou un bureau"
        defaultValue="5"
        min={0}
        max={6}
      />
    ),
  },
  {
    name: 'Un nombre refusé',
    Shown: () => (
      <Counter
        id="sites"
        name="sites"
        label="Sites"
        unit="un site"
        error="Indiquez un nombre de 1 à 50"
        defaultValue="0"
        min={1}
        max={50}
      />
    ),
  },
];
