import { legalChoices } from '#content/legal-choices.ts';
import { type Repetition, repeat } from '#service/background-task.ts';
import { errorFields } from '#service/log.ts';
import { sendDueReminders } from '#service/orders/reminders/payment-reminders.ts';
import { waitingTerminations } from '#service/requests/new-request.ts';
import type { Service } from '#service/service.ts';
import { deskLinkLife } from '#service/storage/rows/outbox-rows.ts';
import { cancelledOrderDays, confirmedOrderDays, mailDays, statisticsDays } from './retention-periods.ts';

type HousekeepingSettings = Pick<Service, 'storage' | 'clock' | 'config' | 'company' | 'log'>;

const hour = 3_600_000;
const day = 24 * hour;
/** By then a machine whose clock was wrong after a power cut, or leapt, has corrected it. */
const correctionTime = hour;
/** Corrections of less than this per day, some 43 s at most, are those of an ordinary clock (NTP, 500 ppm). */
const leap = 10 * 60_000;

/** Sends reminders of payment and removes expired data: after an hour, then daily; an hour later if the clock leapt. */
export function startHousekeeping({ storage, clock, config, company, log }: HousekeepingSettings): Repetition {
  // `performance.now()` is monotonic: setting the system's clock doesn't move it.
  const offset = (): number => clock().getTime() - performance.now();
  let lastOffset = offset();
  let hasLeapt = false;
  const tidy = async (stopping: AbortSignal): Promise<void> => {
    const leapt = offset() - lastOffset;
    lastOffset += leapt;
    hasLeapt = Math.abs(leapt) > leap;
    if (hasLeapt) {
      log('warn', 'clock-leapt', { seconds: Math.round(leapt / 1000) });
      return;
    }
    if (config.sendsReminders)
      await remind().catch((cause: unknown) => log('error', 'reminders-failed', errorFields(cause)));
    const now = clock().getTime();
    const limits = {
      statisticsBefore: now - statisticsDays * day,
      unconfirmedOrdersBefore: now - legalChoices.unconfirmedOrderDays * day,
      cancelledOrdersBefore: now - cancelledOrderDays * day,
      confirmedOrdersBefore: now - confirmedOrderDays * day,
      endedMailsBefore: now - mailDays * day,
      deskLinksBefore: now - deskLinkLife,
    };
    const removed = await storage.applyRetention(limits, stopping);
    log('info', 'retention-applied', removed);
  };
  const remind = async (): Promise<void> => {
    const service = { storage, clock, config, company };
    const reminded = await sendDueReminders(service, await waitingTerminations(storage));
    if (reminded > 0) log('info', 'payments-reminded', { reminded });
  };
  const interval = (): number => (hasLeapt ? correctionTime : day);
  return repeat(tidy, { interval, firstDelay: correctionTime, log, failure: 'retention-failed' });
}
