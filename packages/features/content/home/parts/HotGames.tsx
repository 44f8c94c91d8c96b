import { Play } from 'lucide-react';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { homeLimits } from '../home.model.ts';
import type { HomeScreenProps } from '../home.types.ts';
import { Block } from './Block.tsx';
import { grid } from './HotGames.css.ts';
import { More } from './More.tsx';

/** As many as a phone shows at once. */
const eagerTiles = 3;

interface HotGamesProps {
  hot: Remote<readonly GameTileView[]>;
  /** The list of all games. */
  href: string;
  firstGame: HomeScreenProps['firstGame'];
  onOpen: GuardedOpen;
}

/** The popular games, the first one four times as large as the others. */
export function HotGames({ hot, firstGame, href, onOpen }: HotGamesProps) {
  const { t } = useTranslation('home');
  const action = firstGame && (
    <ButtonLink href={firstGame.href} size="small" icon={<Icon of={Play} size="small" />}>
      {t(`hot.${firstGame.kind}`)}
    </ButtonLink>
  );
  return (
    <Block title={t('hot.title')} remote={hot} aside={<More href={href}>{t('all')}</More>} skeleton={<GridSkeleton />}>
      {(games) =>
        games.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <ul role="list" className={grid} aria-label={t('hot.title')}>
              {games.map((game, index) => (
                <GameTile
                  key={game.nodeId}
                  href={game.href}
                  name={game.name}
                  vendor={game.vendor}
                  image={game.image}
                  eager={index < eagerTiles}
                  {...(index === 0 && { size: 'large', ...(action && { action }) })}
                  {...(index === 0 && game.hot && { hotLabel: t('hot.today') })}
                />
              ))}
            </ul>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function GridSkeleton() {
  return (
    <ul className={grid}>
      {Array.from({ length: homeLimits.hot }, (_, index) => (
        <GameTileSkeleton key={index} size={index === 0 ? 'large' : 'normal'} />
      ))}
    </ul>
  );
}
