import { expect, test } from 'vitest';
import { addPerson, signIn } from '#service/desk/desk-browser.fixture.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin });
await addPerson(service.storage, 'claire');

/** Bytes that are no UTF-8, as many as Node accepts: Hono decodes each by itself once it can't decode all. */
const broken = `${'%C3a'.repeat(3700)}%`;
/** Accents of two kinds, to be sorted in a time that grows with the square of their number; as they are, they are short. */
const accents = `a${'\u0301'.repeat(4000)}${'\u0316'.repeat(4000)}`;

/** With the milliseconds of CPU time of one, on a busy machine, without a bound. */
test.each<[string, number, () => Response | Promise<Response>]>([
  ['an address that can’t be decoded (30 ms)', 404, () => service.get(`/supervision/${broken}`)],
  ['a person’s name of accents (35 ms)', 429, () => postForm(signIn, `nom=${accents}`)],
  ['a termination by a name of accents (40 ms)', 422, () => postForm('/supervision/resilier', `name=${accents}`)],
  ['a request with a phone of accents (80 ms)', 422, () => postForm('/supervision/offre', `phone=0${accents}`)],
  ['a lost order by accents (75 ms)', 422, () => postForm('/supervision/retrouver', `reference=${accents}`)],
  ['statistics of 950 files (20 ms)', 413, () => sendFiles(950)],
])('%s is answered in little time', async (_, status, ask) => {
  // A network’s first ten passwords are read.
  for (let call = 0; call < 12; call += 1) await ask();
  const before = process.cpuUsage();
  for (let call = 0; call < 20; call += 1) expect((await ask()).status).toBe(status);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 20).toBeLessThan(15);
});

function postForm(address: string, body: string): Response | Promise<Response> {
  const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  return service.app.request(address, { method: 'POST', headers, body });
}

function sendFiles(count: number): Response | Promise<Response> {
  const file = '--b\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n';
  const headers = { origin: siteOrigin, 'content-type': 'multipart/form-data; boundary=b' };
  const body = `${file.repeat(count)}--b--\r\n`;
  return service.app.request('/supervision/statistiques', { method: 'POST', headers, body });
}
