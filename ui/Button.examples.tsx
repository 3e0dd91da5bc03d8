import { useState } from 'react';
import { Button } from './Button.tsx';
import type { Example } from './gallery/example.ts';

function CountedButton({ busy = false }: { readonly busy?: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button busy={busy} onClick={() => setCount((before) => before + 1)}>
        {busy ? 'Calculer, occupé' : 'Calculer'}
      </Button>{' '}
      <output>{count}</output>
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'L’action principale d’une vue', Shown: () => <Button kind="primary">Commander</Button> },
  { name: 'Une action à côté', Shown: () => <Button>Imprimer</Button> },
  { name: 'Une action facultative', Shown: () => <Button kind="quiet">Tout effacer</Button> },
  { name: 'Un double clic compte une fois', Shown: () => <CountedButton /> },
  { name: 'Occupé', Shown: () => <CountedButton busy /> },
];
