import type { ComponentType } from 'react';

/** A primitive in one of its states: shown in the gallery, used by the tests of the primitives. */
export interface Example {
  /** Unique in its file. */
  readonly name: string;
  readonly Shown: ComponentType;
}
