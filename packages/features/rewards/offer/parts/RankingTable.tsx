import { useId } from 'react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { RankingList } from '../../ranking/RankingList.tsx';
import type { Ranking } from '../offer.types.ts';

interface RankingTableProps {
  ranking: Remote<Ranking>;
  /** What the places get, the first first. */
  prizes: readonly string[];
}

/** The best players of a promotion with what their places get, and the player's own place. */
export function RankingTable({ ranking, prizes }: RankingTableProps) {
  const language = useLanguage();
  const { t } = useTranslation('offer');
  const money = useMoneyText();
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('ranking.title')}
      </Heading>
      <RemoteView
        compact
        level={4}
        remote={ranking}
        failed={t('ranking.failed')}
        skeleton={<Skeleton shape="text" lines={6} />}
      >
        {({ list, own, at }) =>
          list.length === 0 ? (
            <Text tone="muted">{t('ranking.empty')}</Text>
          ) : (
            <>
              <RankingList
                list={list}
                own={own}
                ownName={(name) => t('ranking.you', { name })}
                noteOf={(rank) => {
                  const prize = prizes[rank - 1];
                  return prize === undefined ? undefined : t('ranking.prize', { amount: money(prize) });
                }}
              />
              <Text size="sm" tone="muted">
                {own === null && <span>{`${t('ranking.notRanked')} `}</span>}
                <span>{t('ranking.at', { time: formatTime(Date.parse(at), language) })}</span>
              </Text>
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}
