import { useId } from 'react';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { otherGamesLimit } from '../launch.model.ts';
import { others, tiles } from './OtherGames.css.ts';

/** Games of other vendors to play during the maintenance of one (SYS-02e). Renders nothing when they fail to load. */
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
