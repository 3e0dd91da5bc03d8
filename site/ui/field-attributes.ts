/** Attributes that tie a control to its hint (`<id>-hint`) and to its message (`<id>-error`). */
export function fieldAttributes(id: string, { hint, error }: { hint?: unknown; error?: string | undefined }) {
  const described = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': described === '' ? undefined : described,
  };
}
