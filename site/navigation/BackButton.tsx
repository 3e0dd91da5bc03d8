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

/** Goes to the previous page of the site: the router numbers its entries from 0, except typed addresses. */
export function BackButton({ label, fallback, always = false }: BackButtonProps) {
  const navigate = useNavigate();
  const goBack = (): void => {
    if (always) void navigate(toHashPath(fallback));
    else if (history.state?.idx === 0) void navigate(toHashPath(fallback), { replace: true });
    else void navigate(-1);
  };
  return (
    <Button kind="quiet" className="screen-only" onClick={goBack}>
      <span aria-hidden="true">←&nbsp;</span>
      {label}
    </Button>
  );
}
