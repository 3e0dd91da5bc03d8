/** Why a field of an order's page is refused. `field` is the control's name. */
export interface CompletionError {
  readonly field: string;
  readonly message: string;
}
