import type { DeskGuard } from './desk-guard.tsx';
import type { PasswordCheck } from './password-check.ts';
import type { DeskWriter } from './write-desk-page.tsx';

/** What the routes of the desk share. */
export interface DeskTools {
  readonly guard: DeskGuard;
  readonly write: DeskWriter;
  readonly checkPassword: PasswordCheck;
}
