import type { FieldError } from './field-error.ts';

/** Returns what a field of a form shows; `id` is its id and name on the page, if they differ from what was typed. */
export type ShownField<Name extends string = string> = (
  name: Name,
  id?: string,
) => {
  readonly id: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
};

/** What each field of a form shows: what was typed and why it is refused. `isFocused` focuses the first refused one. */
export function shownFields<Form extends object>(
  typed: Form,
  errors: readonly FieldError[] = [],
  isFocused = false,
): ShownField<keyof Form & string> {
  return (name, id = name) => ({
    id,
    defaultValue: String(typed[name] ?? ''),
    error: errors.find(({ field }) => field === id)?.message,
    autoFocus: isFocused && errors[0]?.field === id,
  });
}
