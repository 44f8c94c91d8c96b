import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { dayFrom } from '../envelopes.model.ts';
import type { EnvelopeView } from '../envelopes.types.ts';

/** Returns a function that says when a rain is on: its day and its hours. */
export function useRainTime(now: () => number, language: OfferedLanguage): (rain: EnvelopeView) => string {
  const { t } = useTranslation('envelopes');
  return ({ opensAt, endsAt }) => {
    const day = dayFrom(now(), opensAt);
    if (day === 'later') return t('opensAt', { time: formatMoment(opensAt, language) });
    const [from, until] = [formatTime(opensAt, language), formatTime(endsAt, language)];
    return t('rain.when', { day: t(`rain.${day}`), from, until });
  };
}
