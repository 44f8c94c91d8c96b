import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type Weekday, weekdayKey, weekdays } from '../weekday.ts';
import { day as dayClass, days as daysClass } from './DrawDays.css.ts';

/** A week, with the days on which a lottery is drawn marked; read out as a sentence. */
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
