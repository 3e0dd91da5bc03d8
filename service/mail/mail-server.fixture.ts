import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server without TLS on this machine; `onMail` gets each raw mail with its recipients. */
export async function startMailServer(
  onMail: (mail: string, recipients: readonly string[]) => void,
  options: SMTPServerOptions = {},
  address = '127.0.0.1',
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString('latin1');
      });
      stream.on('end', () => {
        onMail(
          mail,
          session.envelope.rcptTo.map((recipient) => recipient.address),
        );
        done();
      });
    },
    ...options,
  });
  server.listen(0, address);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
