import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { homeLimits } from '../home.model.ts';
import type { HomeScreenProps } from '../home.types.ts';
import { GameBlock } from './GameBlock.tsx';
import { More } from './More.tsx';

type RecentGamesProps = Pick<HomeScreenProps, 'recent' | 'lobbyHref' | 'onOpen'>;

/** The block "Continue playing" with the player's recent games. Renders nothing when `recent` is null. */
export function RecentGames({ recent, lobbyHref, onOpen }: RecentGamesProps) {
  const { t } = useTranslation('home');
  if (recent === null) return null;
  return (
    <GameBlock
      name="recent"
      games={recent}
      count={homeLimits.recent}
      onOpen={onOpen}
      emptyAction={
        <ButtonLink tone="soft" href={lobbyHref}>
          {t('recent.browse')}
        </ButtonLink>
      }
    />
  );
}

type HotGamesProps = Pick<HomeScreenProps, 'hot' | 'lobbyHref' | 'onOpen'>;

/** The block of popular games. */
export function HotGames({ hot, lobbyHref, onOpen }: HotGamesProps) {
  const { t } = useTranslation('home');
  return (
    <GameBlock
      name="hot"
      games={hot}
      count={homeLimits.hot}
      onOpen={onOpen}
      aside={<More href={lobbyHref}>{t('hot.all')}</More>}
      emptyAction={
        <ButtonLink tone="soft" href={lobbyHref}>
          {t('hot.all')}
        </ButtonLink>
      }
    />
  );
}
