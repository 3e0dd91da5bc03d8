import type { RatesMode } from '#domain/calls/call-rates.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface CallRatesProps {
  /** The dialog to show; none if `undefined`. */
  readonly mode: RatesMode | undefined;
  /** Whether it will probably be opened next, so that its code and the rates are fetched already. */
  readonly prefetch?: boolean;
  readonly onClose: () => void;
}

const loadDialog = () => import('./CallRatesDialog.tsx');

/** The call-rates dialog of a page, whose code and rates are loaded on demand. */
export function CallRates({ mode, prefetch = false, onClose }: CallRatesProps) {
  useOnDemand(loadDialog, prefetch);
  const loaded = useOnDemand(loadDialog, mode !== undefined, onClose);
  return loaded && mode !== undefined && <loaded.CallRatesDialog mode={mode} onClose={onClose} />;
}
