import { startOfThaiDay, weekdayOf } from '../time.ts';

/** The week of a day of the site's zone, Monday to Sunday, in ms since the epoch; the end is not included. */
export function weekOf(day: number): { readonly monday: number; readonly begins: number; readonly ends: number } {
  const monday = day - ((weekdayOf(day) + 5) % 7);
  return { monday, begins: startOfThaiDay(monday), ends: startOfThaiDay(monday + 7) };
}
