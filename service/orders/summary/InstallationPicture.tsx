import type { InstallationPlan } from '#domain/quote/installation/installation.ts';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';

/** The client's installation, the same picture as on their quote. */
export function InstallationPicture({ plan }: { readonly plan: InstallationPlan }) {
  return (
    <div className="installation">
      <InstallationDrawing plan={plan} />
    </div>
  );
}
