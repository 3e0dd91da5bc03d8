import type { ReactNode } from 'react';

export interface SceneProps {
  /** Seconds since the beginning of the clip. */
  readonly time: number;
}

/** A clip's picture at any second; the same second always has the same picture. */
export type Scene = (props: SceneProps) => ReactNode;
