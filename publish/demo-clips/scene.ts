import type { ReactNode } from 'react';

export interface SceneProps {
  /** Seconds since the beginning of the clip. */
  readonly time: number;
}

/** A clip's picture at any moment: the same time always gives the same picture. */
export type Scene = (props: SceneProps) => ReactNode;
