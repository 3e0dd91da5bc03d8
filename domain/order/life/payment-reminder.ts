const day = 24 * 3_600_000;

/** Days after which a client who doesn't pay is reminded, once each. */
const reminderDays = [7, 21] as const;
/** Days between two reminders, however late the first one was sent. */
const minDaysBetween = 7;

/**
 * Whether a reminder of payment is due: the first after 7 days, the second after 21. `since` is when the order began to wait
 * for what is left to pay, `reminded` when reminders were sent, the oldest first; all in milliseconds.
 */
export function isReminderDue(since: number, reminded: readonly number[], now: number): boolean {
  const sent = reminded.filter((at) => at >= since);
  const days = reminderDays[sent.length];
  return days !== undefined && now - since >= days * day && now - (sent.at(-1) ?? 0) >= minDaysBetween * day;
}
