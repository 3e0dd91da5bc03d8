import { Button } from '#ui/Button.tsx';
import { useGoBack } from './use-go-back.ts';

interface BackButtonProps {
  readonly label: string;
  /** Real address to go to if there is no previous page within the site. */
  readonly fallback: string;
}

/** Goes to the previous page within the site. */
export function BackButton({ label, fallback }: BackButtonProps) {
  const goBack = useGoBack(fallback);
  return (
    <Button kind="quiet" onClick={goBack}>
      <span aria-hidden="true">←</span>
      {` ${label}`}
    </Button>
  );
}
