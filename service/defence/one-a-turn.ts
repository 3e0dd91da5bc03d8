import { setImmediate } from 'node:timers/promises';
import { takeTurns } from './take-turns.ts';

/**
 * Returns a function whose promises resolve one in each turn of the event loop. Work that waits for it is done piece by
 * piece, and other requests are answered in between, however many pieces wait.
 */
export function oneATurn(): () => Promise<void> {
  const inTurn = takeTurns();
  return () => inTurn(() => setImmediate());
}
