import { type RefObject, memo, useDeferredValue } from 'react';
import { siteConstants } from '#api/primitives.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Role } from '#core/session/role.ts';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useHeartFocus } from '../../favourites/useHeartFocus.ts';
import { type LobbyQuery, whyEmpty } from '../lobby.model.ts';
import type { LobbyTile, LobbyScreenProps } from '../lobby.types.ts';
import { NoGames } from './NoGames.tsx';
import { ShownFor } from './ShownFor.tsx';
import { useProgressiveParts } from './useProgressiveParts.ts';

/** The first covers are in view on every screen size, so they are fetched eagerly. */
const eagerTiles = 4;
/** Tiles rendered per frame: what a slow phone manages in time, and one row on wide screens. */
const tilesPerFrame = 5;

type GameResultsProps = Pick<
  LobbyScreenProps,
  'games' | 'query' | 'role' | 'hrefFor' | 'onChange' | 'onLogIn' | 'onOpen'
>;

/** The game list with its pagination. The region itself never unmounts, so that focus and live announcements survive. */
export function GameResults(props: GameResultsProps) {
  const { t } = useTranslation('lobby');
  // The clicked choice renders at once; the tiles follow in parts and do not block input.
  const deferred = useDeferredValue(props);
  const parts = useProgressiveParts(deferred, countParts(deferred));
  const heartFocus = useHeartFocus();
  return (
    <div
      role="group"
      aria-label={t('games')}
      aria-busy={parts.every((part) => part === props) ? undefined : true}
      tabIndex={-1}
      {...heartFocus}
    >
      <VisuallyHidden>
        <span role="status">{useAnnouncement(props)}</span>
      </VisuallyHidden>
      <Results parts={parts} latest={deferred} region={heartFocus.ref} />
    </div>
  );
}

/** Number of parts to render. Favourites render at once, because removing one moves all tiles after it. */
function countParts({ games, query }: GameResultsProps): number {
  if (query.list === 'fav' || games.status === 'failed') return 1;
  const tiles = games.status === 'ready' ? games.value.tiles.length : siteConstants.pageSize;
  return Math.max(1, Math.ceil(tiles / tilesPerFrame));
}

/** What a screen reader announces about the list; '' while the next answer loads. */
function useAnnouncement({ games, query, role }: GameResultsProps): string {
  const { t } = useTranslation('lobby');
  const none = () => t(`empty.${whyEmpty(query, role)}`, { search: query.search });
  if (isRefused(query, role)) return none();
  if (games.status === 'loading') return t('common:loading');
  if (games.status === 'failed') return games.refreshing === true ? '' : t('failed');
  if (games.refreshing) return '';
  const { tiles, totalPages, shownFor } = games.value;
  if (tiles.length === 0) return none();
  return [
    ...(shownFor === undefined ? [] : [t('shownFor', { name: shownFor })]),
    totalPages > 1 ? t('pageOf', { page: query.pageNo, pages: totalPages }) : t('found', { total: tiles.length }),
  ].join(' · ');
}

/** Whether the list needs an account that the player does not have (ROL-01, ROL-04). */
const isRefused = (query: LobbyQuery, role: Role): boolean =>
  (['visitor', 'trial'] as string[]).includes(whyEmpty(query, role));

interface ResultsProps {
  latest: GameResultsProps;
  /** The props that each part of the list renders; undefined for a part that has not been rendered yet. */
  parts: readonly (GameResultsProps | undefined)[];
  region: RefObject<HTMLElement | null>;
}

const Results = memo(function Results({ latest, parts, region }: ResultsProps) {
  const { games, query, role, hrefFor, onChange, onLogIn, onOpen } = latest;
  const { t } = useTranslation('lobby');
  const noGames = <NoGames query={query} role={role} hrefFor={hrefFor} onLogIn={onLogIn} />;
  if (isRefused(query, role)) return noGames;
  if (games.status === 'loading') {
    return (
      <LoadingArea quiet>
        <GameGrid>
          <Skeletons count={siteConstants.pageSize} />
        </GameGrid>
      </LoadingArea>
    );
  }
  if (games.status === 'failed') return <FailedState title={t('failed')} failed={games} />;
  const { tiles, totalPages, shownFor } = games.value;
  if (tiles.length === 0) return noGames;
  return (
    <Stack gap="lg">
      {shownFor !== undefined && <ShownFor name={shownFor} typed={query.search} exactHref={hrefFor({ exact: true })} />}
      <GuardedLinks onOpen={onOpen}>
        <GameGrid label={t('games')} busy={games.refreshing}>
          {parts.map((part, at) => (
            <Part key={at} props={part} at={at} only={parts.length === 1} />
          ))}
        </GameGrid>
      </GuardedLinks>
      {totalPages > 1 && (
        <Pagination
          label={t('pages')}
          labels={{ first: t('first'), previous: t('previous'), next: t('next'), last: t('last') }}
          page={query.pageNo}
          totalPages={totalPages}
          announce={false}
          status={t('pageOf', { page: query.pageNo, pages: totalPages })}
          busy={games.refreshing}
          hrefFor={(pageNo) => hrefFor({ pageNo })}
          onPageChange={(pageNo) => {
            // Shows and focuses the start of the new page.
            region.current?.focus();
            region.current?.scrollIntoView();
            onChange({ pageNo });
          }}
        />
      )}
    </Stack>
  );
});

interface PartProps {
  props: GameResultsProps | undefined;
  at: number;
  /** It is the only part, and renders all tiles. */
  only: boolean;
}

/** A group of tiles, or their placeholders. */
const Part = memo(function Part({ props, at, only }: PartProps) {
  if (props?.games.status !== 'ready') return <Skeletons count={tilesPerFrame} />;
  const { games, query } = props;
  const { tiles } = games.value;
  const first = at * tilesPerFrame;
  return (only ? tiles : tiles.slice(first, first + tilesPerFrame)).map((tile, index) => (
    // Keyed by position, a new page reuses the tiles of the previous one: mounting fifteen new tiles takes a slow phone
    // twice as long. Favourites are removed one by one, so each keeps its own tile and the focus moves to the next.
    <Tile key={query.list === 'fav' ? tile.nodeId : index} tile={tile} eager={first + index < eagerTiles} />
  ));
});

const Skeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <GameTileSkeleton key={index} />);

function Tile({ tile, eager }: { tile: LobbyTile; eager: boolean }) {
  const { t } = useTranslation('lobby');
  const { favourite } = tile;
  return (
    <GameTile
      href={tile.href}
      name={tile.name}
      vendor={tile.vendor}
      image={tile.image}
      eager={eager}
      {...(tile.hot && { hotLabel: t('common:hot') })}
      status={tile.inMaintenance && <MaintenanceBadge place="below" />}
      {...(favourite && {
        favourite: {
          label: t('favourite', { name: tile.name }),
          pressed: favourite.active,
          busy: favourite.busy,
          onToggle: favourite.toggle,
        },
      })}
    />
  );
}
