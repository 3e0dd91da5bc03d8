import { Button } from '#ui/Button.tsx';
import type { QuoteTool } from './use-quote-page.ts';

interface QuoteActionsProps {
  readonly explained: boolean;
  readonly onExplain: () => void;
  readonly onOpen: (tool: QuoteTool) => void;
}

/** Secondary actions on a quote. */
export function QuoteActions({ explained, onExplain, onOpen }: QuoteActionsProps) {
  return (
    <>
      <Button kind="quiet" aria-pressed={explained} onClick={onExplain}>
        Pourquoi ce prix{'\u202f'}?
      </Button>
      <Button kind="quiet" onClick={() => onOpen('document')}>
        Télécharger le devis
      </Button>
      <Button kind="quiet" onClick={() => onOpen('share')}>
        Envoyer à quelqu’un
      </Button>
      <Button kind="quiet" onClick={() => onOpen('total-cost')}>
        Coût sur trois ans
      </Button>
      <Button kind="quiet" onClick={() => onOpen('quotes')}>
        Comparer deux devis
      </Button>
      <Button kind="quiet" onClick={() => onOpen('comparison')}>
        Quel forfait choisir{'\u202f'}?
      </Button>
    </>
  );
}
