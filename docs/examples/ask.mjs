// Gets JSON: `path` is below the address of the service, or a whole address on the same host.
// Where the answer says in `Retry-After` for how long, it waits and asks again, at most four times.
import { existsSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export async function ask({ address, token, fetch = globalThis.fetch }, path) {
  const base = new URL(address.replace(/\/*$/, '/'));
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new Error(`${url.origin} isn't the service: it gets no token`);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url.href, { headers, redirect: 'manual' }); // A redirect may lead to another host.
    const body = await answer.json().catch(() => null);
    if (answer.ok && body) return body;
    const seconds = answer.headers.get('retry-after') ?? '';
    const { error = 'no JSON', fields = [] } = body ?? {};
    const again = !answer.ok && tries < 5 && /^\d{1,3}$/.test(seconds);
    if (!again) throw Object.assign(new Error(`${answer.status} ${error}`), { status: answer.status, fields });
    await wait(seconds * 1000);
  }
}

// Whether a program was started itself, through a link too, and not imported.
export const isStarted = ({ filename }, [, started = ''] = process.argv) =>
  existsSync(started) && filename === realpathSync(started);
