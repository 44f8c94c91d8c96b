import { use, useState } from 'react';
import { gameRecent } from '#api/favourites.ts';
import { siteConstants } from '#api/primitives.ts';
import { gameRankList } from '#api/winners.ts';
import { vendorPath } from '#core/catalogue/categories.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { toVendorView } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useMember } from '#core/session/member.ts';
import { AuthPromptsContext } from '#core/session/requireAuth.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useFlags, useSite } from '#core/site/site.ts';
import { homeLimits, toTeasers, toWinnerView } from './home.model.ts';
import type { HomeScreenProps, LazyBlock } from './home.types.ts';

/** Provides the props of the home page. Winners and promotions load when their blocks are near the viewport. */
export function useHomeScreen(): HomeScreenProps {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const site = useSite();
  const { FREEPLAY3: freePlay } = useFlags();
  const { role, info } = useMember();
  const { signUp: onSignUp } = use(AuthPromptsContext);
  const onOpen = useGuardedOpen();
  const categories = useCategories();
  const announcements = useAnnouncements();
  const [near, setNear] = useState<ReadonlySet<LazyBlock>>(new Set());
  const { clientType } = siteConstants;
  const ownGames = role === 'member' || role === 'agent';
  const home = paths.home();

  const hot = useHotGames();
  const [recent] = useRemote(
    gameRecent,
    ownGames ? { clientType, language, pageNo: 1, pageSize: homeLimits.recent } : null,
    'list',
  );
  const [winners] = useRemote(gameRankList, near.has('winners') ? { language } : null, 'oncePerSession');
  const paused = useVendorsInMaintenance();

  return {
    // The default order, until the operator's layout is known.
    blocks: chooseBlocks('home', site.status === 'ready' ? site.value.layout : {}),
    role,
    nickname: info.status === 'ready' ? info.value.nickname : null,
    loginHref: paths.login({ next: home }),
    onSignUp,
    practiceHref: freePlay ? paths.category('RNG') : null,
    recent: ownGames
      ? mapRemote(recent, ({ list }) =>
          list.slice(0, homeLimits.recent).map((game) => toGameTileView(game, imageUrl, home, paused, true)),
        )
      : null,
    hot: mapRemote(hot, ({ list }) =>
      list.slice(0, homeLimits.hot).map((game) => toGameTileView(game, imageUrl, home, paused)),
    ),
    winners: mapRemote(winners, ({ list }) =>
      list.slice(0, homeLimits.winners).map((entry, index) => toWinnerView(entry, index, imageUrl, home)),
    ),
    categories: mapRemote(categories, (all) =>
      all.map(({ type, name, vendors }) => ({
        type,
        name,
        href: paths.category(type),
        vendors: vendors.map((card) => toVendorView(card, imageUrl, vendorPath(type, card.vassalage), clock.now())),
      })),
    ),
    promotions: near.has('promotions')
      ? mapRemote(announcements, ({ promotion }) =>
          toTeasers(promotion, { imageUrl, now: clock.now(), most: homeLimits.promotions }),
        )
      : loading,
    onNear: (block) => setNear((current) => new Set([...current, block])),
    lobbyHref: paths.category('RNG'),
    promotionsHref: paths.promotions(),
    onOpen,
  };
}
