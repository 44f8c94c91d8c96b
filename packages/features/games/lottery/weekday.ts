/** A day of the week as the platform counts them: Sunday is 1, Saturday is 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Message keys of the days, Sunday first. */
const keys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayKey = (typeof keys)[number];

/** The message key of a day. The only place that maps numbers to days (decisions: Sunday is 1). */
export const weekdayKey = (day: Weekday): WeekdayKey => keys[day - 1] as WeekdayKey;

/** Reads a weekday from text; null when it is none. */
export const toWeekday = (text: string | null | undefined): Weekday | null =>
  weekdays.find((day) => String(day) === text?.trim()) ?? null;

/**
 * The days on which a lottery is drawn, in the order of the week.
 * @param list as the platform sends it, for example '1,7'. '' or a list without a valid day means every day.
 */
export function drawDays(list: string): readonly Weekday[] {
  const listed = new Set(list.split(',').map(toWeekday));
  const days = weekdays.filter((day) => listed.has(day));
  return days.length === 0 ? weekdays : days;
}
