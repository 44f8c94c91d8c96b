import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useDateFieldProps } from '#core/report/useDateFieldProps.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { isBackToFront } from '../team.model.ts';
import type { DayFilter, TeamScreenProps } from '../team.types.ts';
import { dayFields } from '../TeamScreen.css.ts';

const dayFilters = ['registered', 'lastBet'] as const;

/** Filters by the days of the registration and of the last bet, each from one day to another. */
export function DayFilters({ view, today, onView }: Pick<TeamScreenProps, 'view' | 'today' | 'onView'>) {
  const { t } = useTranslation('agentTeam');
  const words = useTranslation('records').t;
  const dateField = useDateFieldProps(today);
  return (
    <div className={dayFields}>
      {dayFilters.flatMap((key) => {
        const days = view[key];
        const field = (end: keyof DayFilter, error = '') => (
          <DateField
            {...dateField}
            key={`${key} ${end}`}
            label={t(`dayFilters.${key}.${end}`)}
            value={days[end]}
            error={error}
            onChange={(day) => onView({ [key]: { ...days, [end]: day } })}
          />
        );
        return [field('from'), field('to', isBackToFront(days) ? words('problem.backToFront') : '')];
      })}
    </div>
  );
}
