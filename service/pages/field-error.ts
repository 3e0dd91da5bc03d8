/** Why a field is refused. `field` is the control's name. */
export interface FieldError {
  readonly field: string;
  /** The field's name, if the message may not say which one it means. */
  readonly label?: string;
  readonly message: string;
}

/** What a form was read as, or each field that is refused, in the order of the screen. */
export type Checked<Value> =
  | (Value & { readonly ok: true })
  | { readonly ok: false; readonly errors: readonly FieldError[] };
