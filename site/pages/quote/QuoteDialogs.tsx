import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { CallRates } from '#site/features/call-rates-dialog/CallRates.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { QuotePageHandle } from './use-quote-page.ts';

const loadCustomOffer = () => import('./order/CustomOfferDialog.tsx');
const loadOrderInspector = () => import('./order/OrderInspectorDialog.tsx');
const loadTool = () => import('./QuoteToolDialog.tsx');

interface QuoteDialogsProps {
  readonly page: QuotePageHandle;
  readonly catalogue: Catalogue;
}

/** The dialog that is open on the quote page; its code is loaded on first use. */
export function QuoteDialogs({ page, catalogue }: QuoteDialogsProps) {
  const { dialog, closeDialog, form } = page;
  const customOffer = useOnDemand(loadCustomOffer, dialog?.kind === 'custom-offer', page.abandonDialog);
  const orderInspector = useOnDemand(loadOrderInspector, dialog?.kind === 'order-inspector', page.abandonDialog);
  const tool = useOnDemand(loadTool, dialog?.kind === 'tool', page.abandonDialog);

  return (
    <>
      <CallRates
        mode={dialog?.kind === 'call-rates' ? dialog.mode : undefined}
        onClose={closeDialog}
        onFailure={page.abandonDialog}
      />
      {customOffer && (
        <customOffer.CustomOfferDialog
          email={form.state.controls.form.email}
          typed={form.typed}
          quote={form.shown?.quote}
          onSend={page.sendCustomOffer}
          onClose={closeDialog}
        />
      )}
      {orderInspector && dialog?.kind === 'order-inspector' && (
        <orderInspector.OrderInspectorDialog order={dialog.order} onClose={closeDialog} />
      )}
      {tool && dialog?.kind === 'tool' && (
        <tool.QuoteToolDialog
          tool={dialog.tool}
          channels={form.state.controls.form.channels}
          typed={form.typed}
          shown={form.shown}
          catalogue={catalogue}
          onChooseChannels={page.chooseChannels}
          onChooseOption={page.chooseCallOption}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
