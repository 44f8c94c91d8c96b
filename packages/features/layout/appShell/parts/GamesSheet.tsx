import { Heart, Search } from 'lucide-react';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AppShellProps, NavCategory } from '../appShell.types.ts';
import { type CategoryFact, shownCategories } from '../games.model.ts';
import { DrawFact } from './DrawFact.tsx';
import { fact as factClass, failed, field, live, tile, tiles } from './GamesSheet.css.ts';
import { useGameFacts } from './useGameFacts.ts';

interface GamesSheetProps extends Pick<AppShellProps, 'role' | 'categories' | 'onSearch'> {
  onClose: () => void;
}

/** Eight categories and the favourites, the size of the sheet while they load. */
const places = 9;

/**
 * The games on phones (NAV-10): a search, a tile per category with one fact of the moment, and the favourites. A tap goes there.
 */
export function GamesSheet({ role, categories, onSearch, onClose }: GamesSheetProps) {
  const { t } = useTranslation('menus');
  const shown = categories.status === 'ready' ? shownCategories(categories.value) : [];
  const facts = useGameFacts(role, shown);
  return (
    <>
      <button
        type="button"
        className={field}
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          onSearch();
        }}
      >
        <Icon of={Search} size="small" />
        <span>{t('games.search')}</span>
      </button>
      {categories.status === 'loading' && (
        <LoadingArea>
          <div className={tiles}>
            {Array.from({ length: places }, (_, place) => (
              <div key={place} className={tile}>
                <Skeleton shape="text" />
              </div>
            ))}
          </div>
        </LoadingArea>
      )}
      {categories.status === 'failed' && (
        <div className={failed}>
          <Text as="span">{t('games.failed')}</Text>
          <Button tone="soft" size="small" busy={categories.refreshing === true} onClick={categories.retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {categories.status === 'ready' && (
        <nav aria-label={t('games.title')}>
          <ul role="list" className={tiles}>
            {shown.map((category) => (
              <Tile
                key={category.type}
                href={category.href}
                icon={navIcons[category.type]}
                name={category.name ?? t(`common:gameTypes.${category.type}`)}
                fact={facts[category.type]}
                inMaintenance={isClosed(category)}
                onClose={onClose}
              />
            ))}
            {role !== 'trial' && (
              <Tile
                href={`${paths.lobby('rng')}?list=fav`}
                icon={Heart}
                name={t('games.favourites')}
                fact={facts.favourites}
                onClose={onClose}
              />
            )}
          </ul>
        </nav>
      )}
    </>
  );
}

const isClosed = ({ vendors }: NavCategory): boolean =>
  vendors.length > 0 && vendors.every(({ inMaintenance }) => inMaintenance);

interface TileProps {
  href: string;
  icon: IconDrawing;
  name: string;
  fact: CategoryFact | undefined;
  /** Every vendor is. @default false */
  inMaintenance?: boolean;
  onClose: () => void;
}

function Tile({ href, icon, name, fact, inMaintenance = false, onClose }: TileProps) {
  return (
    <li>
      <Anchor href={href} className={tile} onClick={onClose}>
        <Icon of={icon} size="large" />
        <span>{name}</span>
        {inMaintenance ? <MaintenanceBadge place="below" /> : fact && <Fact fact={fact} />}
      </Anchor>
    </li>
  );
}

function Fact({ fact }: { fact: CategoryFact }) {
  const { t } = useTranslation('menus');
  if (fact.kind === 'draws') return <DrawFact closings={fact.closings} />;
  return (
    <span className={fact.kind === 'live' ? `${factClass} ${live}` : factClass}>
      {t(`games.facts.${fact.kind}`, { count: fact.count })}
    </span>
  );
}
