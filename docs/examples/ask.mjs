/** Asks a service for JSON, with a token if there is one. Waits as long as it says after too many requests. */
export async function ask({ address, token, fetch = globalThis.fetch }, path) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${address}${path}`, { headers });
    if (response.ok) return response.json();
    if (response.status !== 429 || attempt === 6)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
