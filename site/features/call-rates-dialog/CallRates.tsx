import type { RatesMode } from '#domain/calls/call-rates.ts';
import { useOnDemand } from '#site/ui/use-on-demand.ts';

interface CallRatesProps {
  /** The dialog to show, none while `undefined`. */
  readonly type: RatesMode | undefined;
  /** Whether it is likely to be wanted next: its code and the rates are then fetched already. */
  readonly soon?: boolean;
  readonly onClose: () => void;
  /** Called where the dialog was wanted and can't be had, for want of a network for instance. */
  readonly onFailure: () => void;
}

const loadDialog = () => import('./CallRatesDialog.tsx');

/** Place of the call-rates dialog in a page: its code and the rates are loaded only when it is wanted. */
export function CallRates({ type, soon = false, onClose, onFailure }: CallRatesProps) {
  useOnDemand(loadDialog, soon);
  const loaded = useOnDemand(loadDialog, type !== undefined, onFailure);
  return loaded && type !== undefined && <loaded.CallRatesDialog type={type} onClose={onClose} />;
}
