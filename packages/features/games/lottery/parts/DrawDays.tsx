import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Weekday, weekdayKey, weekdays } from '../weekday.ts';
import { day as dayClass, days as daysClass } from './DrawDays.css.ts';

/** A week with the draw days of a lottery marked. Screen readers get a sentence instead. */
export function DrawDays({ days }: { days: readonly Weekday[] }) {
  const { t } = useTranslation('lottery');
  const names = days.map((day) => t(`days.${weekdayKey(day)}`)).join(', ');
  return (
    <div>
      <VisuallyHidden>{days.length === weekdays.length ? t('daily') : t('drawDays', { days: names })}</VisuallyHidden>
      <div className={daysClass} aria-hidden>
        {weekdays.map((day) => (
          <span key={day} className={dayClass({ drawn: days.includes(day) })}>
            {t(`shortDays.${weekdayKey(day)}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
