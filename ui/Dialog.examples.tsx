import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { Example } from './gallery/example.ts';

function OpenedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Comparer les forfaits</Button>
      {isOpen && (
        <Dialog title="Quel forfait choisir" onClose={() => setIsOpen(false)}>
          <p>Le moins cher dépend du nombre de minutes.</p>
        </Dialog>
      )}
    </>
  );
}

export const examples: readonly Example[] = [{ name: 'S’ouvre au-dessus de la page', Shown: OpenedDialog }];
