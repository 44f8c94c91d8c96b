import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { homeLimits } from '../home.model.ts';
import { scroller } from './Block.css.ts';
import { Block } from './Block.tsx';
import { game as gameClass, name } from './RecentGames.css.ts';

/** As many as a phone shows at once. */
const eagerCovers = 5;

/** The games that the player opened last, as small covers. */
export function RecentGames({ recent, onOpen }: { recent: Remote<readonly GameTileView[]>; onOpen: GuardedOpen }) {
  const { t } = useTranslation('home');
  return (
    <Block title={t('recent.title')} remote={recent} skeleton={<RecentSkeleton />}>
      {(games) =>
        games.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <ul role="list" className={scroller} aria-label={t('recent.title')}>
              {games.map((game, index) => (
                <li key={game.nodeId}>
                  <Anchor href={game.href} className={gameClass}>
                    <LazyImage src={game.image} alt="" ratio="3:4" radius="card" eager={index < eagerCovers} />
                    <span className={name}>{game.name}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function RecentSkeleton() {
  return (
    <div className={scroller}>
      {Array.from({ length: homeLimits.recent }, (_, index) => (
        <div key={index} className={gameClass}>
          <Skeleton shape="block" ratio="3:4" />
          <span className={name}>
            <Skeleton shape="text" size="xs" />
          </span>
        </div>
      ))}
    </div>
  );
}
