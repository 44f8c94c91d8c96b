import type { Day } from '#text/readDay.ts';

/** Age in whole years on a calendar day. */
export function ageOn(birthday: Day, today: Day): number {
  const before = today.month < birthday.month || (today.month === birthday.month && today.day < birthday.day);
  return today.year - birthday.year - (before ? 1 : 0);
}

/** The calendar day of a timestamp (ms) in the player's time zone. */
export function dayOf(time: number): Day {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
