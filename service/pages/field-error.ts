/** Why a field is refused. `field` is the control's name. */
export interface FieldError {
  readonly field: string;
  /** The field's name, if the message may not say which one it means. */
  readonly label?: string;
  readonly message: string;
}
