import type { ReactNode } from 'react';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { classes } from '#ui/Box/element.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { still } from '#ui/Skeleton/Skeleton.css.ts';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { emptyShelf, middle, shelf } from './GameBlock.css.ts';

/** As many as fit into the row on a phone. */
const eagerTiles = 4;

interface GameBlockProps {
  /** Selects the messages of the block. */
  name: 'recent' | 'hot';
  games: Remote<readonly GameTileView[]>;
  /** Number of placeholders while loading. */
  count: number;
  onOpen: GuardedOpen;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  /** Action of the empty state. */
  emptyAction: ReactNode;
}

/** A block of game tiles: a scrollable row on phones, a grid on wide screens. */
export function GameBlock({ name, games, count, onOpen, aside, emptyAction }: GameBlockProps) {
  const { t } = useTranslation('home');
  return (
    <Block title={t(`${name}.title`)} aside={aside}>
      <BlockBody remote={games} failed={t(`${name}.failed`)} skeleton={<ShelfSkeleton count={count} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyShelf count={count}>
              <EmptyState level={3} title={t(`${name}.empty`)} text={t(`${name}.emptyText`)} action={emptyAction} />
            </EmptyShelf>
          ) : (
            <GuardedLinks onOpen={onOpen}>
              <Shelf label={t(`${name}.title`)} games={list} />
            </GuardedLinks>
          )
        }
      </BlockBody>
    </Block>
  );
}

function Shelf({ label, games }: { label: string; games: readonly GameTileView[] }) {
  const { t } = useTranslation('common');
  return (
    <ul role="list" className={shelf} aria-label={label}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          href={game.href}
          name={game.name}
          vendor={game.vendor}
          image={game.image}
          eager={index < eagerTiles}
          {...(game.hot && { hotLabel: t('hot') })}
          status={game.inMaintenance && <MaintenanceBadge place="below" />}
        />
      ))}
    </ul>
  );
}

/** As tall as the placeholders, so that nothing below moves when the list turns out to be empty. */
function EmptyShelf({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={classes(emptyShelf, still)}>
      <ShelfSkeleton count={count} />
      <Card padding="none">
        <div className={middle}>{children}</div>
      </Card>
    </div>
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
