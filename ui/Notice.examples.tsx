import type { Example } from './gallery/example.ts';
import { Notice } from './Notice.tsx';

export const examples: readonly Example[] = [
  {
    name: 'À savoir avant de continuer',
    Shown: () => (
      <Notice title="Le service ne répond pas">
        <p>Rien n’est perdu. Réessayez dans une minute.</p>
      </Notice>
    ),
  },
];
