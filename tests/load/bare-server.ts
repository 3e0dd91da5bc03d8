/** The minimum that Node can do for a counted image, as the benchmark's reference. */
import { createServer } from 'node:http';

const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'image/gif', 'content-length': image.length });
  response.end(image);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`{"event":"ready","address":"http://localhost:${port}/"}\n`);
});
