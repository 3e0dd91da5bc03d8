import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import type { Mail } from '#service/storage/rows.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';
import type { Attachment } from './mailer.ts';
import { smtpDelivery } from './smtp-delivery.ts';

const commands: string[] = [];
let message = '';
let server: MailServer;
beforeAll(async () => {
  const onMail = (mail: string): void => {
    commands.push('data');
    message = mail;
  };
  const onAuth: SMTPServerOptions['onAuth'] = ({ username }, _session, done) => {
    commands.push(`auth ${username}`);
    done(null, { user: username });
  };
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
    if (address.startsWith('later')) done(Object.assign(new Error('try later'), { responseCode: 451 }));
    else if (!address.startsWith('nobody')) done();
    // As long as a mail server may take that looks a mailbox up.
    else setTimeout(() => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })), 300);
  };
  const onMailFrom: SMTPServerOptions['onMailFrom'] = ({ address }, _session, done) =>
    done(address.startsWith('unknown') ? Object.assign(new Error('not yours'), { responseCode: 553 }) : null);
  server = await startMailServer(onMail, { onAuth, onMailFrom, onRcptTo }, '0.0.0.0');
});
afterAll(async () => await server.close());

async function deliverTo(
  host: string,
  mail: Mail = exampleMail(),
  attachments: readonly Attachment[] = [],
  parameters = '',
  from = 'commandes@neolis.example.com',
): Promise<void> {
  const url = `smtp://user:password@${host}:${server.port}${parameters}`;
  const { deliver, close } = smtpDelivery({
    url,
    from,
    senderName: 'Neolis',
    replyTo: async ({ kind }) => `${kind}@example.com`,
  });
  try {
    await deliver(mail, attachments);
  } finally {
    close();
  }
}

test('sends neither password nor mail to another machine’s server without TLS', async () => {
  // This machine, by an address that doesn't show it.
  await expect(deliverTo('0.0.0.0')).rejects.toMatchObject({ code: 'ETLS' });
  expect(commands).toEqual([]);
});

test.each([
  ['a server on this machine', '127.0.0.1', ''],
  ['another machine’s whose address says so', '0.0.0.0', '?ignoreTLS=true'],
])('accepts without TLS %s', async (_server, host, parameters) => {
  commands.length = 0;
  await deliverTo(host, exampleMail(), [], parameters);
  expect(commands).toEqual(['auth user', 'data']);
});

test('makes a document only once its recipient is accepted, however long that takes', async () => {
  let made = 0;
  const content = async (): Promise<Uint8Array> => {
    made += 1;
    return new TextEncoder().encode('%PDF-1.7');
  };
  const files = [{ filename: 'confirmation.pdf', content }];
  const refused = deliverTo('127.0.0.1', exampleMail({ recipient: 'nobody@example.com' }), files);
  await expect(refused).rejects.toMatchObject({ name: 'MailRefused', code: 'EENVELOPE 550' });
  const postponed = deliverTo('127.0.0.1', exampleMail({ recipient: 'later@example.com' }), files);
  await expect(postponed).rejects.toMatchObject({ name: 'Error', code: 'EENVELOPE' });
  expect(made).toBe(0);
  await deliverTo('127.0.0.1', exampleMail(), files);
  expect(made).toBe(1);
  expect(message).toMatch(/Content-Type: application\/pdf[\s\S]*filename=confirmation\.pdf/);
  expect(message).toContain(btoa('%PDF-1.7'));
});

test('takes a refusal of our own address for one that passes, not for the client’s', async () => {
  const sent = deliverTo('127.0.0.1', exampleMail(), [], '', 'unknown@neolis.example.com');
  await expect(sent).rejects.toMatchObject({ name: 'Error', code: 'ESENDER 553' });
});

test('refuses an address whose accents no mail server has to accept, and says so', async () => {
  message = '';
  const sent = deliverTo('127.0.0.1', exampleMail({ recipient: 'clairé@example.com' }));
  await expect(sent).rejects.toMatchObject({ name: 'MailRefused', code: 'EACCENTS' });
  expect(message).toBe('');
});

test('delivers nothing to an address with a line end, which could add a header', async () => {
  message = '';
  const mail = exampleMail({ recipient: 'a@example.com\r\nBcc: b@example.com' });
  await expect(deliverTo('127.0.0.1', mail)).rejects.toThrow();
  expect(message).toBe('');
});

test('sends text and HTML, or text alone where there is no more', async () => {
  const mail = exampleMail({ html: '<p>Bonjour</p>' });
  await deliverTo('127.0.0.1', mail);
  expect(message).toContain(`Message-ID: <${mail.created_at}.${mail.id}>`);
  expect(message).toContain('To: claire@example.com');
  expect(message).toContain('Reply-To: client-confirmation@example.com');
  expect(message).toMatch(/Content-Type: multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  await deliverTo('127.0.0.1', exampleMail({ kind: 'provider-notice' }));
  expect(message).toContain('Reply-To: provider-notice@example.com');
  expect(message).not.toContain('text/html');
});
