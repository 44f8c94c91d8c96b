import type { DateFieldProps } from '#ui/DateField/DateField.tsx';
import { localeOf } from '../format/locale.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Props that all date fields of reports share: words, language, and no days after today. */
export function useDateFieldProps(today: string): Pick<DateFieldProps, 'labels' | 'locale' | 'today' | 'max'> {
  const { t } = useTranslation('records');
  return {
    today,
    max: today,
    locale: localeOf(useLanguage()),
    labels: {
      open: t('date.open'),
      close: t('common:close'),
      previous: t('date.previous'),
      next: t('date.next'),
      placeholder: t('date.placeholder'),
      invalid: t('date.invalid'),
    },
  };
}
