/** Asks a service for JSON, with a token if there is one; again, up to six times in all, where it says when. */
export async function ask({ address, token, fetch = globalThis.fetch }, path) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${address}${path}`, { headers });
    if (response.ok) return response.json();
    const seconds = Number(response.headers.get('retry-after'));
    if (!seconds || attempt === 6) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
