import { useId } from 'react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { RankingList } from '../../ranking/RankingList.tsx';
import type { MissionsScreenProps, Weeks } from '../missions.types.ts';

interface RankingProps extends Pick<MissionsScreenProps, 'chosenId' | 'leaderboard' | 'onChoose'> {
  weeks: Weeks;
}

/** The ranking of a mission: the best players, and the player's own place below them where it is not among them. */
export function Ranking({ weeks, chosenId, leaderboard, onChoose }: RankingProps) {
  const language = useLanguage();
  const { t } = useTranslation('missions');
  const id = useId();
  const options = [
    ...weeks.current.map(({ id: value, name }) => ({ value, label: name })),
    ...weeks.past.map(({ id: value, name }) => ({ value, label: t('endedName', { name }) })),
  ];
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('ranking')}
      </Heading>
      <Select label={t('ofMission')} value={chosenId ?? ''} onChange={onChoose} options={options} />
      <RemoteView
        compact
        level={4}
        remote={leaderboard}
        failed={t('rankingFailed')}
        skeleton={<Skeleton shape="text" lines={6} />}
      >
        {({ list, own }, refreshing) =>
          list.length === 0 ? (
            <Text tone="muted">{t('rankingEmpty')}</Text>
          ) : (
            <>
              <RankingList list={list} own={own} ownName={(name) => t('you', { name })} refreshing={refreshing} />
              {leaderboard.status === 'ready' && (
                <Text size="sm" tone="muted">
                  {own === null && <span>{`${t('notRanked')} `}</span>}
                  <span>{t('rules', { time: formatTime(leaderboard.at, language) })}</span>
                </Text>
              )}
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}
