import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { Balls } from './Balls.tsx';
import { NoLotteries } from './NoLotteries.tsx';
import { details, list, row } from './ResultList.css.ts';

type ResultListProps = Pick<LotteryScreenProps, 'results' | 'query' | 'role' | 'hrefFor' | 'onLogIn'>;

/** The latest winning numbers of the matching lotteries (LOT-02). */
export function ResultList({ results, query, role, hrefFor, onLogIn }: ResultListProps) {
  const { t } = useTranslation('lottery');
  return (
    <RemoteView
      remote={results}
      failed={t('resultsFailed')}
      skeleton={
        <div className={list}>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className={classes(row, surfaces.surface)}>
              <div className={details}>
                <Skeleton shape="text" size="sm" lines={3} />
              </div>
            </div>
          ))}
        </div>
      }
      empty={<NoLotteries query={query} role={role} hrefFor={hrefFor} onLogIn={onLogIn} />}
    >
      {(entries, refreshing) => (
        <ul aria-label={t('results')} aria-busy={refreshing} className={list}>
          {entries.map(({ gameId, numero, name, date, digits }) => (
            <li key={`${gameId} ${numero}`} className={classes(row, surfaces.surface)}>
              <div className={details}>
                <Text weight="medium">{name}</Text>
                <Text as="div" size="sm" numeric>
                  {date}
                </Text>
                <Text as="div" size="xs" tone="muted" numeric>
                  {t('draw', { numero })}
                </Text>
              </div>
              {digits.length > 0 ? <Balls digits={digits} /> : <Text size="sm">{t('drawn.void')}</Text>}
            </li>
          ))}
        </ul>
      )}
    </RemoteView>
  );
}
