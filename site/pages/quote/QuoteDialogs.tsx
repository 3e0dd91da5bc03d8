import { useOnDemand } from '#site/ui/use-on-demand.ts';
import type { QuotePageHandle } from './use-quote-page.ts';

const loadCustomOffer = () => import('#site/features/custom-offer/CustomOfferDialog.tsx');
const loadOrderInspector = () => import('#site/features/order-inspector/OrderInspectorDialog.tsx');

/** The dialog that is open on the quote page, its code loaded when it is first wanted. */
export function QuoteDialogs({ page }: { readonly page: QuotePageHandle }) {
  const { dialog, closeDialog, sendCustomOffer } = page;
  const customOffer = useOnDemand(loadCustomOffer, dialog?.kind === 'custom-offer');
  const orderInspector = useOnDemand(loadOrderInspector, dialog?.kind === 'order-inspector');

  if (customOffer && dialog?.kind === 'custom-offer') {
    return <customOffer.CustomOfferDialog onSend={sendCustomOffer} onClose={closeDialog} />;
  }
  if (orderInspector && dialog?.kind === 'order-inspector') {
    return <orderInspector.OrderInspectorDialog order={dialog.order} onClose={closeDialog} />;
  }
  return null;
}
