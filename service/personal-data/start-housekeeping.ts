import type { CompanyContent } from '#content/company.ts';
import { type Repetition, repeat } from '#service/background-task.ts';
import type { Config } from '#service/config.ts';
import type { Log } from '#service/log.ts';
import type { Storage } from '#service/storage/storage.ts';
import { remindOfOrders } from './remind-of-orders.ts';

interface HousekeepingSettings {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Config;
  readonly company: CompanyContent;
  readonly log: Log;
}

const hour = 3_600_000;
const day = 24 * hour;
const year = 365.25 * day;
/** Sent mails are kept for the weeks in which somebody may ask what was sent to whom. */
const mailsKept = 30 * day;
/** Business relations: three years after their end. */
const cancelledOrdersKept = 3 * year;
/** Accounting records: ten years (code de commerce, art. L123-22). */
const confirmedOrdersKept = 10 * year;
/** By then a machine whose clock was wrong after a power cut has corrected it. */
const firstPassDelay = hour;

/** Orders or statistics arrive more often than this; a longer silence suggests that the clock is ahead. */
const longestSilence = 90 * day;

/** Logs once if this machine's clock is far ahead of everything that is stored. */
export async function warnOfWrongClock({
  storage,
  clock,
  log,
}: Omit<HousekeepingSettings, 'config' | 'company'>): Promise<void> {
  const newest = await storage.newestInstant();
  if (newest === undefined || clock().getTime() - newest <= longestSilence) return;
  log('warn', 'clock-far-ahead', { newest: new Date(newest).toISOString() });
}

/** Removes expired data, and reminds of orders that are about to expire: an hour after the start, then every day. */
export function startHousekeeping({ storage, clock, config, company, log }: HousekeepingSettings): Repetition {
  const tidy = async (stopping: AbortSignal): Promise<void> => {
    const now = clock().getTime();
    const limits = {
      statisticsBefore: now - config.statisticsRetentionDays * day,
      unconfirmedOrdersBefore: now - config.unconfirmedOrderDays * day,
      cancelledOrdersBefore: now - cancelledOrdersKept,
      confirmedOrdersBefore: now - confirmedOrdersKept,
      endedMailsBefore: now - mailsKept,
    };
    const removed = await storage.applyRetention(limits, stopping);
    log('info', 'retention-applied', removed);
    const reminded = await remindOfOrders({ storage, clock, config, company });
    if (reminded > 0) log('info', 'orders-reminded', { reminded });
  };
  return repeat(tidy, { interval: day, firstDelay: firstPassDelay, log, failure: 'retention-failed' });
}
