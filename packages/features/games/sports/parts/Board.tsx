import { CalendarClock } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { MarketKind } from '#api/matches.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { filledRows } from '../sports.model.ts';
import type { LeagueGroup, SportsScreenProps } from '../sports.types.ts';
import { boneHead, boneRow, card, leagues as leaguesClass } from './League.css.ts';
import { League } from './League.tsx';
import { useAttention } from './useAttention.ts';
import { useSwipe } from './useSwipe.ts';

/** The rows of documents. The others follow after the first paint. */
const firstRows = 2;

interface BoardProps extends Pick<
  SportsScreenProps,
  'list' | 'tab' | 'isPicked' | 'onPick' | 'onMore' | 'onHold' | 'allLeagues' | 'allVendors' | 'homeHref'
> {
  /** The kinds of bets that the rows have room for. */
  kinds: readonly MarketKind[];
  isWide: boolean;
  /** Turns to the next or the previous kind of bet. */
  onTurn: (by: 1 | -1) => void;
}

/** The matches by league, with every state of the list. */
export function Board({ list, kinds, isWide, onTurn, onHold, onMore, ...rest }: BoardProps) {
  const language = useLanguage();
  const { t } = useTranslation('sports');
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstRows);
  const isWhole = most > firstRows;
  const attention = useAttention(onHold);
  const swipe = useSwipe(onTurn);
  if (list.status === 'loading') {
    return (
      <LoadingArea>
        <div className={card}>
          <div className={boneHead} />
          {Array.from({ length: filledRows }, (_, at) => (
            <div key={at} className={boneRow}>
              <Skeleton shape="text" lines={2} size="sm" />
            </div>
          ))}
        </div>
      </LoadingArea>
    );
  }
  if (list.status === 'failed') return <FailedState title={t('failed')} failed={list} />;
  const { groups, nextOnly, severalVendors } = list.value;
  return (
    <>
      {list.outdated === true && (
        <div role="status">
          <Text size="sm">{t('outdated', { time: formatTime(list.at, language) })}</Text>
        </div>
      )}
      {(nextOnly || groups.length === 0) && <Nothing hasNext={groups.length > 0} {...rest} />}
      {groups.length > 0 && (
        <div {...attention} {...swipe} className={leaguesClass}>
          {cut(groups, most).map(({ league, rows }) => (
            <League
              key={league.id}
              league={league}
              most={rows}
              kinds={kinds}
              severalVendors={severalVendors}
              isWide={isWide}
              isPicked={rest.isPicked}
              onPick={rest.onPick}
            />
          ))}
        </div>
      )}
      {onMore && isWhole && (
        <div>
          <Button tone="soft" size="small" busy={list.refreshing} onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
      {groups.length > 0 && isWhole && (
        <Text size="sm" tone="muted">
          {t('note')}
        </Text>
      )}
    </>
  );
}

/** The leagues that have some of the first rows, with how many of them. */
function cut(groups: readonly LeagueGroup[], most: number): { league: LeagueGroup; rows: number }[] {
  let left = most;
  return groups.flatMap((league) => {
    const rows = Math.min(left, league.matches.length);
    left -= rows;
    return rows > 0 ? [{ league, rows }] : [];
  });
}

/** Nothing to list. What comes next follows, or the way to more. */
function Nothing({
  tab,
  hasNext,
  allLeagues,
  allVendors,
  homeHref,
}: Pick<BoardProps, 'tab' | 'allLeagues' | 'allVendors' | 'homeHref'> & { hasNext: boolean }) {
  const { t } = useTranslation('sports');
  if (hasNext) {
    return (
      <EmptyState
        size="compact"
        illustration={<Icon of={CalendarClock} size="xlarge" />}
        title={t('empty.live')}
        text={t('empty.next')}
      />
    );
  }
  const narrowed = !allLeagues.active ? allLeagues : !allVendors.active ? allVendors : null;
  return (
    <EmptyState
      title={t(tab === 'live' ? 'empty.live' : 'empty.title')}
      text={t('empty.text')}
      action={
        narrowed === null ? (
          <ButtonLink href={homeHref}>{t('empty.home')}</ButtonLink>
        ) : (
          <ButtonLink href={narrowed.href}>
            {t(narrowed === allLeagues ? 'filter.allLeagues' : 'filter.allVendors')}
          </ButtonLink>
        )
      }
    />
  );
}
