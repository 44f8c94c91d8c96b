import { useId } from 'react';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import type { GameTileView } from '../../shared/gameTile.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { otherGamesLimit } from '../launch.model.ts';
import { others, tiles } from './OtherGames.css.ts';

/** SYS-02e, for one vendor: games of others that can be played meanwhile. Passed over when they do not come. */
export function OtherGames({ games }: { games: Remote<readonly GameTileView[]> }) {
  const { t } = useTranslation('launch');
  const id = useId();
  if (games.status === 'failed' || (games.status === 'ready' && games.value.length === 0)) return null;
  return (
    <section className={others} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {t('others')}
      </Heading>
      {games.status === 'loading' ? (
        <ul className={tiles} aria-hidden>
          {Array.from({ length: otherGamesLimit }, (_, index) => (
            <GameTileSkeleton key={index} />
          ))}
        </ul>
      ) : (
        <ul role="list" className={tiles} aria-labelledby={id}>
          {games.value.map(({ nodeId, href, name, vendor, image }) => (
            <GameTile key={nodeId} href={href} name={name} vendor={vendor} image={image} />
          ))}
        </ul>
      )}
    </section>
  );
}
