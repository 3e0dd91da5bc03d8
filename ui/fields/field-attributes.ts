interface FieldState {
  readonly hint?: unknown;
  readonly error?: string | undefined;
  /** Announced by screen readers; the hint says it to everybody. */
  readonly required?: boolean | undefined;
}

/** Attributes that link a control to its hint (`<id>-hint`) and its message (`<id>-error`). */
export function fieldAttributes(id: string, { hint, error, required }: FieldState) {
  const described = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-required': required,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': described === '' ? undefined : described,
  };
}
