import { frenchRates } from 'virtual:french-rates';
import type { CallOption } from '#domain/calls/compare-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { Dialog } from '#ui/panels/Dialog.tsx';
import type { PricedForm } from './form/state/use-quote-form.ts';
import { announceQuote } from './result/announce-quote.ts';
import { toolNames } from './ToolButton.tsx';
import { ChannelAdvice } from './tools/ChannelAdvice.tsx';
import { PlanComparison } from './tools/PlanComparison.tsx';
import { QuoteComparison } from './tools/QuoteComparison.tsx';
import { QuoteDocumentForm } from './tools/QuoteDocumentForm.tsx';
import { ShareQuote } from './tools/ShareQuote.tsx';
import { TotalCost } from './tools/TotalCost.tsx';
import type { QuoteTool } from './use-quote-page.ts';

interface QuoteToolDialogProps {
  readonly tool: QuoteTool;
  /** The channels chosen in the form, whether calls are paid by a plan or not. */
  readonly channels: string;
  readonly typed: QuoteRequest;
  readonly shown: PricedForm | undefined;
  readonly catalogue: Catalogue;
  readonly onChooseChannels: (channels: number) => void;
  readonly onChooseOption: (option: CallOption) => void;
  readonly onClose: () => void;
}

/** The tools around a quote, each in a dialog; all are loaded when the first one is opened. */
export function QuoteToolDialog(props: QuoteToolDialogProps) {
  return (
    <Dialog title={toolNames[props.tool]} onClose={props.onClose} size="wide">
      <Tool {...props} />
    </Dialog>
  );
}

function Tool({ tool, channels, typed, shown, catalogue, onChooseChannels, onChooseOption }: QuoteToolDialogProps) {
  const { users } = catalogue.limits;
  const extensions = Math.min(Math.max(countExtensions(typed), 1), users.max);
  if (tool === 'channel-advice') {
    return <ChannelAdvice catalogue={catalogue} extensions={extensions} onChoose={onChooseChannels} />;
  }
  if (tool === 'comparison') {
    return (
      <PlanComparison
        catalogue={catalogue}
        rates={frenchRates}
        channels={Number(channels)}
        extensions={extensions}
        onChoose={onChooseOption}
      />
    );
  }
  if (shown === undefined) return null;
  const { request, quote, itemised } = shown;
  switch (tool) {
    case 'document':
      return (
        <QuoteDocumentForm
          request={request}
          itemised={itemised}
          catalogue={catalogue}
          rates={frenchRates}
          resumeUrl={resumeUrl(request, catalogue)}
        />
      );
    case 'share':
      return <ShareQuote resumeUrl={resumeUrl(request, catalogue)} summary={announceQuote(quote)} />;
    case 'quotes':
      return <QuoteComparison saved={saveChoices({ catalogueId: catalogue.id, request })} itemised={itemised} />;
    case 'total-cost':
      return <TotalCost itemised={itemised} />;
  }
}

function resumeUrl(request: QuoteRequest, catalogue: Catalogue): string {
  return `${location.origin}/#/quote?${resumeParameter}=${saveChoices({ catalogueId: catalogue.id, request })}`;
}
