import { CopyButton } from './CopyButton.tsx';
import type { Example } from './gallery/example.ts';

export const examples: readonly Example[] = [
  { name: 'Copie un texte', Shown: () => <CopyButton text="NEO-7ZR27YEV" label="Copier la référence" /> },
];
