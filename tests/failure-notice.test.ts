import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';

const folder = temporaryFolder();
const stubs = join(folder, 'stubs');
const sent = join(folder, 'sent');
const unit = 'neolis-backup.service';

mkdirSync(stubs);
writeFileSync(join(stubs, 'journalctl'), '#!/bin/sh\necho "La copie a échoué : $2"\n', { mode: 0o755 });
writeFileSync(join(stubs, 'curl'), `#!/bin/sh\n{ echo "$*"; cat <&3; cat; } >${sent}\n`, { mode: 0o755 });
beforeEach(() => rmSync(sent, { force: true }));

function notify(environment: Readonly<Record<string, string>>) {
  return spawnSync('sh', ['deploy/systemd/neolis-failed.sh', unit], {
    encoding: 'utf8',
    env: {
      PATH: `${stubs}:${process.env.PATH}`,
      MAIL_FROM: 'de@example.com',
      MAIL_TO: 'a@example.com',
      ...environment,
    },
  });
}

test.each([
  ['smtp://moi:secret@smtp.example.com:587', '', true],
  ['smtp://smtp.example.com', ':587', true],
  ['smtps://moi:secret@smtp.example.com', '', false],
  // Within quotes curl would read an escape.
  ['smtps://moi:secret\\t"@smtp.example.com', '', false],
  ['smtp://127.0.0.1:25', '', false],
  ['smtp://moi:secret@localhost', ':587', false],
  ['smtp://[::1]:25', '', false],
  ['smtp://[::1]/', ':587', false],
  ['smtp://moi:secret@localhost.example.com', ':587', true],
  ['smtp://moi:secret@relais.example.com:25?ignoreTLS=true', '', false],
])('the notice of a failure goes through %s%s, encrypted by STARTTLS or nothing: %s', (SMTP_URL, port, isRequired) => {
  expect(notify({ SMTP_URL })).toMatchObject({ status: 0, stderr: '' });
  const [command = '', config, ...lines] = readFileSync(sent, 'utf8').split('\n');
  expect(command.includes('--ssl-reqd')).toBe(isRequired);
  expect(command).toContain('--mail-from de@example.com --mail-rcpt a@example.com');
  // Everybody on the machine reads the arguments of its programs.
  expect(command).not.toContain('secret');
  expect(config).toBe(`url = ${SMTP_URL.replace(/\/?(?:\?.*)?$/, port)}`);
  const [, subject = ''] = /^Subject: =\?UTF-8\?B\?(.*)\?=$/m.exec(lines.join('\n')) ?? [];
  expect(Buffer.from(subject, 'base64').toString()).toBe(`${unit} a échoué`);
  expect(lines.at(-2)).toBe(`La copie a échoué : ${unit}`);
});

test.each(['SMTP_URL', 'MAIL_TO'])('without %s the journal says that no mail was sent', (name) => {
  const { status, stderr } = notify({ SMTP_URL: 'smtp://127.0.0.1', [name]: '' });
  expect(status).toBe(1);
  expect(stderr).toContain(`${unit} a échoué ; aucun e-mail n’est parti`);
});
