import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days for which a hashed file is kept after the last release that used it, for pages opened before. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

type LastReleased = Readonly<Record<string, string>>;

/**
 * Copies the hashed files of earlier releases into a new one while they are kept, and notes when each file was last
 * part of a release. `previous` is the folder of the previous release, which may not exist.
 */
export async function keepEarlierAssets(previous: string, next: string, now: Date): Promise<void> {
  const folder = join('site', 'assets');
  const noted = await readNotes(join(previous, 'assets-released.json'));
  const earlier = await readdir(join(previous, folder)).catch((): string[] => []);
  const current = await readdir(join(next, folder));
  const notes: Record<string, string> = Object.fromEntries(current.map((file) => [file, now.toISOString()]));
  await mkdir(join(next, folder), { recursive: true });
  for (const file of earlier.filter((name) => !(name in notes))) {
    const lastReleased = noted[file];
    if (lastReleased === undefined || now.getTime() - Date.parse(lastReleased) > keptDays * day) continue;
    // With its compressed variants, which took longer to make than to copy.
    for (const variant of [file, `${file}.br`, `${file}.gz`].filter((name) => earlier.includes(name))) {
      await copyFile(join(previous, folder, variant), join(next, folder, variant));
    }
    notes[file] = lastReleased;
  }
  await writeFile(join(next, 'assets-released.json'), JSON.stringify(notes, null, 2));
}

async function readNotes(file: string): Promise<LastReleased> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as LastReleased;
}
