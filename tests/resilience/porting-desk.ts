import { addPerson, addressOf, DeskBrowser } from './desk-browser.ts';
import { PortingClient } from './porting-client.ts';

interface PortingDesk {
  readonly client: PortingClient;
  /** Claire's, signed in. */
  readonly browser: DeskBrowser;
  /** The order's page at the desk. */
  readonly address: string;
}

/** Starts a service with an order whose two numbers are complete and its mandate accepted, and opens its desk. */
export async function startPortingDesk(environment?: Readonly<Record<string, string>>): Promise<PortingDesk> {
  const client = await PortingClient.start(environment);
  await client.complete();
  await addPerson(client.service.storage, 'claire');
  const browser = new DeskBrowser(client.service);
  await browser.signIn('claire');
  return { client, browser, address: addressOf(await client.stored()) };
}
