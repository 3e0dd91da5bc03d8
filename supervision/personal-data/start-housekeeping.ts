import type { Config } from '#supervision/config.ts';
import { errorFields, type Log } from '#supervision/log.ts';
import { type Repetition, repeat } from '#supervision/repeat.ts';
import type { Storage } from '#supervision/storage/storage.ts';

interface HousekeepingSettings {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'statisticsRetentionDays' | 'unconfirmedOrderDays'>;
  readonly log: Log;
}

const day = 86_400_000;

/** Removes, at the start and every day, what has been kept for its time. */
export function startHousekeeping({ storage, clock, config, log }: HousekeepingSettings): Repetition {
  return repeat(async () => {
    try {
      const now = clock().getTime();
      const removed = await storage.applyRetention({
        statisticsBefore: now - config.statisticsRetentionDays * day,
        unconfirmedOrdersBefore: now - config.unconfirmedOrderDays * day,
      });
      log('info', 'retention-applied', removed);
    } catch (cause) {
      log('error', 'retention-failed', errorFields(cause));
    }
  }, day);
}
