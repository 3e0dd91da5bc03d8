import { addressOf, openDesk } from '#service/desk/desk-browser.fixture.ts';
import { SetupClient } from '#service/setup/setup-client.fixture.ts';

export async function openSetup() {
  const setup = await SetupClient.start();
  const browser = await openDesk(setup.client.service);
  return { setup, browser, address: addressOf(await setup.client.stored()) };
}
