import { createTransport } from 'nodemailer';
import type { Deliver } from './mailer.ts';

interface SmtpSettings {
  readonly url: string;
  readonly from: string;
  readonly senderName: string;
  /** Where answers go. */
  readonly replyTo: string;
}

/** Milliseconds that a mail server has for each step. */
const patience = 20_000;

/** Delivers mails to a mail server (`smtp://…`, `smtps://…`). */
export function smtpDelivery({ url, from, senderName, replyTo }: SmtpSettings): {
  deliver: Deliver;
  close: () => void;
} {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    deliver: async (mail, attachments) => {
      await transport.sendMail({
        from: { name: senderName, address: from },
        // As objects: an address is one recipient, whatever it contains.
        to: [{ name: '', address: mail.recipient }],
        replyTo,
        subject: mail.subject,
        text: mail.body,
        messageId: `<${mail.id}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      });
    },
    close: () => transport.close(),
  };
}
