import { addressOf, openDesk } from '#service/desk/desk-browser.fixture.ts';
import { PortingClient } from '#service/portability/porting-client.fixture.ts';

/**
 * Starts a service with an order whose two numbers are complete and its mandate accepted, and opens its desk: in
 * Claire's browser, which is signed in, with the address of the order's page there.
 */
export async function startPortingDesk(environment?: Readonly<Record<string, string>>) {
  const client = await PortingClient.start(environment);
  await client.complete();
  const browser = await openDesk(client.service);
  return { client, browser, address: addressOf(await client.stored()) };
}
