import { orderWith } from '#service/payloads.fixture.ts';
import { PortingClient } from '#service/portability/porting-client.fixture.ts';
import { shownForm } from '#service/shown-form.fixture.ts';
import type { SetupRow } from '#service/storage/rows.ts';

export class SetupClient {
  readonly client: PortingClient;

  private constructor(client: PortingClient) {
    this.client = client;
  }

  /** Confirms an order of phones on two sites with a number to keep and a new one. */
  static async start(): Promise<SetupClient> {
    const client = await PortingClient.start();
    await client.confirm(orderWith({ sites: 2, portability: 1, numbers: 2, virtualUser: 0 }, 7));
    return new SetupClient(client);
  }

  page(part: string): string {
    return `${this.client.path}/installation/${part}`;
  }

  async stored(): Promise<SetupRow | undefined> {
    return await this.client.service.storage.findSetup((await this.client.stored()).reference);
  }

  /** The fields of a part as its page shows them. */
  async shown(part: string): Promise<Record<string, string>> {
    return Object.fromEntries(shownForm(await this.client.page(this.page(part))));
  }

  async save(part: string, changes: Readonly<Record<string, string>> = {}): Promise<Response> {
    return await this.client.service.post(this.page(part), { ...(await this.shown(part)), ...changes });
  }
}
