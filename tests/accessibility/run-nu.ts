import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findFreePort } from '#tests/shared/host-program.ts';
import type { Findings } from './run-axe.ts';

/**
 * Excluded: the validator's list of CSS is older than container queries, which browsers have had since 2023; and the
 * map's frame has both permissions: its page is another site's and can't lift its own sandbox. The validator's server
 * calls an error what its program calls a warning.
 */
const filterpattern = 'CSS:.*|.*allow-scripts allow-same-origin.*';
const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly message: string;
  readonly extract?: string;
}

/**
 * Starts the Nu validator with the given Java, for many pages; returns where it answers, and what ends it. Throws if it
 * ends before it has started.
 */
export async function startNu(java: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const port = await findFreePort();
  const program = ['-Dnu.validator.servlet.bind-address=127.0.0.1', '-cp', jar, 'nu.validator.servlet.Main'];
  const server = spawn(java, [...program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let isStarted = false;
  for await (const line of createInterface(server.stdout)) {
    isStarted = line.startsWith('Checker service started');
    if (isStarted) break;
  }
  if (!isStarted) throw new Error('The Nu validator ended before it started');
  const options = new URLSearchParams({ out: 'json', filterpattern });
  return { address: `http://127.0.0.1:${port}/?${options}`, stop: () => void server.kill() };
}

/** What the Nu validator at this address finds in the markup of a page. */
export async function runNu(address: string, html: string): Promise<Findings> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = await fetch(address, { method: 'POST', headers, body: html });
  const { messages } = (await answer.json()) as { readonly messages: readonly Message[] };
  const list = (found: readonly Message[]): string[] =>
    found.map(({ message, extract }) => `nu: ${message} ${extract ?? ''}`);
  return {
    violations: list(messages.filter(({ type }) => type !== 'info')),
    toReview: list(messages.filter(({ type }) => type === 'info')),
  };
}
