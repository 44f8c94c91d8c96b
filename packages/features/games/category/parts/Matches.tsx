import { useId, useState } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { CategoryScreenProps, MatchView } from '../category.types.ts';
import { MatchCard, MatchCardSkeleton } from './MatchCard.tsx';
import { grid } from './Matches.css.ts';

/** How many matches are shown before the player asks for more: one row on wide screens. */
const shownAtFirst = 4;

interface MatchesProps extends Pick<CategoryScreenProps, 'onOpen'> {
  matches: Remote<readonly MatchView[]>;
}

/** The matches of the vendors with their odds, those that take bets first (RT-05). */
export function Matches({ matches, onOpen }: MatchesProps) {
  const language = useLanguage();
  const { t } = useTranslation('category');
  const [all, setAll] = useState(false);
  const id = useId();
  const list = matches.status === 'ready' ? matches.value : [];
  const more = list.length - shownAtFirst;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <div>
        <Heading level={2} size="lg" id={id}>
          {t('matches.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('matches.note')}
        </Text>
      </div>
      {matches.status === 'loading' && (
        <LoadingArea>
          <ul className={grid}>
            {Array.from({ length: shownAtFirst }, (_, index) => (
              <MatchCardSkeleton key={index} />
            ))}
          </ul>
        </LoadingArea>
      )}
      {matches.status === 'failed' && <FailedState compact title={t('matches.failed')} failed={matches} />}
      {matches.status === 'ready' && list.length === 0 && (
        <EmptyState title={t('matches.empty')} text={t('matches.emptyText')} />
      )}
      {matches.status === 'ready' && matches.outdated === true && (
        <div role="status">
          <Text size="sm">{t('matches.outdated', { time: formatTime(matches.at, language) })}</Text>
        </div>
      )}
      {list.length > 0 && (
        <GuardedLinks onOpen={onOpen}>
          <ul role="list" aria-labelledby={id} className={grid}>
            {list.slice(0, all ? undefined : shownAtFirst).map((match) => (
              <MatchCard key={match.matchId} match={match} />
            ))}
          </ul>
        </GuardedLinks>
      )}
      {more > 0 && (
        <div>
          <Button tone="soft" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('matches.fewer') : t('matches.more', { count: more })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
