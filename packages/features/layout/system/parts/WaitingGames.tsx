import { useId } from 'react';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WaitingGame } from '../system.types.ts';
import { game as gameClass, part, reserved, shelf } from './WaitingGames.css.ts';

export interface WaitingGamesProps {
  games: Remote<readonly WaitingGame[]>;
  /** Number of skeletons while loading. */
  skeletonCount: number;
}

/**
 * Games to look forward to (SYS-02e). A failure shows nothing, but the space stays reserved, so that the content above does
 * not move.
 */
export function WaitingGames({ games, skeletonCount }: WaitingGamesProps) {
  const { t } = useTranslation('system');
  const id = useId();
  if (games.status === 'failed' || (games.status === 'ready' && games.value.length === 0)) {
    return <div className={reserved} />;
  }
  return (
    <section className={`${part} ${reserved}`} aria-labelledby={id}>
      <Heading level={2} size="lg" align="center" id={id}>
        {t('maintenance.waiting')}
      </Heading>
      {games.status === 'loading' ? (
        <ul className={shelf} aria-hidden>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <li key={index} className={gameClass}>
              <Skeleton shape="block" ratio="3:4" />
              <Skeleton shape="text" size="sm" />
            </li>
          ))}
        </ul>
      ) : (
        <ul role="list" className={shelf} aria-labelledby={id}>
          {games.value.map((game) => (
            <Game key={game.nodeId} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Game({ game: { name, vendor, image } }: { game: WaitingGame }) {
  return (
    <li className={gameClass}>
      <LazyImage src={image} alt="" ratio="3:4" radius="card" />
      <div>
        <Text size="sm" weight="medium" lines={2}>
          {name}
        </Text>
        <Text size="xs" tone="muted" lines={1}>
          {vendor}
        </Text>
      </div>
    </li>
  );
}
