import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isDeliverable } from '#domain/email/email-address.ts';
import { isThisMachine } from '#service/http/limits/client-network.ts';
import type { Mail } from '#service/storage/rows.ts';
import { type Deliver, deliveriesAtOnce, MailRefused } from './mailer.ts';

interface SmtpSettings {
  readonly url: string;
  readonly from: string;
  readonly senderName: string;
  readonly replyTo: (mail: Mail) => Promise<string>;
}

/** Milliseconds that a mail server has for each step. */
const timeout = 20_000;

/** Delivers mails to a mail server (`smtp://…`, `smtps://…`). */
export function smtpDelivery({ url, from, senderName, replyTo }: SmtpSettings): {
  deliver: Deliver;
  close: () => void;
} {
  const { hostname, searchParams } = new URL(url);
  const transport = createTransport({
    url,
    // Names, addresses and our password go over the network: without TLS only to servers whose address says so.
    requireTLS: !isThisMachine(hostname) && searchParams.get('ignoreTLS') !== 'true',
    pool: true,
    maxConnections: deliveriesAtOnce,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  // Otherwise the message is written while the server is still asked for its recipient, and its documents with it.
  transport.use('stream', ({ message }, done) => {
    const write = message.createReadStream.bind(message);
    message.createReadStream = (options) => Readable.from(whenRead(() => write(options)));
    done();
  });
  return {
    deliver: async (mail, attachments) => {
      if (!isDeliverable(mail.recipient)) throw new MailRefused('EACCENTS');
      try {
        await transport.sendMail({
          from: { name: senderName, address: from },
          // As objects: an address is one recipient, whatever it contains.
          to: [{ name: '', address: mail.recipient }],
          replyTo: { name: '', address: await replyTo(mail) },
          subject: mail.subject,
          text: mail.body,
          ...(mail.html !== null && { html: mail.html }),
          messageId: `<${mail.created_at}.${mail.id}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          // Made only when the message itself is sent: a refused recipient costs no document.
          attachments: attachments.map(({ filename, content }) => ({
            filename,
            content: Readable.from(whenRead(async () => [await content()])),
          })),
        });
      } catch (cause) {
        // Our account, address or quota: no fault of this recipient, and it may pass.
        if (cause instanceof Error && 'command' in cause && cause.command === 'MAIL FROM') {
          const answer = 'responseCode' in cause ? ` ${cause.responseCode}` : '';
          throw Object.assign(new Error('sender refused', { cause }), { code: `ESENDER${answer}` });
        }
        const code = permanentRefusal(cause);
        throw code === undefined ? cause : new MailRefused(code, { cause });
      }
    },
    close: () => transport.close(),
  };
}

/** Begins to work only when its first part is asked for. */
async function* whenRead<Part>(begin: () => AsyncIterable<Part> | Promise<Iterable<Part>>): AsyncGenerator<Part> {
  yield* await begin();
}

/** The code of a final refusal of this recipient or message; a refused password or connection may work tomorrow. */
function permanentRefusal(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  const { code } = cause;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return undefined;
  if (!('responseCode' in cause)) return code;
  return Number(cause.responseCode) < 500 ? undefined : `${code} ${cause.responseCode}`;
}
