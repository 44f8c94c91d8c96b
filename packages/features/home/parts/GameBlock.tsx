import type { ReactNode } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import type { GameTileView } from '../../shared/gameTile.ts';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { GatedOpen } from '../../shared/useGatedOpen.ts';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
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
      <BlockBody remote={games} failed={t(`${name}.failed`)} skeleton={<ShelfSkeleton count={count} />}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState level={3} title={t(`${name}.empty`)} text={t(`${name}.emptyText`)} action={emptyAction} />
            </Card>
          ) : (
            <GatedLinks onOpen={onOpen}>
              <Shelf label={t(`${name}.title`)} games={list} />
            </GatedLinks>
          )
        }
      </BlockBody>
    </Block>
  );
}

function Shelf({ label, games }: { label: string; games: readonly GameTileView[] }) {
  const { t } = useTranslation('shared');
  return (
    <ul role="list" className={shelf} aria-label={label}>
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          href={game.href}
          name={game.name}
          vendor={game.vendor}
          image={game.image}
          {...(game.hot && { hotLabel: t('hot') })}
        />
      ))}
    </ul>
  );
}

function ShelfSkeleton({ count }: { count: number }) {
  return (
    <ul className={shelf}>
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </ul>
  );
}
