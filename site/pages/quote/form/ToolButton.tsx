import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import type { QuotePageHandle, QuoteTool } from './state/use-quote-page.ts';

interface ToolButtonProps {
  readonly tool: QuoteTool;
  readonly page: QuotePageHandle;
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

/** Opens a tool of the quote. */
export function ToolButton({ tool, page, kind = 'quiet', icon }: ToolButtonProps) {
  return (
    <Button kind={kind} onClick={() => page.open({ kind: tool })}>
      {icon}
      {toolNames[tool]}
    </Button>
  );
}
