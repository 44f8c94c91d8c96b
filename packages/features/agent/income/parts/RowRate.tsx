import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { none } from '#core/report/columns.tsx';
import type { IncomeRowView } from '../income.types.ts';
import { segment, segments as list, summary } from './RowRate.css.ts';

/** The rate of a row. Where it has changed, it opens what was applied until when. */
export function RowRate({ rate, segments }: Pick<IncomeRowView, 'rate' | 'segments'>) {
  const { t } = useTranslation('agentReports');
  const language = useLanguage();
  if (rate !== null) return <span>{t('percent', { rate })}</span>;
  if (segments.length === 0) return none;
  return (
    <details>
      <summary className={summary}>{t('income.severalRates')}</summary>
      <ul role="list" className={list}>
        {segments.map((each, at) => (
          <li key={each.from} className={segment}>
            {at === segments.length - 1
              ? t('income.rateAfter', { rate: each.rate })
              : t('income.rateUntil', { rate: each.rate, time: formatTime(Date.parse(each.to), language) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
