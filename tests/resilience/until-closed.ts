import type { Socket } from 'node:net';

/** Resolves when the connection has ended in any way: a refused sender gets a reset. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}
