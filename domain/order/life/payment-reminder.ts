const day = 24 * 3_600_000;

/** Days after which a client who doesn't pay is reminded, once each. */
const reminderDays = [7, 21] as const;
/** Days between two reminders, however late the first one was sent. */
const minDaysBetween = 7;

/** Whether a reminder is due; payment is awaited from `since`, the client knows how from `told`, `reminded` is in order, all in milliseconds. */
export function isReminderDue(since: number, told: number, reminded: readonly number[], now: number): boolean {
  const sent = reminded.filter((at) => at >= since);
  const days = reminderDays[sent.length];
  return days !== undefined && now - told >= days * day && now - (sent.at(-1) ?? 0) >= minDaysBetween * day;
}
