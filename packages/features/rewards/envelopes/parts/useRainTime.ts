import { formatMoment, formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { dayFrom } from '../envelopes.model.ts';
import type { EnvelopeView } from '../envelopes.types.ts';

/** Returns a function that says when a rain is on: its day and its hours. */
export function useRainTime(): (rain: EnvelopeView) => string {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const now = useNow();
  return ({ opensAt, endsAt }) => {
    const day = dayFrom(now(), opensAt);
    if (day === 'later') return t('opensAt', { time: formatMoment(opensAt, language) });
    const [from, until] = [formatTime(opensAt, language), formatTime(endsAt, language)];
    return t('rain.when', { day: t(`rain.${day}`), from, until });
  };
}
