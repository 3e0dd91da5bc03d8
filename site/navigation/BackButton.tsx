import { useNavigate } from 'react-router';
import { Button } from '#ui/buttons/Button.tsx';
import { toHashPath } from './hash-path.ts';

interface BackButtonProps {
  readonly label: string;
  /** Real address to go to if there is no previous page within the site. */
  readonly fallback: string;
  /** Goes there whatever the previous page is. */
  readonly always?: boolean;
}

/**
 * Goes to the previous page within the site: the router numbers its history entries, and the first one of a visit is
 * number 0.
 */
export function BackButton({ label, fallback, always = false }: BackButtonProps) {
  const navigate = useNavigate();
  const goBack = (): void => {
    const position: unknown = history.state?.idx;
    if (always) void navigate(toHashPath(fallback));
    else if (typeof position === 'number' && position > 0) void navigate(-1);
    else void navigate(toHashPath(fallback), { replace: true });
  };
  return (
    <Button kind="quiet" onClick={goBack}>
      <span aria-hidden="true">←</span>
      {` ${label}`}
    </Button>
  );
}
