/** The supervision service as a program: configuration → storage → app → listen → clean close. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { createApp } from './app.ts';
import { commandLine } from './command-line.ts';
import { ConfigError, isSecure, readConfig } from './config.ts';
import { startWeeklySummary } from './desk/home/weekly-summary.ts';
import { securityHeaders } from './http/security-headers.ts';
import { joinSite, listen } from './http/serve.ts';
import { openStaticSite } from './http/static-files/static-site.ts';
import { errorFields, log } from './log.ts';
import { startMailer } from './mail/start-mailer.ts';
import { openStorage } from './open-storage.ts';
import { DocumentKeeper } from './orders/documents/document-keeper.ts';
import { documentAttacher } from './orders/mails/attach-documents.ts';
import { pageFontFaces } from './pages/styles/page-fonts.ts';
import { startHousekeeping } from './personal-data/start-housekeeping.ts';
import { servicePath } from './service.ts';
import { DatabaseRefused } from './storage/storage-failures.ts';
import { tryConfiguration } from './try-configuration.ts';
import { startWebhooks } from './webhooks/start-webhooks.ts';

// Only this program's user may read orders, mails and the journal, however it was started.
process.umask(0o077);
try {
  await run();
} catch (cause) {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  await tryConfiguration(config);
  const clock = () => new Date();
  // The log's reader may disappear; the service goes on.
  process.stdout.on('error', () => {});
  const storage = await openStorage(config, {
    reportLoss: (cause) => log('warn', 'database-connection-lost', errorFields(cause)),
  });
  let closing = false;
  // A built program is in a release beside the site that it serves; run from its sources it is the service alone.
  const release = join(import.meta.dirname, '..');
  const documents = new DocumentKeeper({ storage, clock, company, log });
  const attach = documentAttacher({ storage, documents });
  const mailer = await startMailer({ storage, clock, config, log, attach });
  const webhooks = startWebhooks({ storage, clock, config, log });
  const wakeMailer = (): void => {
    mailer?.wake();
    webhooks?.wake();
  };
  const summary = startWeeklySummary({ storage, company, config, clock, log, wakeMailer });
  const housekeeping = startHousekeeping({ storage, clock, config, company, log });
  const app = createApp({
    storage,
    clock,
    config,
    wakeMailer,
    documents,
    keepDocuments: (order) => void documents.tryToKeep(order),
    log,
    fontFaces: pageFontFaces(release),
    isClosing: () => closing,
  });
  const site = existsSync(join(release, 'headers.json')) ? openStaticSite(release, isSecure(config)) : undefined;
  const fetch = site ? joinSite(app.fetch, servicePath, site) : app.fetch;
  const server = await listen(fetch, config, site?.headers ?? securityHeaders(isSecure(config)).plain);
  const close = async (signal: string): Promise<void> => {
    if (closing) return;
    closing = true;
    log('info', 'closing', { signal });
    // All at once: one after the other they could take more than five seconds.
    await Promise.all([
      server.close(config.trustedProxies !== undefined),
      mailer?.close(),
      webhooks?.close(),
      housekeeping.close(),
      summary.close(),
    ]);
    await storage.close();
    log('info', 'closed');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      close(signal).catch((cause: unknown) => {
        log('error', 'close-failed', errorFields(cause));
        process.exit(1);
      });
    });
  }
  const people = await storage.listDeskPeople();
  // Log this last: its reader may stop the program at once.
  log('info', 'ready', {
    address: `http://localhost:${server.port}/`,
    database: config.databaseUrl === undefined ? config.databaseFile : 'postgres',
    site: site === undefined ? 'not built' : 'served',
    desk:
      people.length === 0
        ? `closed: nobody may open it; ${commandLine('desk', 'add <name>')}`
        : `open at /supervision/bureau, for ${people.length}`,
    mail: mailer === undefined ? 'waiting in the outbox: SMTP_URL is not set' : 'sending',
    links:
      (config.publicUrl ?? config.siteUrl) === undefined ? `to ${config.baseUrl}: SITE_URL is not set` : config.baseUrl,
    webhooks: webhooks === undefined ? 'none: WEBHOOK_URL is not set' : 'sending',
  });
}

/** The message for the person who starts the program. */
function explain(cause: unknown): string {
  if (cause instanceof ConfigError) return cause.message;
  if (cause instanceof DatabaseRefused) return `Base de données refusée, le service ne démarre pas : ${cause.message}.`;
  return `Le service ne démarre pas : ${cause instanceof Error ? cause.message : String(cause)}`;
}
