import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FurtherGames } from '../gamePopup.model.ts';
import { further as furtherClass } from '../GamePopupDialog.css.ts';
import type { GamePopupDialogProps } from '../GamePopupDialog.tsx';
import { useEndInView } from '../useEndInView.ts';

const placesKept = 10;

type VendorGamesProps = Pick<GamePopupDialogProps, 'games' | 'vendor' | 'search' | 'onSearch' | 'onMore' | 'onOpen'>;

export function VendorGames({ games, vendor, search, onSearch, onMore, onOpen }: VendorGamesProps) {
  const { t } = useTranslation('gamePopup');
  const shared = useTranslation('shared').t;
  if (games.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{t('loading', { vendor })}</VisuallyHidden>
        <GameGrid>
          {Array.from({ length: placesKept }, (_, index) => (
            <GameTileSkeleton key={index} />
          ))}
        </GameGrid>
      </div>
    );
  }
  if (games.status === 'failed') {
    return <FailedState level={3} title={t('failed')} failed={games} />;
  }
  const { games: tiles, further, stale, shownFor } = games.value;
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
      <GatedLinks onOpen={onOpen}>
        <GameGrid label={t('games', { vendor })} busy={stale}>
          {tiles.map(({ nodeId, href, name, vendor: by, image, hot }) => (
            <GameTile
              key={nodeId}
              href={href}
              name={name}
              vendor={by}
              image={image}
              {...(hot && { hotLabel: shared('hot') })}
            />
          ))}
        </GameGrid>
      </GatedLinks>
      <Further further={further} onMore={onMore} />
    </>
  );
}

/** How the list goes on: by itself when its end comes into view (CON-01), by a press where it does not. */
function Further({ further, onMore }: { further: FurtherGames; onMore: () => void }) {
  const { t } = useTranslation('gamePopup');
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, further.status === 'idle', onMore);
  if (further.status === 'end') return null;
  return (
    <div ref={end} className={furtherClass}>
      {further.status === 'failed' ? (
        <FailedState compact announce title={t('failed')} failed={further} />
      ) : (
        <Button tone="outline" busy={further.status === 'loading'} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
