import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  /** The request, for messages: `HEAD /solution/`. */
  readonly question: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly body: Buffer;
  /** The body as text, decompressed. */
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a header names the host where none of `headers` does. */
  readonly setHost?: boolean;
}

export type Ask = (path: string, question?: Question) => Promise<Answer>;

/** Milliseconds after which a host without an answer fails the check. */
const patience = 10_000;

/** Sends requests to a host, a connection each, from `visitor`; follows no redirection, and sends paths as written. */
export function fetchHost(address: string, visitor = '127.0.0.1'): Ask {
  const fixed = { hostname: '127.0.0.1', port: new URL(address).port, localAddress: visitor, agent: false } as const;
  return (path, { method = 'GET', headers = {}, setHost = true } = {}) =>
    new Promise((resolve, reject) => {
      const request = send({ ...fixed, path, method, headers, setHost, timeout: patience }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
          const answered = Object.fromEntries(flat);
          const text = decompress(body, answered['content-encoding']).toString('utf8');
          const status = response.statusCode ?? 0;
          resolve({ question: `${method} ${path}`, status, headers: answered, body, text });
        });
      });
      request.on('timeout', () => request.destroy(new Error(`${address} didn't answer ${method} ${path}`)));
      request.on('error', reject);
      request.end();
    });
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
