// Days are yyyy-MM-dd, months yyyy-MM. All arithmetic is in UTC: a calendar has no time zone.

const dayMs = 24 * 60 * 60_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the day a number of days later; negative numbers go back. */
export const addDays = (day: string, count: number): string => dayAt(at(day) + count * dayMs);

/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The first day of the week: Sunday (0) in Thai, Monday (1) in English of Britain. */
export const firstWeekday = (locale: string): number => (locale.startsWith('th') ? 0 : 1);

/** The position of a day in its week, from 0. */
export const weekdayOf = (day: string, locale: string): number =>
  (new Date(at(day)).getUTCDay() - firstWeekday(locale) + 7) % 7;

/** The weeks of a month, each of seven days; null for days of other months. */
export function weeksOf(month: string, locale: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const begin = addDays(first, -weekdayOf(first, locale));
  const weeks: (string | null)[][] = [];
  for (let day = begin; monthOf(day) <= month; day = addDays(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(day, index)).map((each) =>
        monthOf(each) === month ? each : null,
      ),
    );
  }
  return weeks;
}

/** Returns the day itself, or the nearest one within the bounds. */
export const clampDay = (day: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
