import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where Linux shows its own state: nothing can be stored there, and Node.js tries for ever to create a folder. */
const kernelFolders = /^\/(?:proc|sys)\//;

/** Why this user can't write a file, as half a French sentence; `undefined` if they can. Creates nothing. */
export function whyUnwritable(path: string): string | undefined {
  let place = resolve(path);
  if (kernelFolders.test(place)) return 'rien ne se garde sous /proc ni /sys ; choisissez un autre dossier';
  if (existsSync(place)) {
    if (!allows(place, constants.R_OK | constants.W_OK)) return refused(place);
    // Journals and logs are created beside a file.
    place = dirname(place);
  } else {
    do place = dirname(place);
    while (!existsSync(place));
  }
  // With the dot, a file in place of a folder is refused too.
  return allows(`${place}/.`, constants.W_OK | constants.X_OK) ? undefined : refused(place);
}

function allows(path: string, wanted: number): boolean {
  try {
    accessSync(path, wanted);
    return true;
  } catch {
    return false;
  }
}

function refused(path: string): string {
  return `l’utilisateur du programme ne peut pas y écrire ; corrigez le propriétaire ou les droits de ${path}`;
}
