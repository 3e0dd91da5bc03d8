import { type Config, ConfigError, readConfig } from '#service/config.ts';
import { openStorage } from '#service/open-storage.ts';
import type { Storage } from '#service/storage/storage.ts';
import { DatabaseRefused, StorageUnavailable } from '#service/storage/storage-failures.ts';

/** A command that can't be carried out; its message is for the person who typed it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

interface CommandRules {
  /** True by default: an empty database would give wrong answers. */
  readonly mustExist?: boolean;
  /** The words of which one must follow it, for one that does several things. */
  readonly actions?: readonly string[];
}

/**
 * Runs a command of the provider on the configured database, then closes it; a failure ends the program with 1. Asked
 * for help, or with an option or an unknown action, it only prints its usage.
 */
export async function withStorage(
  usage: string,
  work: (storage: Storage, config: Config) => Promise<void>,
  { mustExist = true, actions }: CommandRules = {},
): Promise<void> {
  // Only the user who runs a command may read what it writes: databases, copies, personal data.
  process.umask(0o077);
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  if (options.some((option) => option === '--help' || option === '-h')) {
    say(usage);
    return;
  }
  try {
    const [action = ''] = process.argv.slice(2);
    if (options.length > 0 || actions?.includes(action) === false) throw new CommandRefused(usage);
    const config = readConfig(process.env);
    const storage = await openStorage(config, { reportLoss: () => {}, longRunning: true, mustExist });
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

// A reader that closes the pipe early (`| head`) is not a failure.
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
