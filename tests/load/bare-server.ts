/** The minimum that Node can do for a counted image, byte for byte what the service answers, as the benchmark's reference. */
import { createServer } from 'node:http';
import { securityHeaders } from '#service/defence/security-headers.ts';

const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const headers = { ...securityHeaders(false).image, 'content-type': 'image/gif', 'content-length': image.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(image);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`{"event":"ready","address":"http://localhost:${port}/"}\n`);
});
