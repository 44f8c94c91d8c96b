import type { CalendarDialog } from './CalendarDialog.tsx';

let loaded: typeof CalendarDialog | undefined;

/** Returns the calendar if it has been loaded. */
export const loadedCalendar = (): typeof CalendarDialog | undefined => loaded;

/** Loads the calendar. After a failure, the next call tries again. */
export async function loadCalendar(): Promise<typeof CalendarDialog> {
  loaded = (await import('./CalendarDialog.tsx')).CalendarDialog;
  return loaded;
}
