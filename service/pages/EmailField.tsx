import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** The field of the e-mail address to which a visitor's mails go. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField {...field} type="email" label="Adresse e-mail" autoComplete="email" required />;
}
