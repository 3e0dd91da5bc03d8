import type { ChildProcess } from 'node:child_process';

/** Where a service that was started responds, without a slash at the end, and the line of its log that says so. */
interface ReadyService {
  readonly address: string;
  readonly port: number;
  readonly line: string;
}

/** Waits until a program is ready; rejects with its output if it ends before. */
export function untilReady(program: ChildProcess): Promise<ReadyService> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [line, port] = /.*"event":"ready","address":"http:\/\/localhost:(\d+)\/.*\n/.exec(printed) ?? [];
      if (line === undefined) return;
      // Read on, so that the program never waits, but not into a text that grows with each line.
      for (const output of [program.stdout, program.stderr]) output?.off('data', read).resume();
      printed = '';
      resolve({ address: `http://localhost:${port}`, port: Number(port), line });
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${printed}`)));
  });
}
