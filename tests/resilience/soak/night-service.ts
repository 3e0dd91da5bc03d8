/** The service with its housekeeping at once: it responds, and removes expired rows. Its last line says how many. */
import { createApp } from '#supervision/app.ts';
import { readConfig } from '#supervision/config.ts';
import { listen } from '#supervision/serve.ts';
import { openStorage } from '#supervision/storage/open-storage.ts';
import { limits } from './expired-rows.ts';

const config = readConfig(process.env);
const storage = await openStorage(config, { reportLoss: () => {} });
const app = createApp({ storage, config, clock: () => new Date() });
const { port } = await listen(app.fetch, config, {});
console.log(JSON.stringify({ port }));
console.log(JSON.stringify(await storage.applyRetention(limits)));
