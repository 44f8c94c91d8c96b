import type { OfferedLanguage } from '#api/primitives.ts';
import type { DateFieldProps } from '#ui/DateField/DateField.tsx';
import { localeOf } from '../format/locale.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Props that all date fields of the records share: words, language, and no days after today. */
export function useDateFieldProps(
  language: OfferedLanguage,
  today: string,
): Pick<DateFieldProps, 'labels' | 'locale' | 'today' | 'max'> {
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  return {
    today,
    max: today,
    locale: localeOf(language),
    labels: {
      open: t('date.open'),
      close: shared('close'),
      previous: t('date.previous'),
      next: t('date.next'),
      placeholder: t('date.placeholder'),
      invalid: t('date.invalid'),
    },
  };
}
