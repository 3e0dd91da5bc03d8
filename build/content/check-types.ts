import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { adviceForField } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import type { ContentModule } from './content-module.ts';

/** Compiler flags for checking types only, whatever the project's own configuration says. */
const flags = '--noEmit --pretty false --locale fr --composite false --incremental false --emitDeclarationOnly false';
const advice = 'écrivez ce que les entrées voisines écrivent à cet endroit';

/** Every field in a TypeScript file of `content/` that is unknown to its type, missing or of another type. */
export function checkTypes(root: string, modules: readonly ContentModule[]): ContentError[] {
  const tsc = resolve(root, 'node_modules/.bin/tsc');
  const { stdout, error } = spawnSync(tsc, ['-p', 'content', ...flags.split(' ')], { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  const sources = modules.map(({ source }) => source).join('\n');
  return stdout.split('\n').flatMap((line) => {
    const [, file, number, message] = /^(\S+)\((\d+),\d+\): error TS\d+: (.+)$/.exec(line) ?? [];
    return file && message ? [new ContentError(file, Number(number), ...explained(message, sources))] : [];
  });
}

/** Turns the compiler's message into one for the owner: what was read, and what to write if that is known. */
function explained(message: string, sources: string): [problem: string, mend: string] {
  const [, unknown, type = ''] = /'+([^']+)'+ n'existe pas dans le type '(.+?)'\./.exec(message) ?? [];
  const [, meant] = /(?:Voulez-vous|Est-ce qu'il ne s'agit pas)[^'"]*['"]+([^'"]+)['"]/.exec(message) ?? [];
  const mend = meant === undefined ? undefined : `écrivez « ${meant} »`;
  if (unknown === undefined) return [message.replace(/ Voulez-vous.*$| Est-ce qu.*$/, ''), mend ?? advice];
  const problem = `aucun champ ne s’appelle « ${unknown} » ici`;
  return [problem, mend ?? adviceForField(unknown, fieldsOf(type, sources))];
}

/** The field names of a type: one written out in the message, or an interface in these sources. */
function fieldsOf(type: string, sources: string): string[] {
  const [, body = ''] =
    new RegExp(`interface ${type.replaceAll(/\W/g, '.')} \\{\\n([\\s\\S]*?)\\n\\}`).exec(sources) ?? [];
  const written = type.startsWith('{') ? type.matchAll(/(\w+)\??:/g) : body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm);
  return [...written].map(([, name = '']) => name);
}
