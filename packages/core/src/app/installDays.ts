import { addDays } from '../format/dates.ts';

/** How long a card that was put away stays away, in days. */
const awayDays = 90;

/** Whether a card may offer to install the site. @param from the day from which it may; null before the first visit that counts */
export const isOfferDue = (from: string | null, today: string): boolean => from !== null && from <= today;

/** Returns the day from which a card may offer it, after the first visit with a bet: the next one. */
export const afterFirstVisit = (today: string): string => addDays(today, 1);

/** Returns the day from which a card may offer it again, after it was put away. */
export const afterPutAway = (today: string): string => addDays(today, awayDays);
