import type { PortForm } from '#domain/portability/read-port.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';

/** What was just refused: a number as typed, or the mandate. */
export interface RefusedNumber {
  /** Absent for the mandate. */
  readonly place?: number;
  readonly form?: PortForm;
  /** `field` is the control's name. */
  readonly errors: readonly CompletionError[];
  readonly sent: URLSearchParams;
}

/** Id and name of a control of a number: the page has the same controls for each. */
export function controlId(field: string, place: number): string {
  return `${field}-${place}`;
}
