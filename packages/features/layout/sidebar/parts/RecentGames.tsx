import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { SidebarProps } from '../sidebar.types.ts';
import { cover, empty, entry, list, names } from './RecentGames.css.ts';

const skeletonRows = 6;

export interface RecentGamesProps extends Pick<SidebarProps, 'onOpen' | 'lobbyHref'> {
  recent: Remote<readonly GameTileView[]>;
}

/** The player's latest games, one row each (SID-01a). */
export function RecentGames({ recent, onOpen, lobbyHref }: RecentGamesProps) {
  const { t } = useTranslation('recentGames');
  return (
    <RemoteView
      compact
      remote={recent}
      failed={t('failed')}
      skeleton={
        <div className={list}>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <RowSkeleton key={index} />
          ))}
        </div>
      }
      empty={
        <div className={empty}>
          <Text weight="medium">{t('empty')}</Text>
          <Text size="sm" tone="muted">
            {t('emptyText')}
          </Text>
          <ButtonLink tone="soft" size="small" href={lobbyHref}>
            {t('browse')}
          </ButtonLink>
        </div>
      }
    >
      {(games) => (
        <GuardedLinks onOpen={onOpen}>
          <ul role="list" className={list} aria-label={t('title')}>
            {games.map((game) => (
              <li key={game.nodeId}>
                <Anchor href={game.href} className={entry}>
                  <span className={cover}>
                    <LazyImage src={game.image} alt="" ratio="3:4" radius="control" />
                  </span>
                  <span className={names}>
                    <Text as="span" size="sm" weight="medium" lines={2}>
                      {game.name}
                    </Text>
                    <Text as="span" size="xs" tone="muted" lines={1}>
                      {game.vendor}
                    </Text>
                    {game.inMaintenance && <MaintenanceBadge place="below" />}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </GuardedLinks>
      )}
    </RemoteView>
  );
}

function RowSkeleton() {
  return (
    <span className={entry}>
      <span className={cover}>
        <Skeleton shape="block" ratio="3:4" />
      </span>
      <span className={names}>
        <Skeleton shape="text" size="sm" />
        <Skeleton shape="text" size="xs" />
      </span>
    </span>
  );
}
