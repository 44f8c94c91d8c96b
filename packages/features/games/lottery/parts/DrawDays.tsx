import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Weekday, weekdayKey, weekdays } from '../weekday.ts';
import { day as dayClass, days as daysClass } from './DrawDays.css.ts';

/** The draw days of a lottery that is not drawn daily; nothing for the others. Screen readers get a sentence instead. */
export function DrawDays({ days }: { days: readonly Weekday[] }) {
  const { t } = useTranslation('lottery');
  if (days.length === weekdays.length) return null;
  const names = days.map((day) => t(`days.${weekdayKey(day)}`)).join(', ');
  return (
    <div>
      <VisuallyHidden>{t('drawDays', { days: names })}</VisuallyHidden>
      <div className={daysClass} aria-hidden>
        {days.map((day) => (
          <span key={day} className={dayClass}>
            {t(`shortDays.${weekdayKey(day)}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
