/** The service with its housekeeping at once: it responds, and removes expired rows. Its last line says how many. */
import { createApp } from '#service/app.ts';
import { readConfig } from '#service/config.ts';
import { listen } from '#service/http/serve.ts';
import { openStorage } from '#service/open-storage.ts';
import { limits } from './expired-rows.ts';

const config = readConfig(process.env);
const storage = await openStorage(config, { reportLoss: () => {} });
const app = createApp({ storage, config, clock: () => new Date() });
const { port } = await listen(app.fetch, config, {});
console.log(JSON.stringify({ port }));
console.log(JSON.stringify(await storage.applyRetention(limits)));
