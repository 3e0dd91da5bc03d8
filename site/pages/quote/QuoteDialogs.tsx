import { frenchRates } from '#content/french-rates.ts';
import type { CallOption } from '#domain/calls/compare-plans.ts';
import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';
import { Dialog } from '#ui/panels/Dialog.tsx';
import type { QuotePageHandle, QuoteTool } from './form/state/use-quote-page.ts';
import { toolNames } from './form/ToolButton.tsx';
import { CustomOfferDialog } from './order/CustomOfferDialog.tsx';
import { OrderInspectorDialog } from './order/OrderInspectorDialog.tsx';
import { announceQuote } from './result/announce-quote.ts';
import { ChannelAdvice } from './tools/ChannelAdvice.tsx';
import { PlanComparison } from './tools/PlanComparison.tsx';
import { QuoteComparison } from './tools/QuoteComparison.tsx';
import { QuoteDocumentForm } from './tools/QuoteDocumentForm.tsx';
import { ShareQuote } from './tools/ShareQuote.tsx';
import { TotalCost } from './tools/TotalCost.tsx';

/** The dialog that is open on the quote page, the call rates apart; all are loaded when the first one is opened. */
export function QuoteDialogs({ page }: { readonly page: QuotePageHandle }) {
  const { dialog, close } = page;
  if (dialog === undefined || dialog.kind === 'call-rates') return null;
  if (dialog.kind === 'custom-offer') return <CustomOfferDialog page={page} />;
  if (dialog.kind === 'order-inspector') {
    const { order } = dialog;
    const place = (): void => {
      close();
      page.placeOrder(order);
    };
    return <OrderInspectorDialog order={order} onClose={place} />;
  }
  return (
    <Dialog title={toolNames[dialog.kind]} onClose={close} size="wide">
      <Tool tool={dialog.kind} page={page} />
    </Dialog>
  );
}

function Tool({ tool, page }: { readonly tool: QuoteTool; readonly page: QuotePageHandle }) {
  const { catalogue, cardHeading, form } = page;
  const extensions = Math.min(countExtensions(form.typed), catalogue.limits.users.max);
  if (tool === 'channel-advice') {
    const choose = (channels: number): void => form.choose('channels', String(channels));
    return <ChannelAdvice catalogue={catalogue} extensions={extensions} onChoose={choose} />;
  }
  if (tool === 'comparison') {
    const { callType, channels: chosen } = form.state.controls;
    // Pay-as-you-go doesn't ask for channels: plans are then compared for those that will be advised.
    const advised = callType === 'payAsYouGo' ? adviseForNormalUse(form.typed, catalogue) : undefined;
    const channels = advised ?? (Number(chosen) || Math.min(...catalogue.unlimited.channels));
    // Chooses how calls are paid, pay-as-you-go or by one of the plans, and leads to the price if there is one.
    const choose = (option: CallOption): void => {
      form.choose('callType', option === 'payAsYouGo' ? option : 'unlimited');
      if (option !== 'payAsYouGo') {
        form.choose('callPlanType', option);
        form.choose('channels', String(channels));
      }
      // Nothing outside the dialog takes the focus until it is gone.
      setTimeout(() => cardHeading.current?.focus());
    };
    return <PlanComparison catalogue={catalogue} channels={channels} extensions={extensions} onChoose={choose} />;
  }
  if (form.shown === undefined) return null;
  const { request, quote, itemised } = form.shown;
  const saved = saveChoices({ catalogueId: catalogue.id, request });
  const resumeUrl = new URL(`${baseAddress}/devis?${resumeParameter}=${saved}`, location.origin).href;
  switch (tool) {
    case 'document':
      return <QuoteDocumentForm quote={{ request, itemised, catalogue, rates: frenchRates, resumeUrl }} />;
    case 'share':
      return <ShareQuote resumeUrl={resumeUrl} summary={announceQuote(quote)} />;
    case 'quotes':
      return <QuoteComparison saved={saved} itemised={itemised} />;
    case 'total-cost':
      return <TotalCost itemised={itemised} />;
  }
}
