import { Warning } from '../components/Warning.tsx';
import { formatTime } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Says that no money begins to move any more, because a maintenance begins. @param start ms since the epoch */
export function MoneyStops({ id, start }: { readonly id: string; readonly start: number }) {
  const language = useLanguage();
  const { t } = useTranslation('maintenanceAhead');
  return (
    <div id={id} role="alert">
      <Warning>{t('moneyStops', { time: formatTime(start, language) })}</Warning>
    </div>
  );
}
