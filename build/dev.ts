/** `npm run dev`: the site, rebuilt as files change, rendered in the browser only, and the service on the same port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { serviceListener } from './dev-service.ts';
import { fillTemplate } from './prerender/page-parts.ts';

const port = Number(process.env.PORT ?? 3000);
const server = createServer();
const vite = await createViteServer({
  cacheDir: '.cache/vite',
  server: { middlewareMode: true, hmr: { server } },
});
const service = serviceListener(vite);

server.on('request', (request, response) => {
  if (request.url?.startsWith('/supervision')) {
    service(request, response);
    return;
  }
  vite.middlewares(request, response, () => {
    const template = readFileSync('site/app/page-template.html', 'utf8');
    const head = '<script type="module" src="/site/app/main.tsx"></script>';
    vite.transformIndexHtml(request.url ?? '/', fillTemplate(template, { head })).then(
      (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
      (failure: Error) => response.writeHead(500).end(failure.stack),
    );
  });
});

server.once('error', ({ message }) => {
  console.error(`Le site ne peut pas s’ouvrir (${message})\u00a0: changez PORT, ou fermez ce qui l’occupe.`);
  process.exit(1);
});
// Not beyond this machine: Vite shows the sources, and the service the developer's database.
server.listen(port, '127.0.0.1', () => console.log(`Neolis en développement\u00a0: http://localhost:${port}/`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Browsers keep the connection for hot replacement open.
    server.closeAllConnections();
    server.close();
    void vite.close().then(() => process.exit(0));
  });
}
