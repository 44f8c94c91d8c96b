import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useNearViewport } from '#ui/NearViewport/useNearViewport.ts';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { GamePopupDialogProps, NextPage } from '../gamePopup.types.ts';
import { footer } from '../GamePopupDialog.css.ts';

const skeletonCount = 10;

type VendorGamesProps = Pick<GamePopupDialogProps, 'games' | 'vendor' | 'search' | 'onSearch' | 'onMore' | 'onOpen'>;

/** The games of the popup, in their loading, empty, error and ready states. */
export function VendorGames({ games, vendor, search, onSearch, onMore, onOpen }: VendorGamesProps) {
  const { t } = useTranslation('gamePopup');
  if (games.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{t('loading', { vendor })}</VisuallyHidden>
        <GameGrid>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <GameTileSkeleton key={index} />
          ))}
        </GameGrid>
      </div>
    );
  }
  if (games.status === 'failed') {
    return <FailedState level={3} title={t('failed')} failed={games} />;
  }
  const { games: tiles, nextPage, stale, shownFor } = games.value;
  if (tiles.length === 0) {
    const found = search === '' ? 'empty' : 'notFound';
    return (
      <div role="status">
        <EmptyState
          level={3}
          illustration={<Icon of={SearchX} size="huge" />}
          title={t(found, { search })}
          text={t(`${found}Text`)}
          action={
            found === 'notFound' ? (
              <Button tone="soft" onClick={() => onSearch('')}>
                {t('all')}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  return (
    <>
      {shownFor !== undefined && (
        <Text size="sm" tone="muted">
          {t('shownFor', { name: shownFor })}
        </Text>
      )}
      <GuardedLinks onOpen={onOpen}>
        <GameGrid label={t('games', { vendor })} busy={stale}>
          {tiles.map(({ nodeId, href, name, vendor: by, image, hot, inMaintenance }) => (
            <GameTile
              key={nodeId}
              href={href}
              name={name}
              vendor={by}
              image={image}
              {...(hot && { hotLabel: t('common:hot') })}
              status={inMaintenance && <MaintenanceBadge place="below" />}
            />
          ))}
        </GameGrid>
      </GuardedLinks>
      <ListFooter nextPage={nextPage} onMore={onMore} />
    </>
  );
}

/** Minimum time between two pages (CON-01), in ms. */
const pauseMs = 200;

/** Loads the next page when it comes into view (CON-01), or with its button. */
function ListFooter({ nextPage, onMore }: { nextPage: NextPage; onMore: () => void }) {
  const { t } = useTranslation('gamePopup');
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, (isInView) => isInView && onMore(), { enabled: nextPage.status === 'idle', delayMs: pauseMs });
  if (nextPage.status === 'end') return null;
  return (
    <div ref={end} className={footer}>
      {nextPage.status === 'failed' ? (
        <FailedState compact announce title={t('failed')} failed={nextPage} />
      ) : (
        <Button tone="outline" busy={nextPage.status === 'loading'} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
