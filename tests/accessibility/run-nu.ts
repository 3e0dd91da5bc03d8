import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Findings } from './run-axe.ts';

/** Excluded: the validator's list of CSS is older than container queries, which browsers have had since 2023. */
const styles = 'CSS:.*';
const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly message: string;
  readonly extract?: string;
}

/** What the Nu validator finds in the markup of a page, run by the given Java. */
export async function runNu(java: string, html: string): Promise<Findings> {
  const options = ['--format', 'json', '--exit-zero-always', '--filterpattern', styles];
  const validator = promisify(execFile)(java, ['-jar', jar, ...options, '-'], { maxBuffer: 1e8 });
  validator.child.stdin?.end(html);
  const { stderr } = await validator;
  const { messages }: { readonly messages: readonly Message[] } = JSON.parse(stderr);
  const list = (found: readonly Message[]): string[] =>
    found.map(({ message, extract }) => `nu: ${message} ${extract ?? ''}`);
  return {
    violations: list(messages.filter(({ type }) => type !== 'info')),
    toReview: list(messages.filter(({ type }) => type === 'info')),
  };
}
