import { Fragment } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import type { QuoteTool } from './use-quote-page.ts';

interface QuoteActionsProps {
  readonly explained: boolean;
  /** What couldn't be loaded when its button was pressed. */
  readonly failed: QuoteTool | 'explanations' | undefined;
  readonly onExplain: () => void;
  readonly onOpen: (tool: QuoteTool) => void;
}

/** What each tool is called, on its button and above its dialog. */
export const toolNames: Readonly<Record<QuoteTool, string>> = {
  document: 'Télécharger le devis',
  share: 'Envoyer à quelqu’un',
  'total-cost': 'Coût sur trois ans',
  quotes: 'Comparer deux devis',
  comparison: 'Quel forfait choisir\u202f?',
  'channel-advice': 'Combien de canaux\u202f?',
};

const tools = ['document', 'share', 'total-cost', 'quotes', 'comparison'] as const;

/** Secondary actions on a quote. */
export function QuoteActions({ explained, failed, onExplain, onOpen }: QuoteActionsProps) {
  return (
    <>
      <Button kind="quiet" aria-pressed={explained} onClick={onExplain}>
        Pourquoi ce prix{'\u202f'}?
      </Button>
      {failed === 'explanations' && <DialogFailure />}
      {tools.map((tool) => (
        <Fragment key={tool}>
          <Button kind="quiet" onClick={() => onOpen(tool)}>
            {toolNames[tool]}
          </Button>
          {failed === tool && <DialogFailure />}
        </Fragment>
      ))}
    </>
  );
}
