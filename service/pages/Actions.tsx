import type { ComponentProps } from 'react';
import { Button } from '#ui/buttons/Button.tsx';

/** The end of a form: its main button, which says `submit`, then what is beside it. */
export function Actions({ submit, children, ...button }: ComponentProps<typeof Button> & { submit: string }) {
  return (
    <p className="actions">
      <Button type="submit" kind="primary" {...button}>
        {submit}
      </Button>
      {children}
    </p>
  );
}
