import { useId } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { game as gameClass, kept, part, shelf } from './WaitingGames.css.ts';

/** A game as a picture of what is to come: nothing to press, since nothing can be played. */
export interface WaitingGame {
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** Null when the platform's address is not one we may load. */
  readonly image: string | null;
}

export interface WaitingGamesProps {
  games: Remote<readonly WaitingGame[]>;
  /** How many places are kept while loading. */
  places: number;
}

/**
 * SYS-02e. A failure is passed over in silence: a closed site that cannot show its games either has nothing more to say.
 * Its place is kept all the same, so that nothing above it moves.
 */
export function WaitingGames({ games, places }: WaitingGamesProps) {
  const { t } = useTranslation('system');
  const id = useId();
  if (games.status === 'failed' || (games.status === 'ready' && games.value.length === 0)) {
    return <div className={kept} />;
  }
  return (
    <section className={`${part} ${kept}`} aria-labelledby={id}>
      <Heading level={2} size="lg" align="center" id={id}>
        {t('maintenance.waiting')}
      </Heading>
      {games.status === 'loading' ? (
        <ul className={shelf} aria-hidden>
          {Array.from({ length: places }, (_, index) => (
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
