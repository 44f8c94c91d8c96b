import { useEffect } from 'react';
import { gameRecent } from '#api/favourites.ts';
import { siteConstants } from '#api/primitives.ts';
import { memberBets } from '#api/records.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePracticePath } from '#core/catalogue/practice.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useWithSettled } from '#core/live/settledBets.ts';
import { paths } from '#core/routing/paths.ts';
import { useMember } from '#core/session/member.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite } from '#core/site/site.ts';
import { homeLimits, toOpenBet } from './home.model.ts';
import type { HomeScreenProps } from './home.types.ts';
import { connectedNearBlock } from './parts/connectedNearBlock.tsx';
import { preloadBets } from './parts/OpenBetList.tsx';
import { useRewardsAndStart } from './useRewardsAndStart.ts';

/** The longest range that the platform lists bets in, in days. No bet stays open for longer. */
const openDays = 30;

/** Provides the props of the home page. What loads near the viewport reads for itself. */
export function useHomeScreen(): HomeScreenProps {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const site = useSite();
  const { role } = useMember();
  const onOpen = useGuardedOpen();
  const categories = useCategories();
  const ownGames = role === 'member' || role === 'agent';
  const home = paths.home();
  // The default order, until the operator's layout is known.
  const blocks = chooseBlocks('home', site.status === 'ready' ? site.value.layout : {});

  const hot = useHotGames();
  const [recent] = useRemote(
    gameRecent,
    ownGames && blocks.includes('recent')
      ? { clientType: siteConstants.clientType, language, pageNo: 1, pageSize: homeLimits.recent }
      : null,
    'list',
  );
  const today = dayOf(clock.now());
  const [bets] = useRemote(
    memberBets,
    ownGames && blocks.includes('openBets')
      ? {
          ...{ from: addDays(today, -openDays), to: today, status: 'waiting', language },
          ...{ pageNo: 1, pageSize: homeLimits.openBets },
        }
      : null,
    'live',
  );
  const shownBets = useWithSettled(bets.status === 'ready' ? bets.value.list : [], homeLimits.openBets);
  useEffect(() => {
    if (ownGames) void preloadBets();
  }, [ownGames]);
  const paused = useVendorsInMaintenance();
  const { rewards, start } = useRewardsAndStart(ownGames);
  const hotTiles = mapRemote(hot, ({ list }) =>
    list
      .filter(({ vassalage }) => !paused.includes(vassalage))
      .slice(0, homeLimits.hot)
      .map((game) => toGameTileView(game, imageUrl, home, paused)),
  );
  const firstHref = hotTiles.status === 'ready' ? (hotTiles.value[0]?.href ?? null) : null;
  const canPractise = usePracticePath(firstHref) !== null;

  return {
    blocks,
    role,
    openBets: ownGames
      ? mapRemote(bets, ({ totals }) => ({ bets: shownBets.map(toOpenBet), total: totals.count }))
      : null,
    start,
    recent: ownGames
      ? mapRemote(recent, ({ list }) =>
          list
            .filter(({ vassalage }) => !paused.includes(vassalage))
            .map((game) => toGameTileView(game, imageUrl, home, paused, true)),
        )
      : null,
    rewards,
    hot: hotTiles,
    firstGame: firstGameOf(firstHref, canPractise, ownGames),
    categories: mapRemote(categories, (all) =>
      all.map(({ type, name }) => ({ type, name, href: paths.category(type) })),
    ),
    nearBlock: connectedNearBlock,
    lobbyHref: paths.category('RNG'),
    betsHref: paths.memberCentre(home, 'personalHistoryCopy'),
    onOpen,
  };
}

function firstGameOf(href: string | null, canPractise: boolean, plays: boolean): HomeScreenProps['firstGame'] {
  if (href === null || !(plays || canPractise)) return null;
  return plays ? { kind: 'play', href } : { kind: 'practise', href: paths.tryGame(paths.home(), href) };
}
