import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './Button.tsx';

/** How long the button says that the text was copied, in milliseconds. */
const confirmationTime = 2000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'kind'> {
  readonly text: string;
  readonly label?: string;
}

/** Copies a text. Its label, a live region, is « Copié ! » for two seconds. A refusal by the browser is only logged. */
export function CopyButton({ text, label = 'Copier', kind = 'secondary' }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationTime);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch (failure) {
      console.info('La copie a échoué', failure);
    }
  };

  return (
    <Button kind={kind} onClick={() => void copy()}>
      <span aria-live="polite">{copies > 0 ? 'Copié\u202f!' : label}</span>
    </Button>
  );
}
