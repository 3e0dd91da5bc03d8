import { ButtonLink } from './ButtonLink.tsx';
import type { Example } from './gallery/example.ts';

export const examples: readonly Example[] = [
  {
    name: 'Mène ailleurs',
    Shown: () => (
      <ButtonLink kind="primary" href="#devis">
        Ouvrir le devis en ligne
      </ButtonLink>
    ),
  },
  { name: 'À côté', Shown: () => <ButtonLink href="#pdf">Télécharger la confirmation (PDF)</ButtonLink> },
];
