import type { Translate } from '#core/i18n/translate.ts';

/** How long someone has played, in minutes and from an hour on in hours and minutes. */
export const playedText = (t: Translate<'limits'>, minutes: number): string =>
  minutes < 60
    ? t('check.minutes', { count: minutes })
    : t('check.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
