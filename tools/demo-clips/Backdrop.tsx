import type { ReactNode } from 'react';

/** The stage of every clip: a wall, a table, and room for the captions at the bottom. */
export function Backdrop({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="clip" viewBox="0 0 960 540" width="960" height="540" aria-hidden="true">
      <path fill="var(--sea-tint)" d="M0 0h960v540H0z" />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M-6 396h972v150H-6z" />
      {children}
    </svg>
  );
}
