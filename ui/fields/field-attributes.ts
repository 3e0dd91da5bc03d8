interface FieldState {
  /** Only whether there is one counts. */
  readonly hint?: unknown;
  readonly error?: string | undefined;
  /** Announced by screen readers. */
  readonly required?: boolean | undefined;
}

/** Attributes that link a control to its hint (`<id>-hint`) and its message (`<id>-error`). */
export function fieldAttributes(id: string, { hint, error, required }: FieldState) {
  const described = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    // By the native attribute an empty field would be announced as invalid before anything is typed.
    'aria-required': required,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  };
}
