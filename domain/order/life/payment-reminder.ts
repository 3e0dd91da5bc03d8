const day = 24 * 3_600_000;

/** Days after which a client who doesn't pay is reminded, once each. */
const reminderDays = [7, 21] as const;
/** Days between two reminders, however late the first one was sent. */
const minDaysBetween = 7;

/**
 * Whether a reminder is due. All in milliseconds: `moved` is the order's last move, `since` when its client last read
 * how to pay, `reminded` are earlier reminders, oldest first.
 */
export function isReminderDue(moved: number, since: number, reminded: readonly number[], now: number): boolean {
  const sent = reminded.filter((at) => at >= moved);
  const days = reminderDays[sent.length];
  return days !== undefined && now - since >= days * day && now - (sent.at(-1) ?? 0) >= minDaysBetween * day;
}
