import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];

/** The path of every file of the project, committed or about to be. */
export const projectFiles: readonly string[] = execFileSync('git', listed, { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => existsSync(path));

/** Every document in English or French that people read: those at the root, the owner's guide, the decisions. */
export const documents = projectFiles.filter((path) => /^(?:(?:content|docs|docs\/decisions)\/)?[^/]+\.md$/.test(path));

/** The paths of the sources in a folder. */
export function sourcesIn(folder: string): string[] {
  return projectFiles.filter((path) => path.startsWith(`${folder}/`) && /\.(?:tsx?|mjs)$/.test(path));
}
