import { always } from './schedule.ts';
import type { World } from './world.ts';

/** What somebody sends until it is answered. */
interface Sending {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
  readonly expected: number;
  /** Called with each expected answer that leaves the service. */
  readonly note?: (response: Response) => void;
}

/** Repeats a request until it is answered as expected. */
export async function insist(
  world: World,
  { name, path, init, expected, note = () => {} }: Sending,
): Promise<Response> {
  while (true) {
    const response = await world.ask(
      name,
      async ({ app }) => await app.request(path, init),
      (answer) => {
        if (answer.status === expected) note(answer);
        else if (answer.status !== 503 || world.peaceful) world.fail(`${name} was answered ${answer.status}`);
      },
    );
    if (response?.status === expected) return response;
    await world.schedule.step(always, `${name} is tried again`, world.schedule.pick(100, 5000));
  }
}
