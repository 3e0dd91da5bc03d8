import type { Catalogue } from '#content/catalogue.ts';
import type { PricedForm } from '#site/features/quote-form/use-quote-form.ts';
import { QuoteBreakdown } from '#site/features/quote-result/QuoteBreakdown.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { useExplanations } from './use-explanations.ts';
import type { QuotePageHandle } from './use-quote-page.ts';

interface QuoteDetailProps {
  readonly shown: PricedForm;
  readonly catalogue: Catalogue;
  readonly onOpenTool: QuotePageHandle['openTool'];
}

/** Every line of the quote that is shown, and what else can be done with it. */
export function QuoteDetail({ shown, catalogue, onOpenTool }: QuoteDetailProps) {
  const explanations = useExplanations(shown.request, catalogue);
  return (
    <QuoteBreakdown
      request={shown.request}
      catalogue={catalogue}
      renderNote={({ key }) => {
        const sentence = explanations.explain(key);
        return sentence && <small>{sentence}</small>;
      }}
      actions={<QuoteActions explained={explanations.wanted} onExplain={explanations.toggle} onOpen={onOpenTool} />}
    />
  );
}
