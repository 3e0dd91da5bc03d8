import type { Example } from './gallery/example.ts';
import { Help } from './Help.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Une explication qui se déplie',
    Shown: () => (
      <Help title="Qu’est-ce qu’un canal">
        <p>Un canal porte une conversation.</p>
      </Help>
    ),
  },
];
