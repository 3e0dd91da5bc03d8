import { connect, type Socket } from 'node:net';

/** Resolves when the connection has ended in any way: a refused sender gets a reset. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

/** Connects clients that never finish their request; returns after how many milliseconds each was closed. */
export function drip(port: number, count: number): Promise<number[]> {
  const started = performance.now();
  const closings = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const kind = index % 3;
    // A third never finish their headers, a third never finish their body, a third never send anything.
    if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    if (kind === 1) {
      socket.write('POST /supervision/paiement HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n');
      socket.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\no');
    }
    const dripping = setInterval(() => kind !== 2 && socket.writable && socket.write('x'), 500);
    socket.resume();
    return untilClosed(socket).then(() => {
      clearInterval(dripping);
      return performance.now() - started;
    });
  });
  return Promise.all(closings);
}
