import { useState } from 'react';
import { gameHot, gameRankList, gameRecent } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { useAnnouncements } from '../shared/announcements.ts';
import { vendorPath } from '../shared/categories.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { chooseBlocks } from '../shared/layout.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { loading, mapRemote, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { toVendorView } from '../shared/vendorView.ts';
import { homeLimits, toTeasers, toWinnerView } from './home.model.ts';
import type { HomeScreenProps, LateBlock } from './HomeScreen.tsx';

export function useHomeScreen(): HomeScreenProps {
  const { deployment, clock } = usePlatform();
  const language = useLanguage();
  const imageAddress = useImageAddress();
  const site = useSite();
  const { role, info } = useMember();
  const onOpen = useGatedOpen();
  const categories = useCategories();
  const announcements = useAnnouncements();
  const [near, setNear] = useState<ReadonlySet<LateBlock>>(new Set());
  const { clientType, gamePlatform: platform } = siteConstants;
  const ownGames = role === 'member' || role === 'agent';
  const home = paths.home();

  const [hot] = useRemote(gameHot, { merchantCode: deployment.merchant, platform, language }, 'oncePerSession');
  const [recent] = useRemote(
    gameRecent,
    ownGames ? { clientType, language, pageNo: 1, pageSize: homeLimits.recent } : null,
    'list',
  );
  const [winners] = useRemote(gameRankList, near.has('winners') ? { language } : null, 'oncePerSession');
  const tile = (game: Parameters<typeof toGameTileView>[0]) => toGameTileView(game, imageAddress, home);

  return {
    // Until the operator's order is known, that of most operators.
    blocks: chooseBlocks('home', site.status === 'ready' ? site.value.layout : {}),
    role,
    nickname: info.status === 'ready' ? info.value.nickname : null,
    loginHref: paths.login({ next: home }),
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    recent: ownGames ? mapRemote(recent, ({ list }) => list.slice(0, homeLimits.recent).map(tile)) : null,
    hot: mapRemote(hot, ({ list }) => list.slice(0, homeLimits.hot).map(tile)),
    winners: mapRemote(winners, ({ list }) =>
      list.slice(0, homeLimits.winners).map((entry, place) => toWinnerView(entry, place, imageAddress, home)),
    ),
    categories: mapRemote(categories, (all) =>
      all.map(({ type, vendors }) => ({
        type,
        href: paths.category(type),
        vendors: vendors.map((card) => toVendorView(card, imageAddress, vendorPath(type, card.vassalage), clock.now())),
      })),
    ),
    promotions: near.has('promotions')
      ? mapRemote(announcements, ({ promotion }) =>
          toTeasers(promotion, { imageAddress, now: clock.now(), most: homeLimits.promotions }),
        )
      : loading,
    onNear: (block) => setNear((already) => new Set([...already, block])),
    lobbyHref: paths.category('RNG'),
    promotionsHref: paths.promotions(),
    onOpen,
  };
}
