import { type RefObject, memo, useDeferredValue } from 'react';
import { siteConstants } from '#api/primitives.ts';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTile, GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useHeartFocus } from '../../shared/useHeartFocus.ts';
import type { LobbyTile, SlotLobbyScreenProps } from '../SlotLobbyScreen.tsx';
import { whyEmpty } from '../slots.model.ts';
import { NoGames } from './NoGames.tsx';
import { ShownFor } from './ShownFor.tsx';
import { useInParts } from './useInParts.ts';

/** The first covers are in view on every screen: they are fetched at once. */
const priorityTiles = 4;
/** As many as a frame has time for on a slow phone; a row on wide screens. */
const tilesPerFrame = 5;

type GameResultsProps = Pick<
  SlotLobbyScreenProps,
  'games' | 'query' | 'role' | 'hrefFor' | 'onChange' | 'onLogIn' | 'onOpen'
>;

/** The games, in one region that stays whatever comes of them: what has the focus in it, and what is said about it. */
export function GameResults(props: GameResultsProps) {
  const { t } = useTranslation('slots');
  // The choice that was pressed shows at once; the tiles that follow from it are drawn in pieces, and hold up nothing.
  const drawn = useDeferredValue(props);
  const parts = useInParts(drawn, partsOf(drawn));
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
        <span role="status">{useResultWords(props)}</span>
      </VisuallyHidden>
      <Results parts={parts} whole={drawn} region={heartFocus.ref} />
    </div>
  );
}

/** Favourites are taken out one by one, which moves all that follow: those are drawn at once. */
function partsOf({ games, query }: GameResultsProps): number {
  if (query.list === 'fav' || games.status === 'failed') return 1;
  const tiles = games.status === 'ready' ? games.value.tiles.length : siteConstants.pageSize;
  return Math.max(1, Math.ceil(tiles / tilesPerFrame));
}

/** What somebody who does not see the list is told about it; nothing while the next answer is on its way. */
function useResultWords({ games, query, role }: GameResultsProps): string {
  const { t } = useTranslation('slots');
  const shared = useTranslation('shared').t;
  const none = () => t(`empty.${whyEmpty(query, role)}`, { search: query.search });
  if (isRefused(query, role)) return none();
  if (games.status === 'loading') return shared('loading');
  if (games.status === 'failed') return games.refreshing === true ? '' : t('failed');
  if (games.refreshing) return '';
  const { tiles, totalPages, shownFor } = games.value;
  if (tiles.length === 0) return none();
  return [
    ...(shownFor === undefined ? [] : [t('shownFor', { name: shownFor })]),
    totalPages > 1 ? t('pageOf', { page: query.pageNo, pages: totalPages }) : t('found', { total: tiles.length }),
  ].join(' · ');
}

/** ROL-01, ROL-04: the player's own lists belong to an account. */
const isRefused = (...asked: Parameters<typeof whyEmpty>): boolean =>
  (['visitor', 'trial'] as string[]).includes(whyEmpty(...asked));

interface ResultsProps {
  whole: GameResultsProps;
  /** How far each part of the list has been drawn. */
  parts: readonly (GameResultsProps | undefined)[];
  region: RefObject<HTMLElement | null>;
}

const Results = memo(function Results({ whole, parts, region }: ResultsProps) {
  const { games, query, role, hrefFor, onChange, onOpen } = whole;
  const { t } = useTranslation('slots');
  if (isRefused(query, role)) return <NoGames {...whole} />;
  if (games.status === 'loading') {
    return (
      <GameGrid>
        <Skeletons count={siteConstants.pageSize} />
      </GameGrid>
    );
  }
  if (games.status === 'failed') return <FailedState title={t('failed')} failed={games} />;
  const { tiles, totalPages, shownFor } = games.value;
  if (tiles.length === 0) return <NoGames {...whole} />;
  return (
    <Stack gap="lg">
      {shownFor !== undefined && <ShownFor name={shownFor} typed={query.search} exactHref={hrefFor({ exact: true })} />}
      <GatedLinks onOpen={onOpen}>
        <GameGrid label={t('games')} busy={games.refreshing}>
          {parts.map((part, at) => (
            <Part key={at} drawn={part} at={at} only={parts.length === 1} />
          ))}
        </GameGrid>
      </GatedLinks>
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
            // A page begins at its beginning, for the eyes and for the keyboard.
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
  drawn: GameResultsProps | undefined;
  at: number;
  /** There is no other part. */
  only: boolean;
}

/** Some tiles of the list, or their places. */
const Part = memo(function Part({ drawn, at, only }: PartProps) {
  if (drawn?.games.status !== 'ready') return <Skeletons count={tilesPerFrame} />;
  const { games, query } = drawn;
  const { tiles } = games.value;
  const first = at * tilesPerFrame;
  return (only ? tiles : tiles.slice(first, first + tilesPerFrame)).map((tile, index) => (
    // A page takes over the tiles of the one before: fifteen new ones cost a slow phone twice the time. Where games
    // are taken out one by one each keeps its own, and the focus goes to another heart, which says its name.
    <Tile key={query.list === 'fav' ? tile.nodeId : index} tile={tile} priority={first + index < priorityTiles} />
  ));
});

const Skeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <GameTileSkeleton key={index} />);

function Tile({ tile, priority }: { tile: LobbyTile; priority: boolean }) {
  const { t } = useTranslation('slots');
  const shared = useTranslation('shared').t;
  const { favourite } = tile;
  return (
    <GameTile
      href={tile.href}
      name={tile.name}
      vendor={tile.vendor}
      image={tile.image}
      priority={priority}
      {...(tile.hot && { hotLabel: shared('hot') })}
      {...(favourite && {
        favourite: {
          label: t('favourite', { name: tile.name }),
          pressed: favourite.kept,
          busy: favourite.busy,
          onToggle: favourite.toggle,
        },
      })}
    />
  );
}
