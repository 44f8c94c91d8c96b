import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { GameTileView } from '../../shared/gameTile.ts';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { GatedOpen } from '../../shared/useGatedOpen.ts';
import { Block } from './Block.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import { shelf } from './GameBlock.css.ts';

export interface GameBlockProps {
  /** Which words it uses. */
  name: 'recent' | 'hot';
  games: Remote<readonly GameTileView[]>;
  /** How many places are kept while loading. */
  count: number;
  onOpen: GatedOpen;
  aside?: ReactNode;
  /** What to do when there are none. */
  emptyAction: ReactNode;
}

/** A block of games: a shelf to push along on phones, whole rows on wide screens. */
export function GameBlock({ name, games, count, onOpen, aside, emptyAction }: GameBlockProps) {
  const { t } = useTranslation('home');
  return (
    <Block title={t(`${name}.title`)} aside={aside}>
      <Shelf name={name} games={games} count={count} onOpen={onOpen} emptyAction={emptyAction} />
    </Block>
  );
}

function Shelf({ name, games, count, onOpen, emptyAction }: Omit<GameBlockProps, 'aside'>) {
  const { t } = useTranslation('home');
  const shared = useTranslation('shared').t;
  if (games.status === 'failed') {
    return <BlockFailed title={t(`${name}.failed`)} error={games.error} retry={games.retry} />;
  }
  if (games.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <ul className={shelf} aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            <GameTileSkeleton key={index} />
          ))}
        </ul>
      </div>
    );
  }
  if (games.value.length === 0) {
    return (
      <Card>
        <EmptyState level={3} title={t(`${name}.empty`)} text={t(`${name}.emptyText`)} action={emptyAction} />
      </Card>
    );
  }
  return (
    <GatedLinks onOpen={onOpen}>
      <ul role="list" className={shelf} aria-label={t(`${name}.title`)}>
        {games.value.map((game) => (
          <GameTile
            key={game.nodeId}
            href={game.href}
            name={game.name}
            vendor={game.vendor}
            image={game.image}
            {...(game.hot && { hotLabel: shared('hot') })}
          />
        ))}
      </ul>
    </GatedLinks>
  );
}
