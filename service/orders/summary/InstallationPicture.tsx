import type { InstallationPlan } from '#domain/quote/installation/installation.ts';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';

interface InstallationPictureProps {
  readonly plan: InstallationPlan;
  /** Whether each phone has its name beside it. */
  readonly isNamed?: boolean;
}

/** The client's installation, the same picture as on their quote. */
export function InstallationPicture({ plan, isNamed = false }: InstallationPictureProps) {
  return (
    <div className={isNamed ? 'installation named' : 'installation'}>
      <InstallationDrawing plan={plan} />
    </div>
  );
}
