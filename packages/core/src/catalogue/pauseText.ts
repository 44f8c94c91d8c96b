import type { NearMoment } from '../format/nearMoment.ts';

/** The maintenance of a vendor; `until` is null when its end is unknown. */
export interface VendorPause {
  readonly until: NearMoment | null;
}

type Words = (key: 'pause.open' | 'pause.until' | 'pause.untilDay', values: Readonly<Record<string, string>>) => string;

/** Says that a vendor is in maintenance and until when, in the words of a page: `pause.open`, `pause.until`, `pause.untilDay`. */
export const pauseText = (t: Words, vendor: string, { until }: VendorPause): string =>
  until === null
    ? t('pause.open', { vendor })
    : t(until.dated ? 'pause.untilDay' : 'pause.until', { vendor, time: until.time });
