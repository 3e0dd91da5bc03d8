import { always } from './schedule.ts';
import type { World } from './world.ts';

/** What somebody sends until it is answered. */
interface Sending {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
  readonly expected: number;
  /** Answers after which the same is sent again, besides 503. */
  readonly again?: readonly number[];
  /** Called with each expected answer that leaves the service. */
  readonly note?: (response: Response) => void;
}

/** Repeats a request until it is answered as expected, or until the office has closed its address. */
export async function insist(
  world: World,
  { name, path, init, expected, again = [], note = () => {} }: Sending,
): Promise<Response> {
  const isOver = ({ status }: Response): boolean =>
    status === expected || (status === 404 && world.books.isClosed(path.split('/')[3] ?? ''));
  while (true) {
    const response = await world.ask(
      name,
      async ({ app }) => await app.request(path, init),
      (answer) => {
        if (answer.status === expected) note(answer);
        else if (!isOver(answer) && !again.includes(answer.status) && (answer.status !== 503 || world.peaceful))
          world.fail(`${name} was answered ${answer.status}`);
      },
    );
    if (response !== undefined && isOver(response)) return response;
    await world.schedule.step(always, `${name} is tried again`, world.schedule.pick(100, 5000));
  }
}
