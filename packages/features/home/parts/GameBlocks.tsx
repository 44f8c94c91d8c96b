import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { homeLimits } from '../home.model.ts';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { GameBlock } from './GameBlock.tsx';
import { More } from './More.tsx';

type BlockProps = Pick<HomeScreenProps, 'lobbyHref' | 'onOpen'>;

/** "Continue playing": the player's own latest games. Nothing for those who have none to continue. */
export function RecentGames({ recent, lobbyHref, onOpen }: BlockProps & Pick<HomeScreenProps, 'recent'>) {
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

/** What others play. */
export function HotGames({ hot, lobbyHref, onOpen }: BlockProps & Pick<HomeScreenProps, 'hot'>) {
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
