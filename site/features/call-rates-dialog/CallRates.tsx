import type { RatesMode } from '#domain/calls/call-rates.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface CallRatesProps {
  /** The dialog to show; none if `undefined`. */
  readonly type: RatesMode | undefined;
  /** Whether it will probably be opened next, so that its code and the rates are fetched already. */
  readonly soon?: boolean;
  readonly onClose: () => void;
  /** Called if the dialog was requested but can't be loaded, for example without a network. */
  readonly onFailure: () => void;
}

const loadDialog = () => import('./CallRatesDialog.tsx');

/** The call-rates dialog of a page, whose code and rates are loaded on demand. */
export function CallRates({ type, soon = false, onClose, onFailure }: CallRatesProps) {
  useOnDemand(loadDialog, soon);
  const loaded = useOnDemand(loadDialog, type !== undefined, onFailure);
  return loaded && type !== undefined && <loaded.CallRatesDialog type={type} onClose={onClose} />;
}
