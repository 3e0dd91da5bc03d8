import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { errorFields, log } from './log.ts';
import { openStorage } from './open-storage.ts';

/** The service for `npm run dev`, without a port: mails and webhooks stay in the outbox, and nothing is removed. */
export async function createDevelopmentApp() {
  const config = readConfig(process.env);
  const clock = () => new Date();
  const storage = await openStorage(config, {
    reportLoss: (cause) => log('warn', 'database-connection-lost', errorFields(cause)),
  });
  const { fetch } = createApp({ storage, clock, config, log });
  return { fetch, close: () => storage.close() };
}
