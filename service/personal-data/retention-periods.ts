const year = 365.25;

/** Days for which statistics of quotes and requests for an offer are kept, as the privacy policy says. */
export const statisticsDays = 365;
/** Days for which sent mails are kept: the weeks in which somebody may ask what was sent to whom. */
export const mailDays = 30;
/** Days for which cancelled orders and terminations are kept: business relations, three years after their end. */
export const cancelledOrderDays = 3 * year;
/** Days for which confirmed orders are kept: accounting records, ten years (code de commerce, art. L123-22). */
export const confirmedOrderDays = 10 * year;
