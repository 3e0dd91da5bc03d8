import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fastest possible page: a line of text. What the machine adds to it, it adds to every page. */
const html = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page vide</title><h1>Page vide</h1></html>';

export async function serveBlankPage(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
