// Gets JSON from the service with the token, if there is one. When the service
// says how many seconds to wait, it waits, at most five times for one address.
import { setTimeout as wait } from 'node:timers/promises';

export async function ask({ token, fetch = globalThis.fetch }, url) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  for (let waits = 0; ; waits++) {
    const response = await fetch(url, { headers });
    if (response.ok) return response.json();
    const seconds = response.headers.get('retry-after');
    if (seconds === null || waits === 5) {
      const refusal = await response.json().catch(() => ({}));
      const message = `${url}: ${response.status} ${refusal.error ?? ''}`;
      throw Object.assign(new Error(message), { status: response.status, fields: refusal.fields });
    }
    await wait(Number(seconds) * 1000);
  }
}
