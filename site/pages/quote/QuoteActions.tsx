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

const tools: readonly (readonly [QuoteTool, label: string])[] = [
  ['document', 'Télécharger le devis'],
  ['share', 'Envoyer à quelqu’un'],
  ['total-cost', 'Coût sur trois ans'],
  ['quotes', 'Comparer deux devis'],
  ['comparison', 'Quel forfait choisir\u202f?'],
];

/** Secondary actions on a quote. */
export function QuoteActions({ explained, failed, onExplain, onOpen }: QuoteActionsProps) {
  return (
    <>
      <Button kind="quiet" aria-pressed={explained} onClick={onExplain}>
        Pourquoi ce prix{'\u202f'}?
      </Button>
      {failed === 'explanations' && <DialogFailure />}
      {tools.map(([tool, label]) => (
        <Fragment key={tool}>
          <Button kind="quiet" onClick={() => onOpen(tool)}>
            {label}
          </Button>
          {failed === tool && <DialogFailure />}
        </Fragment>
      ))}
    </>
  );
}
