import { minuteMs } from '#text/durations.ts';
import { siteTimeZone } from './dates.ts';

/**
 * Whether the device shows another time of day than the site. Compares the clocks, not the names of the zones: Jakarta and
 * Bangkok show the same time.
 * @param now ms since the epoch
 * @param deviceOffset minutes from the device's time to UTC, as `Date.getTimezoneOffset` counts them. @default the device's
 */
export function isElsewhere(now: number, deviceOffset = new Date(now).getTimezoneOffset()): boolean {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const at = (name: string): number => part[name] ?? 0;
  const site = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return Math.round((site - now) / minuteMs) !== -deviceOffset;
}
