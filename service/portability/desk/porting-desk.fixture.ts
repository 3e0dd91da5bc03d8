import { addressOf, openDesk } from '#service/desk/desk-browser.fixture.ts';
import { PortingClient } from '#service/portability/porting-client.fixture.ts';

/** Starts a service with an order of two complete, mandated numbers, and opens its desk in Claire's browser. */
export async function startPortingDesk(environment?: Readonly<Record<string, string>>) {
  const client = await PortingClient.start(environment);
  await client.complete();
  const browser = await openDesk(client.service);
  return { client, browser, address: addressOf(await client.stored()) };
}
