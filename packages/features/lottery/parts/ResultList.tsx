import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { LotteryScreenProps } from '../LotteryScreen.tsx';
import { Balls } from './Balls.tsx';
import { NoLotteries } from './NoLotteries.tsx';
import { list, row, words } from './ResultList.css.ts';

type ResultListProps = Pick<LotteryScreenProps, 'results' | 'query' | 'role' | 'hrefFor' | 'onLogIn'>;

/** LOT-02: the latest winning numbers, of the lotteries that the view leaves. */
export function ResultList(props: ResultListProps) {
  const { results } = props;
  const { t } = useTranslation('lottery');
  const shared = useTranslation('shared').t;
  if (results.status === 'failed') {
    return <FailedState title={t('resultsFailed')} failed={results} />;
  }
  if (results.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={list} aria-hidden>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className={classes(row, surfaces.surface)}>
              <div className={words}>
                <Skeleton shape="text" size="sm" lines={3} />
              </div>
            </div>
          ))}
        </div>
      </div>
    );
  }
  if (results.value.length === 0) return <NoLotteries {...props} />;
  return (
    <ul aria-label={t('results')} aria-busy={results.refreshing} className={list}>
      {results.value.map(({ gameId, numero, name, date, digits }) => (
        <li key={`${gameId} ${numero}`} className={classes(row, surfaces.surface)}>
          <div className={words}>
            <Text weight="medium">{name}</Text>
            <Text as="div" size="sm" numeric>
              {date}
            </Text>
            <Text as="div" size="xs" tone="muted" numeric>
              {t('draw', { numero })}
            </Text>
          </div>
          <Balls digits={digits} />
        </li>
      ))}
    </ul>
  );
}
