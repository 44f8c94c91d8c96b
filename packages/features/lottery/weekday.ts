/** A day of the week as the platform counts them: Sunday is 1, Saturday is 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** What the words call the days, Sunday first. */
const keys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayKey = (typeof keys)[number];

/** The one place that knows which number is which day (decisions: Sunday is 1). */
export const weekdayKey = (day: Weekday): WeekdayKey => keys[day - 1] as WeekdayKey;

/** What somebody wrote as a weekday, or null. */
export const toWeekday = (written: string | null | undefined): Weekday | null =>
  weekdays.find((day) => String(day) === written?.trim()) ?? null;

/**
 * The days on which a lottery is drawn, in the order of the week.
 * @param list as the platform sends it: '1,7'. '' is every day, and so is what names no day at all.
 */
export function drawDays(list: string): readonly Weekday[] {
  const named = new Set(list.split(',').map(toWeekday));
  const days = weekdays.filter((day) => named.has(day));
  return days.length === 0 ? weekdays : days;
}
