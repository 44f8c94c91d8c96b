import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that translates an error of a limit's call. A raise that cannot be confirmed yet names its moment. */
export function useLimitError(language: OfferedLanguage): (error: ApiError) => string {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  return (error) => {
    if (error.kind !== 'refused' || error.code !== 'raise_waits') return errorText(error);
    const { from } = error.detail;
    return typeof from === 'string'
      ? t('refused.raise_waits', { time: formatMoment(Date.parse(from), language) })
      : errorText(error);
  };
}
