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
  // Indented lines explain the one above.
  return stdout.split(/\n(?=\S)/).flatMap((block) => {
    const [, file, number, message] = /^(\S+)\((\d+),\d+\): error TS\d+: ([\s\S]+)$/.exec(block) ?? [];
    return file && message ? [new ContentError(file, Number(number), ...explained(message.trim(), sources))] : [];
  });
}

/** Turns the compiler's message into one for the owner: what was read, and what to write if that is known. */
function explained(whole: string, sources: string): [problem: string, fix: string] {
  const [message = ''] = whole.split('\n');
  const [, missing] = /La propriété '([^']+)' est (?:manquante|absente|obligatoire)/.exec(whole) ?? [];
  if (missing !== undefined && !/^\d+$/.test(missing)) return [`${missing} manque`, `ajoutez ${missing} et son texte`];
  if (/décimales avec des zéros de début/.test(message)) {
    return ['un nombre commence par 0', 'écrivez-le entre apostrophes droites'];
  }
  const [, given, wanted] =
    /^(?:Impossible d'assigner le type|Le type) '(.+)' (?:ne peut pas être attribué )?au type '(.+?)'\./.exec(
      message,
    ) ?? [];
  const [, unknown, type = ''] = /'+([^']+)'+ n'existe pas dans le type '(.+?)'\./.exec(message) ?? [];
  const [, meant] = /(?:Voulez-vous|Est-ce qu'il ne s'agit pas)[^'"]*['"]+([^'"]+)['"]/.exec(message) ?? [];
  const fix = meant === undefined ? undefined : `écrivez « ${meant} »`;
  if (given !== undefined && wanted !== undefined) return [`lu ${shown(given)}`, fix ?? adviceForType(wanted, sources)];
  if (unknown === undefined) return [message.replace(/ Voulez-vous.*$| Est-ce qu.*$/, ''), fix ?? advice];
  const problem = `aucun champ ne s’appelle « ${unknown} » ici`;
  return [problem, fix ?? adviceForField(unknown, fieldsOf(type, sources))];
}

/** A type as the owner wrote its value. */
function shown(type: string): string {
  if (/^"[^"]*"$/.test(type)) return `« ${type.slice(1, -1)} »`;
  if (/^(?:readonly )?\[|\[\]$/.test(type)) return 'une liste';
  if (type.startsWith('{')) return 'une entrée entre accolades';
  const kinds: Readonly<Record<string, string>> = {
    string: 'un texte',
    number: 'un nombre',
    boolean: 'true ou false',
    undefined: 'rien',
  };
  return kinds[type] ?? type;
}

/** What to write where a value of this type belongs. */
function adviceForType(type: string, sources: string): string {
  if (type === 'string' || type === 'CompanyValue') return 'écrivez un texte entre apostrophes droites';
  if (type === 'number') return 'écrivez un nombre, sans guillemets';
  if (type === 'boolean') return 'écrivez true ou false, sans guillemets';
  const [, declared = type] = new RegExp(`type ${type.replaceAll(/\W/g, '.')} =([^;]*);`).exec(sources) ?? [];
  const words = [...declared.matchAll(/["']([^"']+)["']/g)].map(([, word = '']) => word);
  if (words.length > 0) return `écrivez l’un de ${words.join(', ')}`;
  const texts = /^(?:readonly )?\[((?:string(?:, )?)+)\]$/.exec(type)?.[1]?.split(', ').length;
  if (texts !== undefined) return `écrivez une liste de ${texts} textes`;
  return type.endsWith('[]') ? 'écrivez une liste entre crochets' : advice;
}

/** The field names of a type: one written out in the message, or an interface in these sources. */
function fieldsOf(type: string, sources: string): string[] {
  if (/Record<|^Words</.test(type)) return [...type.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const [, body = ''] =
    new RegExp(`interface ${type.replaceAll(/\W/g, '.')} \\{\\n([\\s\\S]*?)\\n\\}`).exec(sources) ?? [];
  const written = type.startsWith('{') ? type.matchAll(/(\w+)\??:/g) : body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm);
  return [...written].map(([, name = '']) => name);
}
