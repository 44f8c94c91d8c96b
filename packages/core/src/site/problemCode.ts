import { dayOf, formatTime } from '../format/dates.ts';

/** Tells customer service which page a player had before them, and the minute of the site's time zone: `E-withdraw-261121-1000`. */
export const problemCode = (page: string, time: number): string =>
  `E-${page}-${dayOf(time).slice(2).replaceAll('-', '')}-${formatTime(time, 'EN').replace(':', '')}`;
