import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** Asks the service at this port for a page until `isOver`; returns the milliseconds of each answer. */
export async function askUntil(isOver: () => boolean, port: number, path = '/supervision/vivant'): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    waits.push(Math.round(performance.now() - asked));
    expect(response.status).toBe(200);
    await pause(5);
  }
  return waits;
}
