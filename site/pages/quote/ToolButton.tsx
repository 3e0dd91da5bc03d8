import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import type { QuotePageHandle, QuoteTool } from './use-quote-page.ts';

interface ToolButtonProps {
  readonly tool: QuoteTool;
  readonly page: Pick<QuotePageHandle, 'failedDialog' | 'openTool'>;
  /** Two tools are what most visitors want of a price; the others are beside what they explain. */
  readonly kind?: 'secondary' | 'quiet';
  readonly icon?: ReactNode;
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

/** Opens a tool of the quote; says so if its code couldn't be loaded. */
export function ToolButton({ tool, page, kind = 'quiet', icon }: ToolButtonProps) {
  const { failedDialog, openTool } = page;
  return (
    <>
      <Button kind={kind} onClick={() => openTool(tool)}>
        {icon}
        {toolNames[tool]}
      </Button>
      {failedDialog?.kind === 'tool' && failedDialog.tool === tool && <DialogFailure />}
    </>
  );
}
