import type { RatesMode } from '#domain/calls/call-rates.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface CallRatesProps {
  /** The dialog to show; none if `undefined`. */
  readonly mode: RatesMode | undefined;
  readonly onClose: () => void;
}

const loadDialog = () => import('./CallRatesDialog.tsx');

/** The call-rates dialog of a page, whose code and rates are loaded on demand. */
export function CallRates({ mode, onClose }: CallRatesProps) {
  const loaded = useOnDemand(loadDialog, mode !== undefined, onClose);
  return loaded && mode !== undefined && <loaded.CallRatesDialog mode={mode} onClose={onClose} />;
}
