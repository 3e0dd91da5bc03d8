import { type Config, ConfigError, readConfig } from '#supervision/config.ts';
import { openStorage } from '#supervision/storage/open-storage.ts';
import { DatabaseRefused, type Storage, StorageUnavailable } from '#supervision/storage/storage.ts';

/** A command that can't be done as asked; its message is for the person who typed it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

/**
 * Runs a command of the provider on the configured database, then closes it. Failures end the program with 1. Where its
 * arguments ask for help, or hold an option, which no command has, it only says how it is used: no database is opened.
 * A database that doesn't exist is refused unless `mustExist` is false: an empty one would answer every question wrongly.
 */
export async function withStorage(
  usage: string,
  work: (storage: Storage, config: Config) => Promise<void>,
  { mustExist = true } = {},
): Promise<void> {
  // What a command writes is for whoever runs it: databases, copies, reports, personal data.
  process.umask(0o077);
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  if (options.some((option) => option === '--help' || option === '-h')) {
    say(usage);
    return;
  }
  try {
    if (options.length > 0) throw new CommandRefused(usage);
    const config = readConfig(process.env);
    const storage = await openStorage(config, { reportLoss: () => {}, patient: true, mustExist });
    try {
      await work(storage, config);
    } finally {
      await storage.close();
    }
  } catch (cause) {
    process.stderr.write(`${explain(cause)}\n`);
    process.exitCode = 1;
  }
}

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', () => process.exit());

/** Prints a line for the person who typed the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explain(cause: unknown): string {
  const inner = cause instanceof StorageUnavailable && cause.cause instanceof Error ? cause.cause : cause;
  if (inner instanceof CommandRefused || inner instanceof ConfigError) return inner.message;
  if (inner instanceof DatabaseRefused) return `Base de données refusée : ${inner.message}.`;
  return `Échec : ${inner instanceof Error ? inner.message : String(inner)}`;
}
