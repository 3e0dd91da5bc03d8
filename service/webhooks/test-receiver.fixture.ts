import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './test-certificate.fixture.ts';

/** A name that no resolver knows: tests say where it leads. */
export const receiverName = 'hooks.neolis.example.com';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts a receiver that notes each request, then calls `answer`; its key and certificate are written to `folder`. */
export async function startReceiver(folder: string, answer: RequestListener) {
  const { key, certificate } = makeCertificate(folder, receiverName);
  const authority = readFileSync(certificate, 'utf8');
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server: Server = createServer({ key: readFileSync(key), cert: authority }, (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://${receiverName}:${(server.address() as AddressInfo).port}/neolis`,
    authority,
    received,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
