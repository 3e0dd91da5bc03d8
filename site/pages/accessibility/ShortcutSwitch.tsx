import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { tryStorage } from '#ui/try-storage.ts';

/** Where the quote page reads the choice (`use-exclamations.ts`). */
const key = 'neolis:exclamations';

/** Switches the shortcut of the quote page off or on (WCAG 2.1.4). Only scripts listen to it, so it needs them too. */
export function ShortcutSwitch() {
  const [off, setOff] = useState(false);
  useEffect(() => setOff(isOff()), []);

  const change = (): void => {
    keep(!off);
    setOff(isOff());
  };

  const action = off ? 'Réactiver' : 'Désactiver';
  return (
    <>
      <Button className="screen-only" onClick={change}>{`${action} le raccourci «\u202f!\u202f»`}</Button>
      <p role="status">{off && 'Le raccourci est désactivé dans ce navigateur.'}</p>
    </>
  );
}

function isOff(): boolean {
  return tryStorage(() => localStorage.getItem(key)) === 'off';
}

/** Without storage the shortcut stays on, and the button says so. */
function keep(off: boolean): void {
  tryStorage(() => (off ? localStorage.setItem(key, 'off') : localStorage.removeItem(key)));
}
